#if Drawing
internal import BedsideCore
public import BedsideInsights
internal import Drawing

extension FigurePainter {
  /// The bytes of a PDF document of a report.
  public func document(
    of report: Report, on paper: PaperSize
  ) throws(FigureError) -> [UInt8] {
    let typesetter = try Self.typesetter(language: report.language)
    let width = paper.width - 2 * ReportType.side
    let height = paper.height - ReportType.top - ReportType.bottom
    var setter = ReportSetter(report, width: width, typesetter: typesetter)
    var flow = ReportFlow(setter.pieces, headings: setter.headings, height: height)
    // Nobody wants a page more for a few lines: where closer setting saves one, it is set closer.
    if flow.pages.count > 1, flow.lastHeight < ReportType.little * height {
      let closer = ReportSetter(
        report, width: width, figureHeight: ReportType.lowFigure, typesetter: typesetter)
      let close = ReportFlow(
        closer.pieces, headings: closer.headings, height: height, spacing: ReportType.closeSpacing)
      if close.pages.count < flow.pages.count { (setter, flow) = (closer, close) }
    }
    let traits = DocumentTraits(
      title: Sanitizer.cleanLine(report.title), subject: Self.subject(report),
      created: Self.created(report))
    guard let sheet = Sheet(document: traits) else { throw .memory }
    for (index, page) in flow.pages.enumerated() {
      sheet.page(width: paper.width, height: paper.height) {
        // What holds all begins on the first page and ends on the last: Cairo wants it within pages.
        if index == 0 { sheet.beginTag("Document") }
        head(
          report, page: index + 1, of: flow.pages.count, paper: paper, typesetter, on: sheet)
        draw(page, number: index + 1, on: sheet)
        if index == flow.pages.count - 1 { sheet.endTag("Document") }
      }
    }
    return try Self.finished(sheet, language: report.language, figures: setter.figures)
  }

  /// When a report was made, to the day; long ago where that is not known.
  private static func created(_ report: Report) -> String {
    "\(report.made?.date.description ?? "1970-01-01")T00:00:00Z"
  }

  /// About whom a report is, and of which days.
  private static func subject(_ report: Report) -> String {
    report.facts.prefix(2).map { "\($0.label): \($0.text)" }.map(Sanitizer.cleanLine)
      .joined(separator: " · ")
  }

  /// Draws the line above a page: about whom it is, of which days, and which of the pages it is.
  private func head(
    _ report: Report, page: Int, of count: Int, paper: PaperSize, _ typesetter: Typesetter,
    on sheet: Sheet
  ) {
    let number = TextBlock(report.words.page(page, of: count), size: ReportType.small)
    let extent = typesetter.extent(of: number)
    let right = paper.width - ReportType.side
    let top = ReportType.head - extent.baseline
    let text = TextBlock(
      Self.subject(report), size: ReportType.small,
      width: right - ReportType.side - extent.width - 16, isCut: true)
    sheet.tagged("P") {
      sheet.write(text, x: ReportType.side, y: top, by: typesetter, with: .softInk)
    }
    sheet.tagged("P") {
      sheet.write(number, x: right - extent.width, y: top, by: typesetter, with: .softInk)
    }
    sheet.draw(
      .path([(ReportType.side, ReportType.head + 6), (right, ReportType.head + 6)]),
      Stroke(width: 0.5), with: .grid)
  }

  private func draw(_ page: [ReportFlow.Place], number: Int, on sheet: Sheet) {
    var group: ReportPiece.Group?
    for place in page {
      let piece = place.piece
      if piece.group != group {
        if let group { sheet.endTag(group.role) }
        if let new = piece.group { sheet.beginTag(new.role) }
        group = piece.group
      }
      let y = ReportType.top + place.y
      if let part = piece.part { sheet.addEntry(part, page: number, y: y) }
      piece.draw(sheet, ReportType.side, y)
    }
    if let group { sheet.endTag(group.role) }
  }
}
#endif
