public import BedsideCore
public import BedsideStore

/// A chart with its values, ready to be drawn.
public struct Chart: Hashable, Sendable {
  /// What the study says of it.
  public var plan: ChartPlan
  /// The days that it shows.
  public var days: ClosedRange<CivilDate>
  /// What it shows, in order.
  public var series: [DataSeries]
  /// What the record lacks of its days, which whoever has no more than the chart must know.
  public var gaps = RecordGaps()

  /// Makes a chart.
  public init(_ plan: ChartPlan, days: ClosedRange<CivilDate>, series: [DataSeries]) {
    self.plan = plan
    self.days = days
    self.series = series
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { series.allSatisfy(\.points.isEmpty) }

  /// The stretches of time that it shows, in order.
  public var buckets: [DayBucket] { DayBucket.all(plan.bucket, in: days) }

  /// The chart with longer stretches of time; the same where they are as long already.
  public func coarsened(to bucket: ChartPlan.Bucket) -> Chart {
    guard bucket != plan.bucket else { return self }
    var chart = self
    chart.plan.bucket = bucket
    chart.series = series.map { $0.coarsened(to: bucket) }
    return chart
  }

  /// The chart of the days from `first` on.
  func cut(from first: CivilDate) -> Chart {
    var chart = self
    chart.days = min(first, days.upperBound)...days.upperBound
    for index in series.indices {
      chart.series[index].points = series[index].points.filter { $0.day >= first }
      chart.series[index].partial = series[index].partial.filter { $0 >= first }
    }
    return chart
  }

  /// The number of days.
  public var dayCount: Int { days.lowerBound.days(until: days.upperBound) + 1 }
}
