/// Why the history of commands is not, or not wholly, kept.
///
/// The history is a convenience: nothing else fails with it.
public enum HistoryWarning: Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read; this session's commands are not kept in it.
  case unreadable(path: String, reason: String)

  /// The file cannot be written.
  case unwritable(path: String, reason: String)

  /// Another program has had the file locked for too long.
  case locked(path: String)

  /// Some lines are no text and were left out.
  case damaged(path: String, lines: Int)

  /// The warning in words.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The history of commands in '\(path)' can't be read: \(reason). This session's commands "
        + "won't be kept."
    case .unwritable(let path, let reason):
      "The history of commands in '\(path)' can't be written: \(reason). This session's commands "
        + "won't be kept."
    case .locked(let path):
      "The history of commands in '\(path)' is locked by another program. The last command wasn't "
        + "kept."
    case .damaged(let path, let lines):
      "The history of commands in '\(path)' has \(lines) damaged \(lines == 1 ? "line" : "lines"), "
        + "left out."
    }
  }
}
