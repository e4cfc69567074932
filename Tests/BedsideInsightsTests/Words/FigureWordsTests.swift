import BedsideCore
import BedsideInsights
import BedsideStore
import Testing

struct FigureWordsTests {
  private func words(_ series: DataSeries, _ words: ChartWords = ChartWords()) -> FigureWords {
    FigureWords(Samples.chart(.line, [series], days: 3), words: words)
  }

  @Test(arguments: [
    (0.0, "0"), (-5, "−5"), (1_234.5, "1,234.5"), (1e300, "1 × 10³⁰⁰"), (-2.5e-7, "−2.5 × 10⁻⁷"),
    (1.5e9, "1.5 × 10⁹"),
  ])
  func `numbers have the signs of print`(_ number: Double, _ text: String) {
    #expect(
      words(Samples.series([1])).number(number).replacing("\u{2009}", with: " ") == text)
  }

  @Test func `a value keeps its unit behind a power of ten`() {
    let series = Samples.series([1e12], units: "per l")
    let text = words(series).value(1e12, series)
    #expect(text.replacing("\u{2009}", with: " ") == "1 × 10¹²\u{A0}per l")
  }

  @Test func `sentences have a minus before numbers, and hyphens in words`() {
    let sentences = words(Samples.series("Well-being", [-3, 2, -1])).sentences
    #expect(
      sentences.withPlainBlanks == [
        "Well-being: n 3, Sun 1 Mar 2026 to Tue 3 Mar 2026. First −3, last −1, 2 higher. Median −1,"
          + " from −3 to 2."
      ])
  }

  @Test func `titles hold nothing that a page cannot show, and keep their direction to themselves`()
  {
    let series = Samples.series("\u{1B}[31mألم", [1])
    #expect(words(series).title(words(series).chart.series[0]).hasPrefix("\u{2068}ألم\u{2069}, n"))
  }

  @Test func `the days of a figure are named`() {
    #expect(words(Samples.series([1])).period == "Sun 1 Mar 2026 to Tue 3 Mar 2026")
    #expect(ChartWords().page(2, of: 3) == "Page\u{A0}2 of\u{A0}3")
  }
}
