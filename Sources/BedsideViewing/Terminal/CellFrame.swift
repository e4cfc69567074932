/// A rectangle of a terminal's cells, counted from 1.
public struct CellFrame: Hashable, Sendable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// How many columns it has.
  public var columns: Int
  /// How many rows it has.
  public var rows: Int

  /// Makes a rectangle.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// Whether a cell lies in it.
  public func contains(column: Int, row: Int) -> Bool {
    (self.column..<self.column + columns).contains(column)
      && (self.row..<self.row + rows).contains(row)
  }
}
