internal import BedsideCore
internal import BedsideSchedule

/// A report as one file for browsers, which loads nothing and runs nothing.
public struct ReportHTML {
  /// How wide figures are drawn, in points; a page makes them smaller or larger.
  private static let figureWidth = 300.0
  /// What heads a row breaks into no lines up to so many letters: those of a date.
  private static let shortest = 16

  private let report: Report
  private let figures: (any FigureDrawing)?
  private let paper: PaperSize?

  /// Makes the page of a report.
  ///
  /// - Parameters:
  ///   - report: What stands on it.
  ///   - figures: Draws its charts; where nothing does, tables stand in their place.
  ///   - paper: On which paper it is printed; nil for the one that the printer has.
  public init(_ report: Report, figures: (any FigureDrawing)? = nil, paper: PaperSize? = nil) {
    self.report = report
    self.figures = figures
    self.paper = paper
  }

  /// The file.
  public var text: String {
    let sections = report.sections.map(section).joined()
    return head + "<body>\n" + header + "<main>\n" + sections + "</main>\n" + footer
      + "</body>\n</html>\n"
  }

  /// Allows the page's own style and nothing else: no script, no picture, no font, no request.
  static func policy(style: String) -> String {
    let hash = Base64.text(SHA256.hash(Array(style.utf8)))
    return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'"
  }

  private var head: String {
    let style = ReportStyle.text(paper)
    let days = report.facts.prefix(2).map(\.text)
    let title = HTMLText.line(([report.title] + days).joined(separator: ", "))
    return """
      <!DOCTYPE html>
      <html lang="\(HTMLText.line(report.language))">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy(style: style))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="robots" content="noindex">
      <title>\(title)</title>
      <style>\(style)</style>
      </head>

      """
  }

  private var header: String {
    let warnings = report.warnings.map { "<p class=\"warn\">\(HTMLText.line($0))</p>\n" }.joined()
    return "<header>\n<h1>\(HTMLText.line(report.title))</h1>\n" + facts(report.facts) + warnings
      + "</header>\n"
  }

  private var footer: String {
    "<footer>\n" + report.remarks.map { "<p>\(HTMLText.line($0))</p>\n" }.joined() + "</footer>\n"
  }

  private func facts(_ facts: [ReportFact]) -> String {
    let rows = facts.map { fact in
      "<div><dt>\(HTMLText.line(fact.label))</dt><dd dir=\"auto\">\(HTMLText.line(fact.text))</dd></div>\n"
    }
    return "<dl class=\"facts\">\n" + rows.joined() + "</dl>\n"
  }

  private func section(_ section: ReportSection) -> String {
    let id = section.id.rawValue
    var text =
      "<section id=\"\(id)\" aria-labelledby=\"\(id)-h\">\n"
      + "<h2 id=\"\(id)-h\">\(HTMLText.line(section.title))</h2>\n"
    // Figures stand side by side where there is room.
    var isInFigures = false
    for (index, block) in section.blocks.enumerated() {
      let isFigure = if case .figure = block { true } else { false }
      if isFigure != isInFigures { text += isFigure ? "<div class=\"figures\">\n" : "</div>\n" }
      isInFigures = isFigure
      text += self.text(of: block, in: section, "\(id)-\(index)")
    }
    return text + (isInFigures ? "</div>\n" : "") + "</section>\n"
  }

  private func text(
    of block: ReportBlock, in section: ReportSection, _ id: String
  ) -> String {
    switch block {
    case .heading(let text): "<h3>\(HTMLText.line(text))</h3>\n"
    case .paragraph(let text): "<p>\(HTMLText.line(text))</p>\n"
    case .list(let texts):
      "<ul>\n" + texts.map { "<li>\(HTMLText.line($0))</li>\n" }.joined() + "</ul>\n"
    case .facts(let facts): self.facts(facts)
    case .alerts(let alerts):
      "<ul class=\"alerts\">\n" + alerts.map(item).joined() + "</ul>\n"
    case .table(let table): self.table(table, id, isSilent: table.caption == section.title)
    case .figure(let figure): self.figure(figure, id)
    case .notes(let notes): "<dl class=\"notes\">\n" + notes.map(item).joined() + "</dl>\n"
    }
  }

