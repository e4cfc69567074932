internal import BedsideCore

extension Overlay {
  /// The title of the step or the model, at the top, with what the step asks for.
  mutating func addTitle() {
    let width = min(room.width - 2 * Self.margin, 620)
    // In a low window the model needs the room more than its name does.
    guard width > 120, session.viewport.height >= 240 else { return }
    let title = PanelText(
      session.step?.title ?? session.model.title, size: 20, isBold: true, isOneLine: true)
    let titleSize = measure.size(of: title, width: width)
    var lines = [(title, titleSize)]
    if session.stop == nil, let text = session.step?.text {
      let line = PanelText(text, size: 15)
      lines.append((line, measure.size(of: line, width: width)))
    }
    // As wide as the panel and no wider: what is written from the right begins at its right edge.
    let widest = min(lines.map(\.1.width).max() ?? 0, width)
    let height = lines.reduce(0) { $0 + $1.1.height } + Float(lines.count - 1) * 4
    let frame = Rect(
      x: room.x + Self.margin, y: Self.margin, width: widest + 2 * Self.padding,
      height: height + Self.padding)
    var items = [ground(frame)]
    var y = Self.padding / 2
    for (text, size) in lines {
      items.append(.text(text, Rect(x: Self.padding, y: y, width: widest, height: size.height)))
      y += size.height + 4
    }
    add(Panel(frame: frame, items: items))
    cover(top: frame.bottom)
  }

  /// The card of the part at hand or selected: its name and what it is.
  mutating func addPartCard() {
    guard let part = session.focus ?? session.selection else { return }
    let model = session.model.parts[part]
    let inner: Float = 232
    var texts = [PanelText(model.name, size: 16, isBold: true)]
    if let state = session.state(of: part) {
      texts.append(PanelText(state, size: 12, ink: .accent))
    }
    if let caption = model.caption { texts.append(PanelText(caption, size: 14)) }
    let heights = texts.map { height(of: $0, width: inner) }
    var frame = Rect(
      x: session.viewport.width - inner - 2 * Self.padding - Self.margin, y: Self.margin,
      width: inner + 2 * Self.padding,
      height: heights.reduce(0, +) + Float(texts.count - 1) * 4 + 2 * Self.padding - 4)
    guard frame.x > room.x + Self.margin else { return }
    // In a narrow window there is no room beside the title.
    if panels.contains(where: { $0.frame.overlaps(frame) }) { frame.y = insets.top + 6 }
    var items = [ground(frame)]
    var y = Self.padding - 2
    for (text, height) in zip(texts, heights) {
      items.append(.text(text, Rect(x: Self.padding, y: y, width: inner, height: height)))
      y += height + 4
    }
    add(Panel(frame: frame, items: items))
  }

  /// The name of the part under the pointer, beside it.
  mutating func addHoverName(at pointer: SIMD2<Float>) {
    guard let part = session.hover, !session.isDragging, target(at: pointer) == nil else { return }
    let text = PanelText(session.model.parts[part].name, size: 13, isOneLine: true)
    let size = measure.size(of: text, width: 260)
    let width = size.width + 20
    let x = min(pointer.x + 16, session.viewport.width - width - 4)
    let y = min(pointer.y + 18, session.viewport.height - size.height - 14)
    let frame = Rect(x: x.rounded(), y: y.rounded(), width: width, height: size.height + 10)
    add(
      Panel(
        frame: frame,
        items: [
          ground(frame), .text(text, Rect(x: 10, y: 5, width: size.width, height: size.height)),
        ]))
  }

  /// Why the last command did nothing, above the caption.
  mutating func addNotice() {
    guard let notice = session.notice else { return }
    let text = PanelText(notice.text(phrases), size: 14, isBold: true, ink: .onAccent)
    let size = measure.size(of: text, width: 420)
    let frame = Rect(
      x: room.center.x - (size.width + 32) / 2,
      y: session.viewport.height - insets.bottom - size.height - 36, width: size.width + 32,
      height: size.height + 16)
    let whole = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    add(
      Panel(
        frame: frame,
        items: [
          .fill(whole, .accent, radius: 10),
          .text(text, Rect(x: 16, y: 8, width: size.width, height: size.height)),
        ]))
  }
}
