internal import BedsideCore

extension Overlay {
  private static let captionWidth: Float = 620
  private static let buttonHeight: Float = 34
  private static let gap: Float = 10

  private struct Button {
    var label: PanelText
    var command: ViewerCommand
    var isMain: Bool

    init(_ text: String, _ command: ViewerCommand, isMain: Bool) {
      label = PanelText(
        text, size: 14, isBold: true, ink: isMain ? .onAccent : .accent, isOneLine: true)
      self.command = command
      self.isMain = isMain
    }
  }

  /// The card at the bottom: what the tour's stop says, where one is, and the way on.
  mutating func addCaption() {
    let buttons = isInteractive ? self.buttons : []
    let text = session.currentStop.map { PanelText($0.text, size: 16) }
    guard text != nil || !buttons.isEmpty else { return }
    let widest = text == nil ? width(of: buttons) + 2 * Self.padding : Self.captionWidth
    let width = min(room.width - 2 * Self.margin, widest)
    let inner = width - 2 * Self.padding
    guard inner > 60 else { return }
    let textHeight = text == nil ? 0 : captionHeight(width: inner)
    let buttonsHeight = buttons.isEmpty ? 0 : Self.buttonHeight
    let between = text == nil || buttons.isEmpty ? 0 : Self.gap
    let cardHeight = textHeight + between + buttonsHeight + 2 * Self.padding
    let frame = Rect(
      x: (room.center.x - width / 2).rounded(),
      y: session.viewport.height - cardHeight - Self.margin, width: width, height: cardHeight)
    var items = [ground(frame)]
    if let text {
      items.append(
        .text(text, Rect(x: Self.padding, y: Self.padding, width: inner, height: textHeight)))
    }
    let line = Rect(
      x: Self.padding, y: cardHeight - Self.padding - buttonsHeight, width: inner,
      height: buttonsHeight)
    if !buttons.isEmpty { items += progress(in: line) + place(buttons, in: line, on: frame) }
    add(Panel(frame: frame, items: items))
    cover(bottom: session.viewport.height - frame.y)
  }

  /// The height of the tallest text of the tour, so that the picture stays where it is from stop to
  /// stop; of this stop's alone where that would take too much of the window.
  private func captionHeight(width: Float) -> Float {
    let heights = session.tour.map { height(of: PanelText($0.text, size: 16), width: width) }
    let tallest = heights.max() ?? 0
    guard isInteractive, tallest < session.viewport.height / 3 else {
      return session.stop.map { heights[$0] } ?? 0
    }
    return tallest
  }

  /// The buttons, from the left.
  private var buttons: [Button] {
    let isStep = session.step != nil
    let count = session.tour.count
    // Who has done what was asked need not see the tour.
    let isDone = session.canLeaveTour && session.step?.continueAfter == .selection
    let leave = Button(phrases(.goOn), .goOn, isMain: isDone)
    guard let stop = session.stop else {
      if count > 0 {
        let begin = Button(phrases(.beginTour), .forward, isMain: !isDone)
        return session.canLeaveTour ? [begin, leave] : [begin]
      }
      return isStep ? [Button(phrases(.goOn), .forward, isMain: session.canContinue)] : []
    }
    let back = Button(phrases(.stopBefore), .backward, isMain: false)
    if stop + 1 < count {
      let next = Button(phrases(.nextStop), .forward, isMain: !isDone)
      return isDone ? [back, next, leave] : [back, next]
    }
    let onward = isStep ? phrases(.goOn) : phrases(.endTour)
    return [back, Button(onward, .forward, isMain: session.canContinue)]
  }

  /// How wide a row of buttons is.
  private func width(of buttons: [Button]) -> Float {
    buttons.reduce(-Self.gap) { $0 + Self.gap + measure.size(of: $1.label, width: 200).width + 32 }
  }

  /// A dot for each stop, filled where one has been, and the number.
  private func progress(in line: Rect) -> [Panel.Item] {
    guard let stop = session.stop else { return [] }
    let count = session.tour.count
    let text = PanelText(phrases.place(stop, of: count), size: 13, ink: .faint, isOneLine: true)
    let size = measure.size(of: text, width: 120)
    let middle = line.y + line.height / 2
    var items: [Panel.Item] = [
      .text(
        text, Rect(x: line.x, y: middle - size.height / 2, width: 120, height: size.height))
    ]
    guard Float(count) * 16 < line.width / 3 else { return items }
    for index in 0..<count {
      let radius: Float = index == stop ? 5 : 3.5
      let dot = Rect(
        x: line.x + size.width + 18 + Float(index) * 16 - radius, y: middle - radius,
        width: 2 * radius, height: 2 * radius)
      let isSeen = session.seenStops.contains(index)
      items.append(
        isSeen ? .fill(dot, .accent, radius: radius) : .outline(dot, .faint, radius: radius))
    }
    return items
  }

  private mutating func place(
    _ buttons: [Button], in line: Rect, on panel: Rect
  ) -> [Panel.Item] {
    var items: [Panel.Item] = []
    var right = line.right
    for button in buttons.reversed() {
      let size = measure.size(of: button.label, width: 200)
      let width = size.width + 32
      let frame = Rect(x: right - width, y: line.y, width: width, height: line.height)
      items.append(
        button.isMain
          ? .fill(frame, .accent, radius: 8) : .outline(frame.inset(by: 0.5), .accent, radius: 8))
      items.append(
        .text(
          button.label,
          Rect(
            x: frame.x + 16, y: frame.y + (frame.height - size.height) / 2, width: size.width,
            height: size.height)))
      add(.button(button.command), at: frame, on: panel)
      right = frame.x - Self.gap
    }
    return items
  }
}
