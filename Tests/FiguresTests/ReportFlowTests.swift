#if Drawing
import BedsideCore
import BedsideInsights
import Drawing
import Testing

@testable import Figures

struct ReportFlowTests {
  private func setter(_ report: Report) throws -> ReportSetter {
    ReportSetter(
      report, width: 487, typesetter: try #require(Typesetter(language: report.language)))
  }

  private func flow(_ report: Report, height: Double) throws -> ReportFlow {
    let setter = try setter(report)
    return ReportFlow(setter.pieces, headings: setter.headings, height: height)
  }

  @Test(arguments: [300.0, 431, 500, 731, 790])
  func `no page is higher than it may be, and none is empty`(_ height: Double) throws {
    let flow = try flow(FigureSamples.report(), height: height)
    #expect(flow.pages.count > 2)
    for page in flow.pages {
      let last = try #require(page.last)
      #expect(last.y + last.piece.height <= height)
    }
  }

  @Test(arguments: [300.0, 365, 431, 500, 620, 731, 790])
  func `no heading and no figure's title is the last of a page`(_ height: Double) throws {
    for page in try flow(FigureSamples.report(), height: height).pages {
      #expect(page.last?.piece.staysWithNext == false)
    }
  }

  @Test func `a table that goes on has its headings again`() throws {
    let flow = try flow(FigureSamples.report(rows: 120), height: 731)
    let table = flow.pages.filter { page in page.contains { $0.piece.heading != nil } }
    #expect(table.count >= 3)
    for page in table.dropFirst() {
      #expect(page.first?.piece.group?.role == "Table")
      #expect(page.first?.piece.heading == nil)
    }
  }

  @Test func `a document has the same bytes each time, and an entry for each part`() throws {
    let report = FigureSamples.report()
    let painter = FigurePainter()
    let bytes = try painter.document(of: report, on: .a4)
    #expect(bytes == (try painter.document(of: report, on: .a4)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 595.2"))
    #expect(text.contains("/Title (Alerts)"))
    #expect(text.contains("/Title (In their own words)"))
    #expect(text.contains("/S /Table"))
    #expect(text.contains("/Alt \(PDFSupplement.text("Range of motion"))"))
    let letter = try painter.document(of: report, on: .letter)
    #expect(String(decoding: letter, as: UTF8.self).contains("/MediaBox [ 0 0 612 792 ]"))
  }

  @Test func `long words of notes and of cells are on the pages whole`() throws {
    let text = (0..<900).map { "word\($0)" }.joined(separator: " ")
    let table = ReportTable(
      caption: "", columns: [.init("A"), .init("B", isNumeric: true)],
      rows: [[.init(text), .init("1")]])
    let report = Report(
      title: "R",
      sections: [
        ReportSection(.notes, title: "N", blocks: [.paragraph(text), .table(table)])
      ])
    let typesetter = try #require(Typesetter(language: "en"))
    let setter = try setter(report)
    let block = TextBlock(text, size: ReportType.text, width: 487)
    #expect(typesetter.lines(of: block).joined() == text)
    #expect(setter.parts(block).map(\.text).joined() == text)
    #expect(setter.pieces.allSatisfy { $0.height < 400 })
  }

  @Test func `columns share the width, and none is narrower than its longest word`() throws {
    let typesetter = try #require(Typesetter(language: "en"))
    let cell = { (text: String) in TextBlock(text, size: 8) }
    let long = String(repeating: "many words ", count: 30)
    let columns = TableColumns(
      [[cell("Name"), cell(long), cell("12")]], count: 3, room: 300, by: typesetter)
    #expect(columns.width <= 300.5)
    let word = typesetter.extent(of: cell("Name")).width
    #expect(columns.widths[0] >= word)
    let narrow = TableColumns([[cell("a"), cell("b")]], count: 2, room: 300, by: typesetter)
    #expect(narrow.width < 60)
  }

  @Test func `a document of another form is left as it is`() {
    let supplement = PDFSupplement(language: "de", figures: [])
    for text in ["", "%PDF-1.7", "%PDF-1.4\nstartxref\n999999\n%%EOF", "startxref\nx\n%%EOF"] {
      #expect(supplement.adding(to: Array(text.utf8)) == Array(text.utf8))
    }
  }
}
#endif
