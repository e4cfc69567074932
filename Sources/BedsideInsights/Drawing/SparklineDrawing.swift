internal import BedsideCore
internal import BedsideStore

/// A line of small bars for each series, with its last value behind it.
struct SparklineDrawing {
  private let chart: Chart
  private let lasts: [Double?]
  private let signs: ChartSigns
  private let words: ChartWords

  /// Makes a drawing; `lasts` are the last values, which are not those of longer stretches of time.
  init(
    _ chart: Chart, lasts: [Double?], width: Int, signs: ChartSigns, words: ChartWords
  ) {
    self.chart = chart
    self.lasts = lasts
    self.signs = signs
    self.words = words
  }

  /// For how many stretches of time there is a small bar beside titles and last values.
  static func room(for chart: Chart, width: Int, words: ChartWords) -> Int {
    let titles = chart.series.map { DisplayWidth.of($0.title) }.max() ?? 0
    let values = chart.series.map { series in
      series.values.map { DisplayWidth.of(words.value($0, series)) }.max() ?? 0
    }
    return max(4, width - titles - (values.max() ?? 0) - 2)
  }

  var lines: [ChartLine] {
    let margin = chart.series.map { DisplayWidth.of($0.title) }.max() ?? 0
    return zip(chart.series, lasts).map { series, last in
      let blanks = String(repeating: " ", count: margin - DisplayWidth.of(series.title) + 1)
      var line = ChartLine(series.title + blanks)
      line.add(
        Self.text(series, chart.buckets, axis: chart.plan.axis, signs), .series(series.color))
      if let last { line.add(" " + words.value(last, series).withPlainBlanks) }
      return line
    }
  }

  /// The small bars of a series alone, one for each stretch of time.
  static func text(
    _ series: DataSeries, _ buckets: [DayBucket], axis: ChartPlan.Axis, _ signs: ChartSigns
  ) -> String {
    let scale = ValueScale(series.values, axis: axis, includesZero: false)
    let values = series.valuesByDay
    return String(
      buckets.map { bucket -> Character in
        guard let value = values[bucket.first] else { return signs.gap }
        let count = Double(signs.levels.count)
        return signs.levels[min(signs.levels.count - 1, Int(scale.share(value) * count))]
      })
  }
}
