/// A piece of a page, by what it is.
public enum Block: Hashable, Sendable {
  /// The heading of a page.
  case title(String)
  /// A heading within a page.
  case heading(String)
  /// A paragraph, or several.
  case text(StyledText)
  /// A line that editors and programs read: never broken, however long it is.
  case line(StyledText)
  /// A point of a list.
  case bullet(String)
  /// A list that is numbered, or led by words.
  case entries([Entry])
  /// The lines of a page of cards, in columns of their own.
  case rows([Row])
  /// What belongs to the line above.
  case hint(StyledText)
  /// A line between two parts.
  case rule
  /// An empty line, unless there is one already.
  case gap

  /// An entry of a list.
  public struct Entry: Hashable, Sendable {
    /// The number or the word before it.
    public var marker: String
    /// What it says.
    public var text: StyledText

    /// Makes an entry.
    public init(_ marker: String, _ text: StyledText) {
      self.marker = marker
      self.text = text
    }
  }

  /// A paragraph of one look.
  public static func text(_ text: String, _ role: Role = .plain) -> Block {
    .text(StyledText(text, role))
  }

  /// What belongs to the line above, of one look.
  public static func hint(_ text: String, _ role: Role = .plain) -> Block {
    .hint(StyledText(text, role))
  }
}