  private func item(_ alert: ReportAlert) -> String {
    let details = alert.details.map { " <span dir=\"auto\">\(HTMLText.line($0))</span>" }.joined()
    return "<li class=\"\(alert.severity.rawValue)\"><b class=\"label\">"
      + "\(HTMLText.line(alert.label))</b> <span class=\"time\">\(HTMLText.line(alert.time))</span>"
      + " <strong dir=\"auto\">\(HTMLText.line(alert.title)).</strong>\(details)</li>\n"
  }

  private func item(_ note: ReportNote) -> String {
    "<div><dt>\(HTMLText.line(note.time)) <span dir=\"auto\">\(HTMLText.line(note.source))</span></dt>"
      + "<dd dir=\"auto\">\(HTMLText.lines(note.text))</dd></div>\n"
  }

  /// A table; where its caption repeats the heading above, only those hear it who do not see that.
  private func table(_ table: ReportTable, _ id: String, isSilent: Bool) -> String {
    let columns = table.columns.map { column in
      "<th scope=\"col\"\(column.isNumeric ? " class=\"n\"" : "")>\(HTMLText.line(column.title))</th>"
    }
    let rows = table.rows.map { row in
      "<tr>" + row.indices.map { cell(row[$0], at: $0, of: table) }.joined() + "</tr>\n"
    }
    let remarks = table.remarks.map { "<p class=\"remark\">\(HTMLText.line($0))</p>\n" }
    return "<div class=\"scroll\" role=\"region\" aria-labelledby=\"\(id)-c\" tabindex=\"0\">\n"
      + "<table>\n<caption id=\"\(id)-c\"\(isSilent ? " class=\"silent\"" : "")>"
      + "\(HTMLText.line(table.caption))</caption>\n"
      + "<thead><tr>\(columns.joined())</tr></thead>\n<tbody>\n" + rows.joined()
      + "</tbody>\n</table>\n</div>\n" + remarks.joined()
  }

  private func cell(_ cell: ReportTable.Cell, at index: Int, of table: ReportTable) -> String {
    let isNumeric = table.columns.indices.contains(index) && table.columns[index].isNumeric
    // A date or a short name that heads a row is no stack of words.
    let isShort = index == 0 && !isNumeric && cell.text.count <= Self.shortest
    let classes = [
      isNumeric ? "n" : nil, isShort ? "short" : nil, cell.isMarked ? "mark" : nil,
    ].compactMap(\.self)
    let mark = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    let text = HTMLText.line(cell.text)
    return index == 0
      ? "<th scope=\"row\"\(mark) dir=\"auto\">\(text)</th>"
      : "<td\(mark) dir=\"auto\">\(text)</td>"
  }

  private func figure(_ figure: ReportFigure, _ id: String) -> String {
    let caption =
      "<figcaption><strong dir=\"auto\">\(HTMLText.line(figure.title)).</strong> <span dir=\"auto\">"
      + "\(HTMLText.line(figure.description))</span></figcaption>\n"
    guard let picture = picture(of: figure.chart) else {
      return "<figure class=\"plain\">\n" + caption + table(figure.table, id, isSilent: true)
        + "</figure>\n"
    }
    return "<figure>\n<div class=\"plate\">\(picture)</div>\n" + caption
      + "<details><summary>\(HTMLText.line(report.words.phrases(.reportNumbers)))</summary>\n"
      + table(figure.table, id, isSilent: true) + "</details>\n</figure>\n"
  }

  /// The shapes of a chart, with its title and description within; nil where nothing draws it.
  private func picture(of chart: Chart) -> String? {
    let layout = FigureLayout(width: Self.figureWidth, isTitled: false)
    guard let bytes = try? figures?.file(.svg, of: chart, layout, words: report.words) else {
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasPrefix("<svg") ? text.trimmed : nil
  }
}
