import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

struct ChartWordsTests {
  @Test(
    arguments: [
      (0, "0"), (4, "4"), (4.25, "4.25"), (4.005, "4.01"), (1.0 / 3, "0.33"), (0.0123, "0.012"),
      (0.00123, "0.00123"), (-2.5, "-2.5"),
      (1204, "1,204"), (1234567.891, "1,234,567.89"), (1e300, "1e300"), (-2.5e12, "-2.5e12"),
      (0.00001234, "1.23e-5"), (-0.0, "0"),
    ] as [(Double, String)])
  func `numbers are as short as they can be`(number: Double, text: String) {
    #expect(ChartWords().number(number) == text)
  }

  private func sentences(_ chart: Chart) -> ChartSentences {
    ChartSentences(chart, words: ChartWords())
  }

  @Test func `a summary says how many, when, first, last, change, middle and ends`() {
    let chart = Samples.chart(
      .bar, [Samples.series([6, 4, nil, 3.5], units: "of 10")], days: 4,
      bands: [.init(upTo: 4, label: "mild"), .init(upTo: nil, label: "strong")])
    #expect(
      sentences(chart).summaries.withPlainBlanks == [
        "Pain: n 3, Sun 1 Mar 2026 to Wed 4 Mar 2026. First 6 of 10 (strong), last 3.5 of 10 (mild),"
          + " 2.5 lower. Median 4 of 10, from 3.5 to 6 of 10."
      ])
    #expect(sentences(chart).bands == "Ranges: mild up to 4, strong above.")
  }

  @Test func `one value, none, and none at all are said as they are`() {
    let one = Samples.chart(
      .line, [Samples.series([nil, 4], units: "h"), Samples.series("Sleep", [nil, nil])], days: 2)
    #expect(
      sentences(one).summaries.withPlainBlanks == [
        "Pain: one value, 4 h, on Mon 2 Mar 2026.", "Sleep: nothing was recorded.",
      ])
    let none = Samples.chart(.line, [Samples.series([nil])], days: 3)
    #expect(
      sentences(none).summaries.withPlainBlanks == [
        "Nothing was recorded from Sun 1 Mar 2026 to Tue 3 Mar 2026."
      ])
    #expect(sentences(none).points.withPlainBlanks == [])
  }

  @Test func `ranges are those of the first series, not of others in another unit`() {
    let chart = Samples.chart(
      .line, [Samples.series([2, 3]), Samples.series("Sleep", [7, 8], units: "h")], days: 2,
      bands: [.init(upTo: 4, label: "mild"), .init(upTo: nil, label: "strong")])
    #expect(sentences(chart).summaries[0].contains("last 3 (mild)"))
    #expect(sentences(chart).summaries.withPlainBlanks[1].contains("last 8 h, 1 h higher"))
  }

  @Test func `no change is said so`() {
    let chart = Samples.chart(.bar, [Samples.series([4, 5, 4])], days: 3)
    #expect(sentences(chart).summaries.withPlainBlanks[0].contains("First 4, last 4, no change."))
  }

  @Test func `every gap is in the sentences and in the table`() {
    let chart = Samples.chart(
      .bar, [Samples.series([6, nil], units: "of 10"), Samples.series("Sleep", [7.5, nil])], days: 2
    )
    #expect(
      sentences(chart).points.withPlainBlanks == [
        "Sun 1 Mar 2026: Pain 6 of 10, Sleep 7.5.",
        "Mon 2 Mar 2026: nothing recorded.",
      ])
    let table = ChartTable(chart, words: ChartWords())
    #expect(table.headings == ["Day", "Pain (of 10)", "Sleep"])
    #expect(table.rows == [["Sun 1 Mar 2026", "6", "7.5"], ["Mon 2 Mar 2026", "", ""]])
  }

  @Test func `adherence is told in days`() {
    let chart = Samples.chart(
      .adherence, [Samples.series("All tasks", [1, 0.5, 0, nil, 1])], days: 5)
    #expect(
      sentences(chart).summaries.withPlainBlanks == [
        "All tasks: all done on 2 of 4 days, part of it on 1."
      ])
    #expect(sentences(chart).comparisons.withPlainBlanks == [])
  }

  @Test func `what was at first is compared with what is of late`() {
    let chart = Samples.chart(
      .bar, [Samples.series((0..<10).map { Optional(Double(10 - $0)) }, units: "of 10")], days: 10)
    #expect(
      sentences(chart).comparisons.withPlainBlanks == [
        "Pain: median 8 of 10 at first (Sun 1 Mar to Thu 5 Mar, n 5), 3 of 10 lately (Fri 6 Mar to"
          + " Tue 10 Mar, n 5): 5 lower."
      ])
  }

  @Test func `the days of the week are told with their counts`() {
    let chart = Samples.chart(
      .bar, [Samples.series((0..<21).map { Optional(Double($0 % 7)) })], days: 21)
    #expect(
      sentences(chart).weekdays.withPlainBlanks == [
        "Pain by days of the week, medians: Mon 1 (n 3), Tue 2 (n 3), Wed 3 (n 3), Thu 4 (n 3),"
          + " Fri 5 (n 3), Sat 6 (n 3), Sun 0 (n 3)."
      ])
  }

  @Test func `how two series move is told with numbers, and never as a cause`() {
    let a = (0..<20).map { Optional(Double($0)) }
    let b = (0..<20).map { Optional(Double(($0 * 7) % 20)) }
    let chart = Samples.chart(
      .bar, [Samples.series("Pain", a), Samples.series("Sleep", b)], days: 20)
    let told = sentences(chart).pairings.withPlainBlanks
    #expect(told.count == 4)
    #expect(told[0].hasPrefix("Pain and Sleep on the same day: no clear link (Spearman "))
    #expect(told[2].hasPrefix("Sleep and Pain on the next day: "))
    #expect(
      told[3]
        == "That two things move together does not say that one is the cause of the other.")
    let few = Samples.chart(
      .bar, [Samples.series("Pain", [1, 2, 3]), Samples.series("Sleep", [1, 2, 3])], days: 3)
    #expect(
      sentences(few).pairings.withPlainBlanks.first
        == "Too few days are known to say which values move together: it takes 10 with both.")
    #expect(sentences(few).pairings.count == 1)
    let some = Samples.chart(
      .bar, [Samples.series("A", a), Samples.series("B", b), Samples.series("C", [1, 2])], days: 20)
    #expect(sentences(some).pairings.count == 5)
    #expect(
      sentences(some).pairings[3]
        == "Of other pairs too few days are known: it takes 10 with both.")
  }

  @Test func `values of weeks, months and years are told as such, of the days that are shown`() {
    let days = Samples.chart(
      .bar, [Samples.series((0..<40).map { Optional(Double($0)) })], days: 40)
    let told = { (bucket: ChartPlan.Bucket) in
      sentences(days.coarsened(to: bucket)).summaries.withPlainBlanks[0].prefix { $0 != "." }
    }
    #expect(told(.week) == "Pain: n 7 weeks, Sun 1 Mar 2026 to Thu 9 Apr 2026")
    #expect(told(.month) == "Pain: n 2 months, Sun 1 Mar 2026 to Thu 9 Apr 2026")
    #expect(told(.year) == "Pain: one value, 19")
    #expect(
      sentences(days.coarsened(to: .year)).summaries.withPlainBlanks
        == ["Pain: one value, 19.5, for Sun 1 Mar 2026 to Thu 9 Apr 2026."])
  }

  @Test func `values that never change are said to be always the same`() {
    let chart = Samples.chart(.bar, [Samples.series([4, 4], units: "h")], days: 2)
    #expect(
      sentences(chart).summaries.withPlainBlanks
        == ["Pain: n 2, Sun 1 Mar 2026 to Mon 2 Mar 2026. Always 4 h."])
  }

  @Test(
    arguments: [
      ("h", "1.5 h"), ("°", "1.5°"), ("°C", "1.5 °C"), ("", "1.5"), ("of 10", "1.5"),
      ("/10", "1.5"),
      ("kg/m²", "1.5 kg/m²"), ("%", "1.5 percentage points"),
    ])
  func `a change has its unit, where that is one of changes`(units: String, change: String) {
    let chart = Samples.chart(.line, [Samples.series([6, 7.5], units: units)], days: 2)
    #expect(sentences(chart).summaries.withPlainBlanks[0].contains(", \(change) higher."))
  }

  @Test func `a sentence about a week says that it is one`() {
    let chart = Samples.chart(.bar, [Samples.series([4, nil, 6], units: "h")], days: 3)
    #expect(
      sentences(chart.coarsened(to: .week)).points.withPlainBlanks == [
        "Week of Mon 23 Feb 2026: Pain 4 h.", "Week of Mon 2 Mar 2026: Pain 6 h.",
      ])
    #expect(
      sentences(chart.coarsened(to: .month)).points.withPlainBlanks == ["Mar 2026: Pain 5 h."])
  }

  @Test func `of sums it is said which weeks have only some of their days there`() {
    let values = (0..<23).map { _ in Optional(1.0) }
    let short = [
      "Week of Mon 23 Feb 2026: 1 of its 7 days only.",
      "Week of Mon 23 Mar 2026: 1 of its 7 days only.",
    ]
    for aggregator in [SeriesPlan.Aggregator.sum, .count] {
      let chart = Samples.chart(
        .stacked, [Samples.series("Log", values, aggregator: aggregator)], days: 23)
      let weeks = chart.coarsened(to: .week)
      #expect(sentences(weeks).summaries.withPlainBlanks.dropFirst() == short[...])
      let figure = ChartFigure(chart, width: 20, signs: .ascii, words: ChartWords())
      #expect(figure.longerBucket == .week)
      #expect(
        ChartSentences.omission(of: figure, ChartWords())?.withPlainBlanks.hasSuffix(
          short.joined(separator: " ")) == true)
    }
    let means = Samples.chart(.bar, [Samples.series(values)], days: 23).coarsened(to: .week)
    #expect(sentences(means).summaries.count == 1)
    let whole = Samples.chart(.bar, [Samples.series("Log", values, aggregator: .sum)], days: 23)
    #expect(sentences(whole).summaries.count == 1)
  }
}
