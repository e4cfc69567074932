internal import BedsideCore

extension CareDesk {
  /// What belongs to a card, under its title; a command at its end is never broken.
  func hint(_ text: String, _ role: Role = .plain) -> Block {
    let text = Sanitizer.cleanLine(text)
    if renderer.isAccessible { return .text(text, role) }
    let room = renderer.width - 5
    return .hint(StyledText("   ") + StyledText(Self.keepingCommand(of: text, in: room), role))
  }

  /// The text in one line where there is room, else with what follows the last colon on its own.
  static func keepingCommand(of text: String, in width: Int) -> String {
    guard DisplayWidth.of(text) > width,
      let colon = text.lastIndex(of: ":"), text[colon...].hasPrefix(": ")
    else { return text }
    return text[...colon] + "\n" + text[colon...].dropFirst(2)
  }
}
