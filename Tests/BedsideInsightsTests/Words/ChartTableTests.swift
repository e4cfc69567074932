import BedsideInsights
import BedsideStore
import Testing

struct ChartTableTests {
  private func table(_ chart: Chart) -> ChartTable { ChartTable(chart, words: ChartWords()) }

  @Test func `the table of boxes has a row for each day of the week`() {
    // The first of March 2026 is a Sunday.
    let chart = Samples.chart(
      .box, [Samples.series([5, 1, nil, nil, nil, nil, nil, 8, 3])], days: 9)
    #expect(
      table(chart).headings == [
        "Day of the week", "Median", "Middle half", "Least", "Greatest", "n",
      ])
    #expect(
      table(chart).rows == [
        ["Mon", "2", "1.5 to 2.5", "1", "3", "2"], ["Sun", "6.5", "5.75 to 7.25", "5", "8", "2"],
      ])
  }

  @Test func `the table of several series of boxes names them`() {
    let chart = Samples.chart(
      .box, [Samples.series("A", [5]), Samples.series("B", [7], units: "h")], days: 1)
    #expect(table(chart).headings.prefix(2) == ["Day of the week", "Series"])
    #expect(table(chart).rows.map { $0.prefix(3) } == [["Sun", "A", "5"], ["Sun", "B (h)", "7"]])
  }
}
