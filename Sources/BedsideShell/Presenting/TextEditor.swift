/// What lets a person write a text of several lines.
@MainActor
public protocol TextEditor: AnyObject {
  /// Opens `text` to be changed, and waits until the person is done.
  func edit(_ text: String) -> TextEdit
}

/// What became of editing a text.
public enum TextEdit: Hashable, Sendable {
  /// The text as it is now.
  case text(String)
  /// It can't be edited; why, for a person.
  case unavailable(String)
}
