/// What a line is for, which decides what is remembered of it and how it is shown.
public enum EditingMode: Hashable, Sendable {
  /// A command: the arrow keys bring back earlier ones, and this one is kept for later.
  case command

  /// An answer on one line: nothing of it is kept, and no earlier line can be brought back.
  ///
  /// Line breaks in pasted text become spaces.
  case answer

  /// An answer that may have several lines: like `answer`, but pasted line breaks stay.
  case text

  /// Something nobody else may read: like `answer`, but what is typed is not shown.
  case secret

  /// Whether line breaks in pasted text become spaces.
  var joinsPastedLines: Bool { self != .text }
}
