internal import BedsideCore

extension Overlay {
  private static let sliderWidth: Float = 440
  private static let trackHeight: Float = 6
  private static let knobRadius: Float = 9

  /// The slider that bends the joint, above the caption, with what a person's own joint does.
  mutating func addJoint() {
    let measured = session.measured
    guard let range = session.model.joint?.range else { return }
    guard isInteractive || session.flexion != 0 || measured != nil else { return }
    let width = min(room.width - 2 * Self.margin, Self.sliderWidth)
    guard width > 150, room.height > 260 else { return }
    let inner = width - 2 * Self.padding
    let own = measured.map { PanelText($0.text, size: 14, ink: .accent) }
    let label = PanelText(phrases.flexion(session.flexion), size: 14, isBold: true, isOneLine: true)
    let labelSize = measure.size(of: label, width: inner)
    let ownSize = own.map { measure.size(of: $0, width: inner) } ?? (width: 0, height: 0)
    // Beside the label where there is room for it, else below.
    let isBeside = labelSize.width + ownSize.width + 24 < inner
    let textHeight = labelSize.height + (isBeside ? 0 : ownSize.height)
    let height = textHeight + 2 * Self.knobRadius + 4 + Self.padding * 1.5
    let frame = Rect(
      x: (room.center.x - width / 2).rounded(),
      y: (session.viewport.height - insets.bottom - height - Self.margin).rounded(),
      width: width, height: height)
    var items = [ground(frame)]
    let top = Self.padding * 0.75
    items.append(
      .text(label, Rect(x: Self.padding, y: top, width: inner, height: labelSize.height)))
    if let own {
      let place =
        isBeside
        ? Rect(x: width - Self.padding - ownSize.width, y: top, width: ownSize.width + 1, height: 0)
        : Rect(x: Self.padding, y: top + labelSize.height, width: inner, height: 0)
      items.append(.text(own, place))
    }
    let line = Rect(
      x: Self.padding + Self.knobRadius, y: top + textHeight + 4 + Self.knobRadius,
      width: inner - 2 * Self.knobRadius, height: 0)
    items += slider(along: line, range, measured?.range)
    add(Panel(frame: frame, items: items))
    if isInteractive { addTrack(along: line, on: frame) }
    cover(bottom: session.viewport.height - frame.y)
  }

  /// The track, the stretch that the person's own joint goes, and the knob.
  private func slider(
    along line: Rect, _ range: ClosedRange<Double>, _ measured: ClosedRange<Double>?
  ) -> [Panel.Item] {
    func x(_ degrees: Double) -> Float {
      let share = (degrees - range.lowerBound) / (range.upperBound - range.lowerBound)
      return line.x + line.width * Float(min(max(share, 0), 1))
    }
    func bar(_ start: Float, _ end: Float, _ height: Float) -> Rect {
      Rect(x: start, y: line.y - height / 2, width: end - start, height: height)
    }
    var items: [Panel.Item] = [
      .fill(bar(line.x, line.right, Self.trackHeight), .hover, radius: Self.trackHeight / 2),
      .outline(bar(line.x, line.right, Self.trackHeight), .faint, radius: Self.trackHeight / 2),
    ]
    if let measured {
      let (least, most) = (x(measured.lowerBound), x(measured.upperBound))
      items.append(.fill(bar(least, most, Self.trackHeight), .accent, radius: 0))
      // Marks that stand out without colour.
      items += [least, most].map { .fill(bar($0 - 1.5, $0 + 1.5, 20), .accent, radius: 1.5) }
    }
    let knob = bar(
      x(session.flexion) - Self.knobRadius, x(session.flexion) + Self.knobRadius,
      2 * Self.knobRadius)
    return items + [
      .fill(knob, .onAccent, radius: Self.knobRadius),
      .fill(knob.inset(by: 2), .accent, radius: Self.knobRadius - 2),
    ]
  }

  /// The places where the slider can be taken: its whole height, a little beyond its ends.
  private mutating func addTrack(along line: Rect, on panel: Rect) {
    let grip = Self.knobRadius + 4
    add(
      .slider(start: panel.x + line.x, end: panel.x + line.right),
      at: Rect(
        x: line.x - grip, y: line.y - grip, width: line.width + 2 * grip, height: 2 * grip),
      on: panel)
  }
}
