internal import BedsideCore

extension Overlay {
  private static let leastKeyWidth: Float = 160
  private static let lineHeight: Float = 24

  /// The button that opens the help.
  mutating func addHelpHint() {
    let text = PanelText(phrases(.helpHint), size: 13, ink: .faint, isOneLine: true)
    let size = measure.size(of: text, width: 120)
    let frame = Rect(
      x: session.viewport.width - size.width - 24 - Self.margin,
      y: session.viewport.height - size.height - 12 - Self.margin, width: size.width + 24,
      height: size.height + 12)
    let isCovered = panels.contains { $0.frame.right > frame.x && $0.frame.bottom > frame.y }
    guard !isCovered else { return }
    add(
      Panel(
        frame: frame,
        items: [
          ground(frame), .text(text, Rect(x: 12, y: 6, width: 120, height: size.height)),
        ]))
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    add(.button(.toggleHelp), at: whole, on: frame)
  }

  /// Every key, from the table of bindings, and what the mouse does.
  mutating func addHelp() {
    let lines = keyLines + mouseLines
    let keys = lines.map {
      PanelText($0.keys, size: 13, isBold: true, ink: .accent, isOneLine: true)
    }
    let keyWidth = keys.reduce(Self.leastKeyWidth) {
      max($0, measure.size(of: $1, width: 400).width)
    }
    let texts = lines.map { PanelText($0.text, size: 14, isOneLine: true) }
    let textWidth = texts.map { measure.size(of: $0, width: 600).width }.max() ?? 0
    let columnWidth = keyWidth + textWidth + 28
    let isWide = session.viewport.width > 2 * columnWidth + 4 * Self.margin
    let whole = isWide ? (lines.count + 1) / 2 : lines.count
    let perColumn = min(whole, rowsOfHelp)
    let shownCount = perColumn * (isWide ? 2 : 1)
    let first = min(session.helpRow, max(lines.count - shownCount, 0))
    let width = columnWidth * (isWide ? 2 : 1) + 2 * Self.padding
    let height = Float(perColumn) * Self.lineHeight + 44 + 2 * Self.padding
    let frame = Rect(
      x: max((session.viewport.width - width) / 2, 0).rounded(),
      y: max((session.viewport.height - height) / 2, 0).rounded(), width: width, height: height)
    var items = [
      ground(frame), ground(frame),
      .text(
        PanelText(phrases(.keysAndMouse), size: 18, isBold: true),
        Rect(x: Self.padding + 6, y: Self.padding, width: width, height: 26)),
    ]
    if perColumn < whole { items.append(moreOfHelp(in: frame)) }
    for index in lines.indices.dropFirst(first).prefix(shownCount) {
      let place = index - first
      let x = Self.padding + 6 + Float(place / perColumn) * columnWidth
      let y = Self.padding + 40 + Float(place % perColumn) * Self.lineHeight
      items.append(
        .text(
          keys[index], Rect(x: x, y: y, width: keyWidth + 4, height: Self.lineHeight)))
      items.append(
        .text(
          texts[index],
          Rect(x: x + keyWidth + 8, y: y, width: textWidth + 4, height: Self.lineHeight)))
    }
    add(Panel(frame: frame, items: items))
    add(
      .button(.toggleHelp), at: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
      on: frame)
  }

  /// How many lines of the help a column has room for.
  private var rowsOfHelp: Int {
    max(Int((session.viewport.height - 44 - 2 * Self.padding) / Self.lineHeight), 1)
  }

  /// What says that the help can be scrolled.
  private func moreOfHelp(in frame: Rect) -> Panel.Item {
    let text = PanelText(phrases(.moreOfHelp), size: 13, ink: .faint, isOneLine: true)
    let size = measure.size(of: text, width: 300)
    return .text(
      text,
      Rect(
        x: min(frame.width, session.viewport.width) - Self.padding - size.width - 6,
        y: Self.padding + 5, width: size.width + 4, height: 20))
  }

  private var keyLines: [(keys: String, text: String)] {
    Binding.help(phrases).map { ($0.keys, phrases($0.topic.help)) }
  }

  private var mouseLines: [(keys: String, text: String)] {
    Binding.mouse.map { (phrases($0.movement), phrases($0.effect)) }
  }
}
