internal import BedsideCore

/// Sets a table: in columns where there is room, else each row as a block of `heading: cell` lines.
struct TableLayout {
  let table: TableContent

  init(_ table: TableContent) { self.table = table }

  /// The blanks between two columns.
  private static let gap = 2

  /// The blocks of the table in `width` columns; rows to choose from have their numbers before them.
  ///
  /// Read aloud, each row is a sentence that names its headings.
  func blocks(width: Int, isAccessible: Bool = false) -> [Block] {
    if isAccessible { return bullets }
    switch table.style {
    case .bullets: return bullets
    case .columns: return inColumns(width: width) ?? stacked
    }
  }

  private var isNumbered: Bool { table.selection != nil }

  private var bullets: [Block] {
    let texts = table.rows.map { row in
      zip(0..., row).filter { !$1.isEmpty }.map { index, cell in
        let heading = heading(index)
        return index == 0 || heading.isEmpty ? cell : "\(heading): \(cell)"
      }.joined(separator: ", ")
    }
    guard isNumbered else { return texts.map { .bullet($0) } }
    return [.entries(texts.enumerated().map { Block.Entry("\($0 + 1)", StyledText($1)) })]
  }

  /// The lines with their cells below each other; nil where they are wider than `width`.
  private func inColumns(width: Int) -> [Block]? {
    var lines = table.columns.isEmpty ? table.rows : [table.columns] + table.rows
    if isNumbered {
      let first = table.columns.isEmpty ? 1 : 0
      lines = lines.enumerated().map { [$0 + first == 0 ? "" : "\($0 + first)"] + $1 }
    }
    lines = lines.map { $0.map { Sanitizer.cleanLine($0) } }
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      lines.map { $0.indices.contains(column) ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    let total = widths.reduce(0, +) + Self.gap * max(0, count - 1)
    guard total <= width else { return nil }
    return lines.enumerated().map { index, cells in
      let text = line(cells, widths)
      return .line(StyledText(text, index == 0 && !table.columns.isEmpty ? .strong : .plain))
    }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var text = ""
    for (index, cell) in cells.enumerated() {
      let padding = widths[index] - DisplayWidth.of(cell)
      if isNumber(index) {
        text += String(repeating: " ", count: padding) + cell
      } else {
        text += cell + String(repeating: " ", count: padding)
      }
      text += String(repeating: " ", count: Self.gap)
    }
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }

  /// Whether every cell of a column that holds anything is a number, so that they stand at the right.
  private func isNumber(_ column: Int) -> Bool {
    let column = isNumbered ? column - 1 : column
    if column < 0 { return true }
    let cells = table.rows.map { $0.indices.contains(column) ? $0[column] : "" }
    return cells.contains { !$0.isEmpty }
      && cells.allSatisfy { cell in
        cell.isEmpty
          || cell.contains(where: \.isNumber)
            && cell.allSatisfy { $0.isNumber || ".,+-−%".contains($0) }
      }
  }

  /// Each row with its cells on lines of their own.
  private var stacked: [Block] {
    table.rows.enumerated().flatMap { number, row -> [Block] in
      let lines = row.enumerated().map { index, cell in
        let heading = heading(index)
        return heading.isEmpty ? cell : "\(heading): \(cell)"
      }
      let text = StyledText(lines.joined(separator: "\n"))
      guard isNumbered else { return (number == 0 ? [] : [.gap]) + [.text(text)] }
      return [.entries([Block.Entry("\(number + 1)", text)])]
    }
  }

  private func heading(_ column: Int) -> String {
    table.columns.indices.contains(column) ? table.columns[column] : ""
  }
}
