internal import BedsideCore

extension Key {
  /// The key as the help shows it: by what stands on it.
  func label(_ phrases: Phrases) -> String {
    switch self {
    case .character(" "): phrases(.spaceKey)
    case .character(let character):
      (character.isUppercase ? phrases(.shiftKey) + " " : "") + character.uppercased()
    case .named(let name, let shift):
      (shift ? phrases(.shiftKey) + " " : "") + name.label(phrases)
    }
  }
}

extension Key.Name {
  fileprivate func label(_ phrases: Phrases) -> String {
    switch self {
    case .escape: phrases(Phrase("viewer.key.escape", "Esc"))
    case .enter: phrases(Phrase("viewer.key.enter", "Enter"))
    case .tab: phrases(Phrase("viewer.key.tab", "Tab"))
    case .backspace: phrases(Phrase("viewer.key.backspace", "Backspace"))
    case .delete: phrases(Phrase("viewer.key.delete", "Del"))
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .pageUp: phrases(Phrase("viewer.key.pageUp", "PgUp"))
    case .pageDown: phrases(Phrase("viewer.key.pageDown", "PgDn"))
    case .home: phrases(Phrase("viewer.key.home", "Home"))
    case .end: phrases(Phrase("viewer.key.end", "End"))
    case .help: "F1"
    }
  }
}

extension Phrase {
  fileprivate static let spaceKey = Phrase("viewer.key.space", "Space")
  static let shiftKey = Phrase("viewer.key.shift", "Shift")
}
