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
}
