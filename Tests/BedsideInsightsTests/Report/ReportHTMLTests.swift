import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

struct ReportHTMLTests {
  private func page(
    _ blocks: [ReportBlock], figures: (any FigureDrawing)? = nil, paper: PaperSize? = nil
  ) -> String {
    let section = ReportSection(.measures, title: "Measures", blocks: blocks)
    let report = Report(title: "A & B", facts: [], sections: [section])
    return ReportHTML(report, figures: figures, paper: paper).text
  }

  private var figure: ReportFigure {
    let chart = Samples.chart(.bar, [Samples.series([1, nil, 3])], days: 3)
    let table = ReportTable(
      caption: "Pain", columns: [.init("Day"), .init("Pain", isNumeric: true)],
      rows: [[.init("Sun"), .init("1")]])
    return ReportFigure(chart, title: "Pain <1>", sentences: ["One & all."], table: table)
  }

  @Test func `whatever was written stays text`() {
    let text = #"<script>alert("x")</script> & 'so' "# + "\u{1B}[31m\u{202E}"
    let pages = [
      page([.paragraph(text)]), page([.list([text])]), page([.heading(text)]),
      page([.facts([ReportFact(text, text)])]),
      page([.alerts([ReportAlert(.urgent, label: text, time: text, title: text, details: [text])])]
      ),
      page([.notes([ReportNote(time: text, source: text, text: text)])]),
      page([
        .table(
          ReportTable(
            caption: text, columns: [.init(text)], rows: [[.init(text)]], remarks: [text]))
      ]),
    ]
    for page in pages {
      #expect(!page.contains("<script"))
      #expect(page.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;so&#39;"))
      #expect(!page.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  @Test func `the page's own style is all that it may use`() throws {
    let page = page([])
    let style = try #require(
      page.split(separator: "<style>").last?.split(separator: "</style>").first)
    let policy = try #require(
      page.split(separator: "Content-Security-Policy\" content=\"").last?.split(separator: "\"")
        .first)
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
    #expect(policy.hasSuffix("'; base-uri 'none'; form-action 'none'"))
    let digits = SHA256.hexadecimal(Array(style.utf8))
    #expect(policy.contains(Self.base64(digits)))
    #expect(!page.contains(" style="))
  }

  /// The 64 signs of a hash that is given in hexadecimal digits.
  private static func base64(_ hexadecimal: String) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bits = hexadecimal.compactMap(\.hexDigitValue).flatMap { digit in
      [8, 4, 2, 1].map { digit & $0 == 0 ? 0 : 1 }
    }
    let text = stride(from: 0, to: bits.count, by: 6).map { start in
      let group = bits[start..<min(start + 6, bits.count)]
      return signs[(group + Array(repeating: 0, count: 6 - group.count)).reduce(0) { $0 * 2 + $1 }]
    }
    return String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
  }

  @Test func `a table names its rows and columns`() {
    let page = page([.table(figure.table)])
    #expect(page.contains("<th scope=\"col\">Day</th><th scope=\"col\" class=\"n\">Pain</th>"))
    #expect(
      page.contains(
        "<tr><th scope=\"row\" class=\"short\" dir=\"auto\">Sun</th><td class=\"n\" dir=\"auto\">1</td>"
      ))
    #expect(page.contains("<caption id=\"measures-0-c\">Pain</caption>"))
  }

  @Test func `where nothing draws, the numbers stand in a table`() {
    let page = page([.figure(figure)])
    #expect(page.contains("<figure class=\"plain\">"))
    #expect(
      page.contains(
        "<strong dir=\"auto\">Pain &lt;1&gt;.</strong> <span dir=\"auto\">One &amp; all.</span>"))
    #expect(page.contains("<caption id=\"measures-0-c\" class=\"silent\">Pain</caption>"))
  }

  @Test func `a figure stands in the page with its numbers behind it`() {
    let page = page([.figure(figure)], figures: Square())
    #expect(page.contains("<div class=\"plate\"><svg><title>Pain</title></svg></div>"))
    #expect(page.contains("<details><summary>The numbers</summary>"))
  }

  @Test func `what can't be drawn is a table too`() {
    #expect(
      page([.figure(figure)], figures: Square(fails: true)).contains("<figure class=\"plain\">"))
  }

  @Test(
    arguments: [
      (PaperSize.a4, "@page { size: A4; "), (.letter, "@page { size: letter; "),
      (nil, "@page { margin"),
    ]
      as [(PaperSize?, String)])
  func `the paper is the one that was asked for, else the printer's`(
    _ paper: PaperSize?, _ rule: String
  ) {
    #expect(page([], paper: paper).contains(rule))
  }

  @Test func `the language is named`() {
    let words = ChartWords(phrases: Phrases(language: "de", table: [:]))
    let page = ReportHTML(Report(title: "T", words: words)).text
    #expect(page.contains("<html lang=\"de\">"))
  }
}

/// Draws the same picture for every chart, or none.
private struct Square: FigureDrawing {
  var fails = false

  func file(
    _ format: FigureFormat, of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> [UInt8] {
    if fails { throw .missingLibrary }
    return Array("<svg><title>Pain</title></svg>\n".utf8)
  }

  func picture(
    of chart: Chart, _ layout: FigureLayout, words: ChartWords
  ) throws(FigureError) -> FigurePicture { throw .missingLibrary }

  func document(
    of report: Report, on paper: PaperSize
  ) throws(FigureError) -> [UInt8] { throw .missingLibrary }
}
