internal import BedsideCore
internal import BedsideStore

/// What was answered of late, in one line: the last value, and the days before as small bars.
public struct RecentValues: Sendable {
  /// How many days the small bars are of.
  public static let days = 14
  /// How many days back a value may lie.
  public static let reach = 56

  /// The last value.
  public let last: DataPoint
  private let series: DataSeries
  private let chart: Chart
  private let words: ChartWords

  /// Takes the values of the series at `index` of a chart of days; nil where it has none.
  public init?(_ chart: Chart, series index: Int = 0, words: ChartWords) {
    guard chart.series.indices.contains(index), let last = chart.series[index].points.last else {
      return nil
    }
    self.last = last
    let end = chart.days.upperBound
    self.chart = chart.cut(from: end.adding(days: 1 - Self.days))
    series = self.chart.series[index]
    self.words = words
  }

  /// What the question asks about.
  public var title: String { series.title }

  /// The last value with its unit.
  public var value: String { words.value(last.value, series) }

  /// The least and the greatest value of the days of the bars; nil where they do not differ.
  public var range: (least: String, greatest: String)? {
    let quantiles = Quantiles(series.values)
    guard let least = quantiles.least, let greatest = quantiles.greatest, least < greatest else {
      return nil
    }
    return (words.number(least), words.value(greatest, series))
  }

  /// The small bars, one for each day; nil where one value alone or none is of these days.
  public func bars(_ signs: ChartSigns) -> String? {
    guard series.points.count > 1 else { return nil }
    return SparklineDrawing.text(series, chart.buckets, axis: chart.plan.axis, signs)
  }
}
