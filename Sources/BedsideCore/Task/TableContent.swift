/// Rows to read, and to choose from where the step asks for one.
public struct TableContent: Hashable, Sendable {
  /// How the rows are set.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// In columns; each cell on a line of its own where there is no room.
    case columns
    /// As points of a list, their cells behind each other.
    case bullets
  }

  /// The headings of the columns; none where the cells speak for themselves.
  public var columns: [String]
  /// The rows, each with as many cells as there are columns.
  public var rows: [[String]]
  /// How the rows are set.
  public var style: Style
  /// The question to which a row is the answer; its choices are the rows, in order.
  public var selection: FormItem?

  /// Makes a table.
  public init(
    columns: [String] = [], rows: [[String]], style: Style = .columns,
    selection: FormItem? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.style = style
    self.selection = selection
  }
}
