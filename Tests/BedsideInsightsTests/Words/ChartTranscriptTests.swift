import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

/// What is told in sentences has what is drawn.
struct ChartTranscriptTests {
  private let words = ChartWords()

  /// Two series of which no two values are the same.
  private func chart(_ kind: ChartPlan.Kind, days: Int) -> Chart {
    let first = (0..<days).map { day -> Double? in day % 5 == 3 ? nil : Double(100 + day) }
    let second = (0..<days).map { day -> Double? in day % 7 == 2 ? nil : Double(500 + day) + 0.5 }
    let series = [
      Samples.series("Pain", first, units: "u"), Samples.series("Sleep", second, units: "h"),
    ]
    return Samples.chart(kind, kind == .calendar ? [series[0]] : series, days: days)
  }

  /// The words of a sentence, without the marks between them.
  private func parts(_ sentence: String) -> Set<String> {
    Set(
      sentence.split { " \u{A0},:".contains($0) }.map {
        $0.hasSuffix(".") ? String($0.dropLast()) : String($0)
      })
  }

  @Test(arguments: ChartPlan.Kind.allCases.filter { $0 != .adherence && $0 != .box }, [14, 400])
  func `every number of the table is told in the sentence of its time`(
    _ kind: ChartPlan.Kind, _ days: Int
  ) throws {
    let drawn = ChartFigure(chart(kind, days: days), width: 80, signs: .braille, words: words)
    #expect(!drawn.lines.isEmpty)
    let rows = ChartTable(drawn.chart, words: words).spokenRows
    let told = ChartSentences(drawn.chart, words: words).points
    try #require(rows.count == told.count)
    #expect(rows.count > 1)
    for (row, sentence) in zip(rows, told) {
      #expect(sentence.hasPrefix("\(row[0]): "))
      for number in row.dropFirst() where !number.isEmpty {
        #expect(parts(sentence).contains(number), "\(number) in \(sentence)")
      }
    }
  }

  @Test func `adherence is told in parts of a hundred, as in the table`() {
    let chart = Samples.chart(
      .adherence, [Samples.series("A", [1, 0.5, 0, nil]), Samples.series("B", [nil, 1, 1, nil])],
      days: 4)
    let table = ChartTable(chart, words: words)
    #expect(table.headings == ["Day", "A (%)", "B (%)"])
    #expect(
      table.rows.map { Array($0.dropFirst()) } == [
        ["100", ""], ["50", "100"], ["0", "100"], ["", ""],
      ])
    #expect(
      ChartSentences(chart, words: words).points.withPlainBlanks == [
        "Sun 1 Mar 2026: A 100 % done, B nothing due or still open.",
        "Mon 2 Mar 2026: A 50 % done, B 100 % done.",
        "Tue 3 Mar 2026: A 0 % done, B 100 % done.",
        "Wed 4 Mar 2026: nothing due or still open.",
      ])
  }

  @Test func `each box is told with its ends, its middle and how many values it has`() {
    let chart = Samples.chart(
      .box, [Samples.series([2, 5, nil, nil, nil, nil, nil, 4, 7], units: "h")], days: 9)
    #expect(
      ChartSentences(chart, words: words).points.withPlainBlanks == [
        "Pain, Mon: median 6 h, middle half 5.5 to 6.5, all 5 to 7, n 2.",
        "Pain, Sun: median 3 h, middle half 2.5 to 3.5, all 2 to 4, n 2.",
      ])
  }

  @Test func `the last value of a sparkline is the last one, whatever its bars stand for`() {
    let drawn = ChartFigure(
      chart(.sparkline, days: 400), width: 40, signs: .ascii, words: words)
    #expect(drawn.longerBucket == .month)
    #expect(drawn.lines[0].plain.hasSuffix(" 499 u"))
    #expect(drawn.lines[1].plain.hasSuffix(" 899.5 h"))
  }
}
