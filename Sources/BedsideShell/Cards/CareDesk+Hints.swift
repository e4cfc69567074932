internal import BedsideCore

extension CareDesk {
  /// What stands where there is no value: a dash, or words where it is read aloud.
  var gap: String { renderer.isAccessible ? phrases(.noValueSpoken) : "–" }

  /// What belongs to a card, under its title.
  func hint(_ text: String, _ role: Role = .plain) -> Block {
    let text = Sanitizer.cleanLine(text)
    if renderer.isAccessible { return .text(text, role) }
    return .hint(StyledText("   ") + StyledText(text, role))
  }
}
