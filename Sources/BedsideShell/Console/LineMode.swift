/// What a line is for, which decides what is remembered of it and whether it is shown.
public enum LineMode: Hashable, Sendable {
  /// A command: it goes into the history, and earlier ones can be brought back.
  case command
  /// An answer on one line: nothing is remembered.
  case answer
  /// An answer that may have several lines: nothing is remembered.
  case text
  /// An answer that nobody else may read: it is not shown while it is typed, and nothing is remembered.
  case secret
}
