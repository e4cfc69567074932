/// A table with one row of headings.
public struct MarkdownTable: Hashable, Sendable {
  /// Where the text of a column stands.
  public enum Alignment: Hashable, Sendable {
    /// Not said: where text begins in the language.
    case natural

    /// At the left.
    case left

    /// In the middle.
    case center

    /// At the right.
    case right
  }

  /// The headings, one a column.
  public var header: [[MarkdownInline]]

  /// The rows, each with as many cells as there are columns.
  public var rows: [[[MarkdownInline]]]

  /// The alignments, one a column.
  public var alignments: [Alignment]

  /// Makes a table.
  public init(
    header: [[MarkdownInline]], rows: [[[MarkdownInline]]], alignments: [Alignment]
  ) {
    self.header = header
    self.rows = rows
    self.alignments = alignments
  }
}
