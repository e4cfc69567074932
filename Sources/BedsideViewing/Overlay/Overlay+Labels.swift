internal import BedsideCore

extension Overlay {
  /// Puts the names of parts beside the model, each with a line to where the part is seen in `map`.
  ///
  /// None lies over another or over a panel; a part that is hidden behind others has none.
  public mutating func addLabels(by map: PartMap) {
    let parts = session.labelledParts
    guard !parts.isEmpty, let extent = map.extent else { return }
    let free = session.viewport.free.inset(by: 8)
    let room = LabelLayout.Room(frame: free, taken: panels.map(\.frame), extent: extent)
    let anchors = PartAnchors.find(parts, in: map).filter { anchor in
      !panels.contains { $0.frame.contains(anchor.place) }
    }
    var sizes: [Int: (width: Float, height: Float)] = [:]
    for anchor in anchors {
      let size = measure.size(of: text(anchor.part), width: 320)
      sizes[anchor.part] = (size.width + 16, size.height + 8)
    }
    let labels = LabelLayout.labels(anchors, in: room) { sizes[$0] ?? (0, 0) }
    add(marks: labels.map(line) + labels.map(card))
    for label in labels {
      let frame = label.frame
      add(
        .row(label.part), at: Rect(x: 0, y: 0, width: frame.width, height: frame.height), on: frame)
    }
  }

  private func text(_ part: Int) -> PanelText {
    PanelText(
      session.model.parts[part].name, size: 13, isBold: part == session.selection, isOneLine: true)
  }

  private func card(_ label: LabelLayout.Label) -> Panel {
    let frame = label.frame
    return Panel(
      frame: frame,
      items: [
        .fill(Rect(x: 0, y: 0, width: frame.width, height: frame.height), .panel, radius: 7),
        .text(
          text(label.part),
          Rect(x: 8, y: 4, width: frame.width - 16, height: frame.height - 8)),
      ])
  }

  /// The line from a label to its part, with a dot at its end; a light line in a dark one, so that it is
  /// seen on every ground.
  private func line(_ label: LabelLayout.Label) -> Panel {
    .line(from: label.start, to: label.end) { start, end in
      let dot = Rect(x: end.x - 3, y: end.y - 3, width: 6, height: 6)
      return [
        .line(start, end, .panel, width: 3), .line(start, end, .text, width: 1.2),
        .fill(dot, .text, radius: 3), .outline(dot, .panel, radius: 3),
      ]
    }
  }
}

extension Panel {
  /// A panel just large enough for what is drawn between two places of the picture.
  static func line(
    from start: SIMD2<Float>, to end: SIMD2<Float>,
    draw: (_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> [Item]
  ) -> Panel {
    let margin: Float = 8
    let corner = SIMD2(min(start.x, end.x).rounded(), min(start.y, end.y).rounded()) - margin
    let size = SIMD2(abs(start.x - end.x), abs(start.y - end.y)) + 2 * margin
    return Panel(
      frame: Rect(x: corner.x, y: corner.y, width: size.x, height: size.y),
      items: draw(start - corner, end - corner))
  }
}
