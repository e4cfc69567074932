/// What a line is for, which decides what is remembered of it.
public enum LineMode: Hashable, Sendable {
  /// A command: it goes into the history, and earlier ones can be brought back.
  case command
  /// An answer on one line: nothing is remembered.
  case answer
  /// An answer that may have several lines: nothing is remembered.
  case text
}
