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
  /// No file can be made in the folder in which it should be.
  case noFile(folder: String)
  /// The editor, by its command, ended without success.
  case failed(command: String, status: Int32)
  /// What the editor left can't be read, or is no text.
  case unreadable(command: String)
  /// The process was asked to end meanwhile, by the signal of that number; `written` is the text as the
  /// editor left it, nil where it can't be read.
  case terminated(signal: Int32, written: String?)
}
