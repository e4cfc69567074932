#if Drawing
import BedsideCore
import BedsideInsights
import BedsideStore
import Figures
import Testing

struct FigurePainterTests {
  private let painter = FigurePainter()
  private let words = ChartWords()

  private func text(_ chart: Chart, _ format: FigureFormat = .svg) throws -> String {
    String(
      decoding: try painter.file(format, of: chart, FigureLayout(), words: words), as: UTF8.self)
  }

  @Test(arguments: ChartPlan.Kind.allCases, FigureFormat.allCases)
  func `the same chart always gives the same bytes`(
    _ kind: ChartPlan.Kind, _ format: FigureFormat
  ) throws {
    let chart = FigureSamples.chart(kind, days: 30)
    let first = try painter.file(format, of: chart, FigureLayout(scale: 1), words: words)
    _ = try painter.file(
      format, of: FigureSamples.chart(.box, days: 20), FigureLayout(scale: 1), words: words)
    #expect(first == (try painter.file(format, of: chart, FigureLayout(scale: 1), words: words)))
    #expect(first.count > 1_000)
  }

  @Test func `a picture has as many pixels as its size and its scale ask for`() throws {
    let layout = FigureLayout(width: 300, height: 200, scale: 2)
    let picture = try painter.picture(
      of: FigureSamples.chart(.line, days: 28), layout, words: words)
    #expect(picture.width == 600)
    #expect(picture.height == 400)
    let isOpaque = stride(from: 3, to: picture.pixels.count, by: 4).allSatisfy {
      picture.pixels[$0] == 255
    }
    #expect(isOpaque)
    #expect(picture.pixels.prefix(3) == [255, 255, 255])
  }

  @Test func `a PNG file names its resolution, its title and what it shows`() throws {
    let bytes = try painter.file(
      .png, of: FigureSamples.chart(.line, days: 28), FigureLayout(scale: 1), words: words)
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let text = String(decoding: bytes.prefix(600), as: UTF8.self)
    #expect(text.contains("pHYs"))
    #expect(text.contains("Title\0\0\0\0\0Pain and sleep"))
    #expect(text.contains("Description\0\0\0\0\0Mon 28 Sep 2026 to Sun 25 Oct 2026. Knee pain"))
  }

  @Test(arguments: ChartPlan.Kind.allCases)
  func `an SVG picture needs no fonts and holds no ids`(_ kind: ChartPlan.Kind) throws {
    let text = try text(FigureSamples.chart(kind, days: 56))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480pt\""))
    #expect(!text.contains(" id="))
    #expect(!text.contains("<text"))
    #expect(!text.contains("href"))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test func `an SVG picture is told by its title and by what it comes to`() throws {
    let pain = FigureSamples.series("A < B & \"C\"\u{1B}[31m", [1, nil, 3])
    let chart = FigureSamples.chart(.bar, "Pain <now>", [pain], days: 3)
    let text = try text(chart)
    #expect(text.contains("<title>Pain &lt;now&gt;</title>"))
    #expect(text.contains("role=\"img\" lang=\"en\" aria-label=\"Pain &lt;now&gt;\""))
    #expect(
      text.contains("<desc>Mon 28 Sep 2026 to Wed 30 Sep 2026. A &lt; B &amp; &quot;C&quot;: n"))
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: ChartPlan.Kind.allCases)
  func `a figure says what the record lacks, in the picture and in words`(
    _ kind: ChartPlan.Kind
  ) throws {
    var chart = FigureSamples.chart(kind, days: 28)
    let layout = FigureLayout(scale: 1)
    let whole = try painter.picture(of: chart, layout, words: words)
    chart.gaps.damagedLines = 2
    chart.gaps.missingMonths = [Month(try #require(CivilDate("2026-10-01")))]
    let lacking = try painter.picture(of: chart, layout, words: words)
    #expect(lacking.height > whole.height)
    let gap = "The record of Oct 2026 is missing: its days look as if nothing had been recorded."
    let svg = try text(chart)
    #expect(svg.contains("<desc>Mon 28 Sep 2026 to Sun 25 Oct 2026. \(gap) 2 lines"))
    let png = try painter.file(.png, of: chart, layout, words: words)
    #expect(String(decoding: png.prefix(900), as: UTF8.self).contains(gap))
    chart.series = []
    #expect(try text(chart).contains(gap))
  }

  @Test func `a PDF figure embeds its fonts and says its title, its language and its day`() throws {
    let text = try text(FigureSamples.chart(.line, days: 28), .pdf)
    #expect(text.hasPrefix("%PDF-1.4"))
    #expect(text.contains("/FontFile2"))
    #expect(!text.contains("/Subtype /Type3"))
    #expect(text.contains("/CreationDate (20261025000000"))
    #expect(text.contains("/Lang <FEFF0065006E>"))
    #expect(text.contains("/DisplayDocTitle true"))
    #expect(text.contains("/Marked true"))
    #expect(text.contains("/Alt <FEFF004D006F006E"))
    #expect(text.hasSuffix("%%EOF\n"))
  }

  @Test(arguments: ChartPlan.Kind.allCases, [1, 7, 56, 400, 3650])
  func `charts of a day and of ten years are drawn`(_ kind: ChartPlan.Kind, _ days: Int) throws {
    let chart = FigureSamples.chart(kind, days: days)
    let words = ChartWords()
    for layout in [
      FigureLayout(width: 200), FigureLayout(width: 480, height: 60, isCaptioned: true),
    ] {
      #expect(try painter.file(.svg, of: chart, layout, words: words).count > 500)
    }
  }

  @Test(
    arguments: [
      [nil, nil, nil], [nil, 4, nil], [0, 0, 0], [5, 5, 5], [-3, 0, 2], [1e300, -1e300, nil],
      [.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0], [1e-300, 2e-300, nil],
    ] as [[Double?]])
  func `whatever the values are, a figure of each kind is drawn`(_ values: [Double?]) throws {
    for kind in ChartPlan.Kind.allCases {
      let series = [
        FigureSamples.series("A", values), FigureSamples.series("B", [], color: .green),
      ]
      let text = try text(FigureSamples.chart(kind, "Values", series, days: 3))
      #expect(!text.contains("nan"))
    }
  }
}
#endif
