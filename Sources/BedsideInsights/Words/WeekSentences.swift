internal import BedsideCore
internal import BedsideStore

/// What a week came to, in a sentence for each series of a chart: for mail, or for somebody in a hurry.
public struct WeekSentences: Sendable {
  /// How many days a week has, and how many the chart has to have for the week before, too.
  public static let days = (week: 7, read: 14)

  private let chart: Chart
  private let words: ChartWords

  /// Makes the sentences of a chart of the week and the one before it.
  public init(_ chart: Chart, words: ChartWords) {
    self.chart = chart
    self.words = words
  }

  private var phrases: Phrases { words.phrases }

  /// The days of the week itself.
  private var week: ClosedRange<CivilDate> {
    let last = chart.days.upperBound
    return last.adding(days: 1 - Self.days.week)...last
  }

  /// The sentences, in the order of the series.
  public var all: [String] {
    chart.series.map { series in
      chart.plan.kind == .adherence ? done(series) : values(series)
    }
  }

  private func points(_ series: DataSeries, inWeek: Bool) -> [DataPoint] {
    let daily = series.isPerEvent ? series.coarsened(to: .day) : series
    return daily.points.filter { week.contains($0.day) == inWeek }
  }

  private func done(_ series: DataSeries) -> String {
    let points = points(series, inWeek: true)
    guard !points.isEmpty else { return phrases(.weeklyNothingDue, ["title": series.title]) }
    return phrases(
      .weeklyAllDone, count: points.count,
      ["title": series.title, "done": String(points.count { $0.value >= 1 })])
  }

  private func values(_ series: DataSeries) -> String {
    let points = points(series, inWeek: true)
    let before = Quantiles(self.points(series, inWeek: false).map(\.value)).median
    guard let median = Quantiles(points.map(\.value)).median,
      let highest = points.max(by: { $0.value < $1.value })
    else { return phrases(.weeklyNothing, ["title": series.title]) }
    let middle =
      before.map {
        phrases(
          .weeklyMedianBefore,
          ["median": words.value(median, series), "before": words.number($0)])
      } ?? words.value(median, series)
    let isFlat = points.allSatisfy { $0.value == highest.value }
    return phrases(
      isFlat ? .weeklyFlat : .weeklyValues, count: points.count,
      [
        "title": series.title, "median": middle, "highest": words.number(highest.value),
        "day": phrases(.weekday(highest.day.weekday)),
      ])
  }
}
