internal import BedsideCore

/// A table whose cells go on in the lines below where a row has no room for them.
struct WrappedTable {
  /// The blanks between two columns.
  private static let gap = 2
  /// How few columns a cell of words gets before the table is given up.
  private static let narrowest = 10

  let headings: [String]
  let rows: [[String]]
  /// Which columns hold numbers, which stand at their right edge and are never broken.
  let isNumeric: [Bool]

  /// The lines of the table in `width` columns, the headings first; nil where there is no room for it.
  func blocks(width: Int) -> [Block]? {
    guard let widths = widths(width) else { return nil }
    let heads = lines(of: headings, widths).map { Block.line(StyledText($0, .strong)) }
    return heads + rows.flatMap { lines(of: $0, widths) }.map { .line(StyledText($0)) }
  }

  /// The widths of the columns: as wide as their cells and headings, and where that is too wide the
  /// widest narrower; nil where that does not do.
  private func widths(_ width: Int) -> [Int]? {
    let cells = headings.indices.map { column in
      rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    var widths = headings.indices.map { max(cells[$0], DisplayWidth.of(headings[$0])) }
    let least = headings.indices.map { column -> Int in
      guard isNumeric[column] else { return Self.narrowest }
      // A heading may break between its words, though not within them; a number never.
      let words = headings[column].split(separator: " ").map { DisplayWidth.of($0) }
      return max(cells[column], words.max() ?? 0)
    }
    var excess = widths.reduce(0, +) + Self.gap * (widths.count - 1) - width
    while excess > 0 {
      let broad = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = broad.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func lines(of cells: [String], _ widths: [Int]) -> [String] {
    let parts = cells.indices.map { column in
      StyledText(cells[column]).lines(width: widths[column]).map(\.plain)
    }
    return (0..<max(1, parts.map(\.count).max() ?? 1)).map { row in
      var line = ""
      for column in cells.indices {
        let text = parts[column].indices.contains(row) ? parts[column][row] : ""
        let padding = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(text)))
        line += isNumeric[column] ? padding + text : text + padding
        line += String(repeating: " ", count: Self.gap)
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
