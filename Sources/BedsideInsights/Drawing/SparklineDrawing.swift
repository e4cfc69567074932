internal import BedsideCore
internal import BedsideStore

/// A line of small bars for each series, with its last value behind it.
struct SparklineDrawing {
  private let chart: Chart
  private let width: Int
  private let signs: ChartSigns
  private let words: ChartWords

  init(_ chart: Chart, width: Int, signs: ChartSigns, words: ChartWords) {
    self.width = width
    self.signs = signs
    self.words = words
    let room = max(4, width - Self.around(chart, words))
    let longer = [ChartPlan.Bucket.day, .week, .month, .year].first { bucket in
      DayBucket.all(bucket, in: chart.days).count <= room
    }
    let bucket = longer ?? .year
    let coarse = bucket == chart.plan.bucket ? chart : chart.coarsened(to: bucket)
    self.chart = coarse.buckets.suffix(room).first.map { coarse.cut(from: $0.first) } ?? coarse
  }

  /// How many columns titles and last values take.
  private static func around(_ chart: Chart, _ words: ChartWords) -> Int {
    let titles = chart.series.map { DisplayWidth.of($0.title) }.max() ?? 0
    let values = chart.series.map { DisplayWidth.of(words.number($0.values.last ?? 0)) }
    return titles + (values.max() ?? 0) + 2
  }

  var lines: [ChartLine] {
    let margin = chart.series.map { DisplayWidth.of($0.title) }.max() ?? 0
    return chart.series.map { series in
      let blanks = String(repeating: " ", count: margin - DisplayWidth.of(series.title) + 1)
      var line = ChartLine(series.title + blanks)
      line.add(
        Self.text(series, chart.buckets, axis: chart.plan.axis, signs), .series(series.color))
      if let last = series.values.last { line.add(" " + words.number(last)) }
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
