internal import BedsideCore
internal import BedsideStore

/// A report in Markdown, with the tables of GitHub's; its charts are made of letters and signs.
public struct ReportMarkdown {
  /// How many columns a chart takes.
  private static let chartWidth = 72

  private let report: Report

  /// Makes the page of a report.
  public init(_ report: Report) { self.report = report }

  /// The file.
  public var text: String {
    var parts = ["# \(line(report.title))", facts(report.facts)]
    parts += report.warnings.map { "**\(line($0))**" }
    for section in report.sections {
      parts.append("## \(line(section.title))")
      parts += section.blocks.flatMap { blocks($0, in: section) }
    }
    if !report.remarks.isEmpty { parts.append("---") }
    parts += report.remarks.map(line)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func line(_ text: String) -> String { MarkdownText.line(text) }

  private func facts(_ facts: [ReportFact]) -> String {
    facts.map { "- **\(line($0.label)):** \(line($0.text))" }.joined(separator: "\n")
  }

  private func blocks(_ block: ReportBlock, in section: ReportSection) -> [String] {
    switch block {
    case .heading(let text): ["### \(line(text))"]
    case .paragraph(let text): [line(text)]
    case .list(let texts): [texts.map { "- \(line($0))" }.joined(separator: "\n")]
    case .facts(let facts): [self.facts(facts)]
    case .alerts(let alerts): [alerts.map(item).joined(separator: "\n")]
    case .table(let table):
      (table.caption == section.title ? [] : ["### \(line(table.caption))"])
        + [self.table(table)] + table.remarks.map(line)
    case .figure(let figure): self.figure(figure)
    case .notes(let notes): notes.map(quote)
    }
  }

  private func item(_ alert: ReportAlert) -> String {
    let head = "\(alert.label), \(alert.time): \(alert.title)."
    return "- " + (["**\(line(head))**"] + alert.details.map(line)).joined(separator: " ")
  }

  private func quote(_ note: ReportNote) -> String {
    let lines = Sanitizer.clean(note.text).split(
      separator: "\n", omittingEmptySubsequences: false)
    let said = lines.map { "> " + line(String($0)) }.joined(separator: "\\\n")
    return "\(line(note.time)), \(line(note.source))\n\n\(said)"
  }

  private func table(_ table: ReportTable) -> String {
    let heads = table.columns.map { line($0.title) }
    let rule = table.columns.map { $0.isNumeric ? "---:" : "---" }
    let rows = table.rows.map { row in row.map { cell($0) } }
    return ([heads, rule] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  private func cell(_ cell: ReportTable.Cell) -> String {
    let text = line(cell.text)
    return cell.isMarked && !text.isEmpty ? "**\(text)**" : text
  }

  private func figure(_ figure: ReportFigure) -> [String] {
    let drawn = ChartFigure(
      figure.chart, width: Self.chartWidth, signs: .ascii, words: report.words)
    let lines = drawn.lines.map { TextDirection.withoutIsolates($0.plain).withPlainBlanks }
    // A fence is longer than any run of its sign within.
    let fence = String(repeating: "`", count: max(3, MarkdownText.longestFence(in: lines) + 1))
    let omission = [ChartSentences.omission(of: drawn, report.words)].compactMap(\.self)
    let picture =
      lines.isEmpty ? [] : ["\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)"]
    return ["### \(line(figure.title))"] + picture + (omission + [figure.description]).map(line)
  }
}
