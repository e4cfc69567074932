/// A key press, as far as the viewer tells keys apart.
///
/// Keys that write something are known by what they write, so that bindings hold on every keyboard.
public enum Key: Hashable, Sendable {
  /// A key that writes a character.
  case character(Character)
  /// A key that writes nothing, with or without the shift key.
  case named(Name, shift: Bool = false)

  /// A key that writes nothing.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    // The names are those on the keys.
    case escape
    case enter
    case tab
    case backspace
    case delete
    case left
    case right
    case up
    case down
    case pageUp
    case pageDown
    case home
    case end
    case help
  }

  /// The key as the help shows it.
  public var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character):
      (character.isUppercase ? "Shift " : "") + character.uppercased()
    case .named(let name, let shift): (shift ? "Shift " : "") + name.label
    }
  }
}

extension Key.Name {
  fileprivate var label: String {
    switch self {
    case .escape: "Esc"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .help: "F1"
    }
  }
}
