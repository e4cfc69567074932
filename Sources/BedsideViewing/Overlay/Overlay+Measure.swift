internal import BedsideCore

extension Overlay {
  /// What is said of the measure, above the caption.
  mutating func addMeasureCard() {
    guard let string = session.measuredText, session.notice == nil else { return }
    let text = PanelText(string, size: 15, isBold: true)
    let width = min(460, room.width - 2 * Self.margin - 32)
    guard width > 60 else { return }
    let size = measure.size(of: text, width: width)
    let frame = Rect(
      x: (room.center.x - (size.width + 32) / 2).rounded(),
      y: session.viewport.height - insets.bottom - size.height - 36, width: size.width + 32,
      height: size.height + 16)
    add(
      Panel(
        frame: frame,
        items: [
          ground(frame), .text(text, Rect(x: 16, y: 8, width: size.width, height: size.height)),
        ]))
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    add(.button(.measure), at: whole, on: frame)
  }

  /// Draws the points that are measured, the line between them, and the keyboard's cross hair.
  public mutating func addMeasure(in perspective: Perspective) {
    guard let measurement = session.measurement else { return }
    let places = measurement.points.compactMap(perspective.place)
    var panels: [Panel] = []
    if places.count == 2 {
      panels.append(
        .line(from: places[0], to: places[1]) { start, end in
          [.line(start, end, .panel, width: 4), .line(start, end, .accent, width: 2)]
        })
    }
    panels += places.map { place in
      .line(from: place, to: place) { center, _ in
        let dot = Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)
        return [.fill(dot, .accent, radius: 4), .outline(dot, .panel, radius: 4)]
      }
    }
    if let cursor = measurement.cursor { panels.append(crossHair(at: cursor)) }
    add(marks: panels)
  }

  private func crossHair(at place: SIMD2<Float>) -> Panel {
    let reach: Float = 14
    let gap: Float = 4
    return .line(from: place - reach, to: place + reach) { start, end in
      let middle = (start + end) / 2
      let arms = [SIMD2<Float>(1, 0), SIMD2(-1, 0), SIMD2(0, 1), SIMD2(0, -1)]
      return [(Ink.panel, Float(4)), (.accent, 2)].flatMap { ink, width in
        arms.map { .line(middle + $0 * gap, middle + $0 * reach, ink, width: width) }
      }
    }
  }
}
