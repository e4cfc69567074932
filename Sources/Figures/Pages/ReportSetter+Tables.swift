#if Drawing
internal import BedsideCore
internal import BedsideInsights
internal import Drawing

extension ReportSetter {
  /// The room above and below the words of a row.
  private static let padding = 2.5

  /// Adds a table, whose headings stand again where it goes on on the next page; without its caption
  /// where that would repeat the heading above.
  mutating func add(_ table: ReportTable, isTitled: Bool) {
    let numeric = table.columns.map(\.isNumeric)
    let heads = zip(table.columns, numeric).map { column, isNumeric in
      cell(column.title, isBold: true, isNumeric)
    }
    let rows = table.rows.map { row in
      zip(row, numeric).map { cell($0.text, isBold: $0.isMarked, $1) }
    }
    let columns = TableColumns(
      [heads] + rows, count: table.columns.count, room: width, by: typesetter)
    if isTitled, !table.caption.isEmpty {
      let caption = block(table.caption, ReportType.heading, isBold: true)
      let setter = typesetter
      var piece = ReportPiece(height: height(caption), space: 11) { sheet, x, y in
        sheet.tagged("H3") { sheet.write(caption, x: x, y: y, by: setter, with: .ink) }
      }
      piece.staysWithNext = true
      add(piece)
    }
    let group = group("Table")
    var head = row(heads, columns, isHeading: true, space: 4)
    head.group = group
    head.staysWithNext = true
    add(head)
    let heading = repeating(head)
    let shown = rows.flatMap { split($0, columns) }
    for (index, cells) in shown.enumerated() {
      var piece = row(cells, columns, isHeading: false, isLast: index == shown.count - 1)
      piece.group = group
      piece.heading = heading
      // No row stands alone on a page, where there are others.
      piece.staysWithNext = index == 0 && shown.count > 1 || index == shown.count - 2
      add(piece)
    }
    for remark in table.remarks {
      add(paragraph: remark, size: ReportType.small, pigment: .softInk, space: 3)
    }
  }

  private func cell(_ text: String, isBold: Bool, _ isNumeric: Bool) -> TextBlock {
    TextBlock(
      Sanitizer.clean(text), size: ReportType.cell, isBold: isBold, isCut: false,
      alignment: isNumeric ? .end : .start)
  }

  /// A row whose words are of many lines as several rows.
  private func split(_ row: [TextBlock], _ columns: TableColumns) -> [[TextBlock]] {
    let cells = zip(row, columns.widths).map { block, width in
      var block = block
      block.width = width
      return block
    }
    let all = cells.map { parts($0) }
    let count = all.map(\.count).max() ?? 1
    if count <= 1 { return [cells] }
    return (0..<count).map { number in
      zip(cells, all).map { cell, parts in
        if number < parts.count { return parts[number] }
        var empty = cell
        empty.text = ""
        return empty
      }
    }
  }

  private func row(
    _ cells: [TextBlock], _ columns: TableColumns, isHeading: Bool, isLast: Bool = false,
    space: Double = 0
  ) -> ReportPiece {
    let blocks = zip(cells, columns.widths).map { cell, width in
      var cell = cell
      cell.width = width
      return cell
    }
    let inner = blocks.map { $0.text.isEmpty ? 0 : height($0) }.max() ?? 0
    let total = inner + 2 * Self.padding
    let setter = typesetter
    return ReportPiece(height: total, space: space) { sheet, x, y in
      let rule = { (y: Double, width: Double, pigment: Pigment) in
        sheet.draw(
          .path([(x, y), (x + columns.width, y)]), Stroke(width: width), with: pigment)
      }
      if isHeading { rule(y, 0.9, .ink) }
      rule(y + total, isHeading ? 0.6 : isLast ? 0.9 : 0.4, isHeading || isLast ? .ink : .grid)
      sheet.tagged("TR") {
        for (block, start) in zip(blocks, columns.starts) {
          // Headings stand on the line, at the bottom of theirs.
          let lower = isHeading && !block.text.isEmpty ? inner - self.height(block) : 0
          sheet.tagged(isHeading ? "TH" : "TD") {
            guard !block.text.isEmpty else { return }
            sheet.write(
              block, x: x + start, y: y + Self.padding + lower, by: setter, with: .ink)
          }
        }
      }
    }
  }
}
#endif
