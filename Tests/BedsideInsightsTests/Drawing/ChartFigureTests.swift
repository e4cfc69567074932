import BedsideCore
import BedsideStore
import Testing

@testable import BedsideInsights

/// What holds of every figure, whatever it shows.
struct ChartFigureTests {
  private static let most = Double.greatestFiniteMagnitude

  /// Values that are hard to draw, each with the days that they cover.
  private static let hard: [(String, [[Double?]])] = [
    ("nothing", [[]]), ("only gaps", [[nil, nil, nil], [nil, nil, nil]]), ("one point", [[4]]),
    ("one point among gaps", [[nil, nil, 4, nil], [nil, nil, nil, nil]]),
    ("all equal", [[3, 3, 3, 3, 3], [3, 3, 3, 3, 3]]), ("all zero", [[0, 0, 0]]),
    ("negative", [[-4, -2.5, -9], [3, -1, nil]]), ("huge", [[1e300, -1e300, 5e299]]),
    ("greatest", [[most, -most, 0, nil, most]]), ("tiny", [[1e-300, 2e-300, 0]]),
    ("six series", sixSeries), ("ten years", [tenYears]),
  ]

  private static let sixSeries = (0..<6).map { index in
    (0..<5).map { day -> Double? in Double(day + index) }
  }
  private static let tenYears = (0..<3_650).map { day -> Double? in
    day % 11 == 0 ? nil : Double(day % 10)
  }

  private static let axes = [
    ChartPlan.Axis(), ChartPlan.Axis(minimum: 0, maximum: 10), ChartPlan.Axis(minimum: -3),
  ]

  private func chart(
    _ kind: ChartPlan.Kind, _ values: [[Double?]], _ axis: ChartPlan.Axis = .init(),
    bucket: ChartPlan.Bucket = .day
  ) -> Chart {
    let series = values.enumerated().map { index, values in
      Samples.series("S\(index)", values, units: "u", color: .usual(index))
    }
    return Samples.chart(
      kind, series, days: max(1, values.map(\.count).max() ?? 1), axis: axis,
      bands: [.init(upTo: 2, label: "low"), .init(upTo: nil, label: "high")], bucket: bucket)
  }

  @Test(arguments: ChartPlan.Kind.allCases, hard)
  func `no line is wider than the terminal, and no value breaks a figure`(
    _ kind: ChartPlan.Kind, _ hard: (name: String, values: [[Double?]])
  ) {
    for (width, signs) in [(40, ChartSigns.ascii), (57, .blocks), (80, .braille), (200, .braille)] {
      for axis in hard.name == "ten years" ? [Self.axes[0]] : Self.axes {
        let figure = ChartFigure(
          chart(kind, hard.values, axis), width: width, signs: signs, words: ChartWords())
        for line in figure.lines {
          #expect(DisplayWidth.of(line.plain) <= width, "\(hard.name) \(signs): \(line.plain)")
        }
      }
    }
  }

  @Test(arguments: ChartPlan.Kind.allCases)
  func `figures of ASCII have nothing else`(_ kind: ChartPlan.Kind) {
    let figure = Samples.figure(chart(kind, [[4, nil, 0, 2.5], [1, 2, 3, nil]]), .ascii)
    #expect(!figure.isEmpty)
    #expect(figure.utf8.allSatisfy { $0 < 0x80 }, "\(figure)")
  }

  @Test(arguments: ChartPlan.Kind.allCases)
  func `nothing recorded is no figure`(_ kind: ChartPlan.Kind) {
    #expect(Samples.figure(chart(kind, [[nil, nil]])).isEmpty)
  }

  @Test(arguments: ChartSigns.allCases)
  func `series differ by their signs, whatever their colours`(_ signs: ChartSigns) {
    for values in [(0..<4).map(signs.fill), (0..<6).map(signs.marker)] {
      #expect(Set(values).count == values.count)
      #expect(!values.contains(signs.gap))
      #expect(!values.contains(signs.zero))
    }
  }

  @Test func `what has no room for days is drawn for weeks, and then for months`() {
    let year = (0..<365).map { Optional(Double($0 % 10)) }
    let bars = { (count: Int, width: Int) in
      ChartFigure(
        chart(.bar, [Array(year.prefix(count))]), width: width, signs: .ascii,
        words: ChartWords()
      ).longerBucket
    }
    #expect(bars(28, 40) == nil)
    #expect(bars(60, 40) == .week)
    #expect(bars(60, 80) == nil)
    #expect(bars(365, 40) == .month)
    #expect(bars(365, 200) == .week)
  }

  @Test func `lines that may cross have a column for each point`() {
    let values = (0..<50).map { Optional(Double($0 % 10)) }
    let longer = { (series: [[Double?]]) in
      ChartFigure(
        chart(.line, series), width: 40, signs: .braille, words: ChartWords()
      ).longerBucket
    }
    #expect(longer([values]) == nil)
    #expect(longer([values, values]) == .week)
  }

  @Test(arguments: [ChartPlan.Kind.calendar, .adherence])
  func `a chart of several years names them`(_ kind: ChartPlan.Kind) {
    let values = (0..<800).map { _ in Optional(1.0) }
    let figure = Samples.figure(chart(kind, [values]), width: 40)
    #expect(figure.contains("2026"))
    #expect(figure.contains("2028"))
    #expect(!Samples.figure(chart(kind, [Array(values.prefix(60))]), width: 40).contains("2026"))
  }

  @Test func `colours are those of the series, and axes have none`() {
    let lines = ChartFigure(
      chart(.bar, [[1], [2]]), width: 40, signs: .ascii, words: ChartWords()
    ).lines
    let inks = Set(lines.flatMap(\.runs).map(\.ink))
    #expect(inks.isSubset(of: [.plain, .faint, .series(.blue), .series(.vermillion)]))
    for run in lines.flatMap(\.runs) where run.text.contains("#") {
      #expect(run.ink == .series(.blue))
    }
    for run in lines.flatMap(\.runs) where run.text.contains("=") {
      #expect(run.ink == .series(.vermillion))
    }
  }
}
