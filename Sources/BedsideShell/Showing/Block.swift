/// A piece of a page, by what it is.
public enum Block: Hashable, Sendable {
  /// The heading of a page.
  case title(String)
  /// A heading within a page.
  case heading(String)
  /// A paragraph, or several.
  case text(StyledText)
  /// A point of a list.
  case bullet(String)
  /// An entry of a numbered list, or one that is led by a word.
  case entry(String, StyledText)
  /// What belongs to the line above.
  case hint(StyledText)
  /// A line between two parts.
  case rule
  /// An empty line, unless there is one already.
  case gap

  /// A paragraph of one look.
  public static func text(_ text: String, _ role: Role = .plain) -> Block {
    .text(StyledText(text, role))
  }

  /// What belongs to the line above, of one look.
  public static func hint(_ text: String, _ role: Role = .plain) -> Block {
    .hint(StyledText(text, role))
  }
}
