/// Lines in columns: the first one to the left, the others to the right.
struct TextTable: CustomStringConvertible {
  private var rows: [(cells: [String], remark: String)]

  /// Makes a table with a head.
  init(_ head: [String]) {
    rows = [(head, "")]
  }

  mutating func add(_ cells: [String], remark: String = "") {
    rows.append((cells, remark))
  }

  var description: String {
    let columns = rows.map(\.cells.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.cells.count > column ? $0.cells[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (i, cell) in row.cells.enumerated() {
        let space = String(repeating: " ", count: widths[i] - cell.count)
        line += i == 0 ? cell + space : "  " + space + cell
      }
      return row.remark.isEmpty ? line : line + "  " + row.remark
    }.joined(separator: "\n")
  }
}
