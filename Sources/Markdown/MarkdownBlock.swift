/// One block of a document.
public indirect enum MarkdownBlock: Hashable, Sendable {
  /// A heading of level 1 to 6.
  case heading(level: Int, [MarkdownInline])

  /// A paragraph.
  case paragraph([MarkdownInline])

  /// A list without numbers; each item is a row of blocks.
  case bulletList([[MarkdownBlock]])

  /// A list whose first item has the number `start`.
  case orderedList(start: Int, [[MarkdownBlock]])

  /// Somebody else's words.
  case quote([MarkdownBlock])

  /// Text whose spaces and line breaks count, without a line break at its end.
  case code(String, language: String?)

  /// A line between two parts.
  case rule

  /// A table.
  case table(MarkdownTable)
}
