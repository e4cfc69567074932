/// Something that a terminal sends: a character, or one of the sequences that stand for keys, the
/// mouse and answers.
public enum ControlSequence: Hashable, Sendable {
  /// A character, typed.
  case character(Character)
  /// A byte below the blank, or that of the backspace key, typed.
  case byte(UInt8)
  /// The escape key, pressed alone.
  case escape
  /// `ESC [` or `ESC O` with parameters and a final character.
  case sequence(String, final: Character)
  /// A string that ends in `ESC \`: an answer. The kind is the character behind the escape.
  case string(kind: Character, String)
}
