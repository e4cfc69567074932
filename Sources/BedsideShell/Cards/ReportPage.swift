internal import BedsideCore
internal import BedsideInsights
internal import BedsideStore

/// A report as lines: on the screen, in a file of text, and read aloud.
@MainActor
struct ReportPage {
  let report: Report
  let renderer: Renderer

  private var signs: ChartSigns { renderer.style(of: .data).signs }

  /// The blocks of the page.
  var blocks: [Block] {
    var blocks: [Block] = [.title(report.title), .gap] + facts(report.facts)
    blocks += report.warnings.flatMap { [.gap, .text($0, .notice)] }
    for section in report.sections {
      blocks += [.gap, .heading(section.title)]
      for block in section.blocks { blocks += shown(block, in: section) }
    }
    if !report.remarks.isEmpty { blocks.append(.gap) }
    return blocks + report.remarks.map { .text($0) }
  }

  private func facts(_ facts: [ReportFact]) -> [Block] {
    facts.map { fact in
      .text(StyledText("\(clean(fact.label)): ", .label) + StyledText(clean(fact.text)))
    }
  }

  private func shown(_ block: ReportBlock, in section: ReportSection) -> [Block] {
    switch block {
    case .heading(let text): [.gap, .text(text, .strong)]
    case .paragraph(let text): [.gap, .text(text)]
    case .list(let texts): texts.map { .bullet($0) }
    case .facts(let facts): self.facts(facts)
    case .alerts(let alerts): alerts.map(bullet)
    case .table(let table):
      (table.caption == section.title ? [] : [.gap, .text(table.caption, .strong)])
        + self.table(table)
    case .figure(let figure): self.figure(figure)
    case .notes(let notes): notes.flatMap(note)
    }
  }

  private func bullet(_ alert: ReportAlert) -> Block {
    let head = "\(alert.label), \(alert.time): \(alert.title)."
    return .bullet(clean(([head] + alert.details).joined(separator: " ")))
  }

  private func note(_ note: ReportNote) -> [Block] {
    let lines = Sanitizer.clean(note.text).split(separator: "\n").map { "  \($0)" }
    return [.gap, .text("\(clean(note.time)), \(clean(note.source))", .label)]
      + lines.map { .hint($0) }
  }

  private func table(_ table: ReportTable) -> [Block] {
    let headings = table.columns.map { clean($0.title) }
    let texts =
      renderer.isAccessible
      ? table.spoken(report.words) : table.rows.map { row in row.map(\.text) }
    let cells = texts.map { row in row.map(clean) }
    let wrapped = WrappedTable(
      headings: headings, rows: cells, isNumeric: table.columns.map(\.isNumeric))
    let inColumns = renderer.isAccessible ? nil : wrapped.blocks(width: renderer.width)
    let rows =
      inColumns
      ?? TableLayout(TableContent(columns: headings, rows: cells, style: .columns)).blocks(
        width: 0, isAccessible: renderer.isAccessible)
    return rows + table.remarks.map { .hint($0) }
  }

  private func figure(_ figure: ReportFigure) -> [Block] {
    let heading: [Block] = [.gap, .text(clean(figure.title), .strong)]
    if renderer.isAccessible { return heading + [.text(figure.description)] }
    let drawn = ChartFigure(
      figure.chart, width: renderer.width, signs: signs, words: report.words)
    let omission = ChartSentences.omission(of: drawn, report.words).map { [Block.text($0)] } ?? []
    return heading + drawn.lines.map { .line(StyledText($0)) } + omission
      + [.text(figure.description)]
  }

  private func clean(_ text: String) -> String { Sanitizer.cleanLine(text) }
}
