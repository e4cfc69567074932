internal import BedsideCore

/// A table of a report, of which the first cell of each row says what the row is about.
public struct ReportTable: Hashable, Sendable {
  /// A column.
  public struct Column: Hashable, Sendable {
    /// The heading.
    public var title: String
    /// Whether it holds numbers, which stand at its right edge.
    public var isNumeric: Bool

    /// Makes a column.
    public init(_ title: String, isNumeric: Bool = false) {
      self.title = title
      self.isNumeric = isNumeric
    }
  }

  /// A cell.
  public struct Cell: Hashable, Sendable {
    /// What it says; empty where there is nothing to say.
    public var text: String
    /// Whether it is to be noticed, which its words say too.
    public var isMarked: Bool

    /// Makes a cell.
    public init(_ text: String, isMarked: Bool = false) {
      self.text = text
      self.isMarked = isMarked
    }
  }

  /// What it shows.
  public var caption: String
  /// The columns, at least one.
  public var columns: [Column]
  /// The rows, each with as many cells as there are columns.
  public var rows: [[Cell]]
  /// What is to be known of it, a sentence each.
  public var remarks: [String]

  /// Makes a table.
  public init(
    caption: String, columns: [Column], rows: [[Cell]], remarks: [String] = []
  ) {
    self.caption = caption
    self.columns = columns
    self.rows = rows
    self.remarks = remarks
  }
}

extension ReportTable {
  /// The cells as they are read aloud, where no heading stands above the first of a row: weeks are said
  /// to be weeks.
  public func spoken(_ words: ChartWords) -> [[String]] {
    let cells = rows.map { row in row.map(\.text) }
    guard columns.first?.title == words.phrases(.chartColumnWeek) else { return cells }
    return cells.map { row in
      row.prefix(1).map { words.phrases(.chartWeekFrom, ["day": $0]) } + row.dropFirst()
    }
  }
}
