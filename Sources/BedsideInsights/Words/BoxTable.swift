internal import BedsideCore

/// The numbers behind a chart of boxes: a row for each day of the week and series that has values.
struct BoxTable {
  let chart: Chart
  let words: ChartWords

  private var phrases: Phrases { words.phrases }
  private var namesSeries: Bool { chart.series.count > 1 }

  /// The day of the week, the series where there are several, and what a box shows.
  var headings: [String] {
    let series = namesSeries ? [phrases(.chartColumnSeries)] : []
    let numbers: [Phrase] = [
      .chartColumnMedian, .chartColumnHalf, .chartColumnLeast, .chartColumnGreatest,
      .chartColumnCount,
    ]
    return [phrases(.chartColumnWeekday)] + series + numbers.map { phrases($0) }
  }

  /// The rows, Monday first; a day of the week without a value has none.
  var rows: [[String]] {
    let patterns = chart.series.map { ($0, WeekdayPattern($0).days) }
    return (0..<7).flatMap { index in
      patterns.compactMap { series, days in row(index, series, days[index]) }
    }
  }

  private func row(_ index: Int, _ series: DataSeries, _ values: Quantiles) -> [String]? {
    guard let least = values.least, let greatest = values.greatest, let median = values.median,
      let lower = values.lowerQuarter, let upper = values.upperQuarter
    else { return nil }
    let half = phrases(
      .chartLevelLast, ["lower": words.number(lower), "upper": words.number(upper)])
    return [phrases(.weekday(index + 1))] + (namesSeries ? [words.title(series)] : []) + [
      words.number(median), half, words.number(least), words.number(greatest),
      String(values.count),
    ]
  }
}
