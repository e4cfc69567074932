public import BedsideCore
public import BedsideStore

/// The values of one series of a chart, in the order of time.
///
/// A stretch of time without a value has no point: missing is a gap, and zero is a zero.
public struct DataSeries: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// The unit, as it is shown; empty for none.
  public var units: String
  /// The colour.
  public var color: ChartColor
  /// What became of several values.
  public var aggregator: SeriesPlan.Aggregator
  /// For which stretches of time there is a value.
  public var bucket: ChartPlan.Bucket
  /// The points, in order.
  public var points: [DataPoint]
  /// Where events without a value stand on the axis of time, in order; none where stretches of time tell
  /// that by themselves.
  public var gaps: [Double] = []
  /// The days of scores that were worked out from a part of the answers, in order.
  public var partial: [CivilDate] = []

  /// Makes a series.
  public init(
    title: String, units: String = "", color: ChartColor = .blue,
    aggregator: SeriesPlan.Aggregator = .mean, bucket: ChartPlan.Bucket = .day,
    points: [DataPoint] = []
  ) {
    self.title = title
    self.units = units
    self.color = color
    self.aggregator = aggregator
    self.bucket = bucket
    self.points = points
  }

  /// The values, in order.
  public var values: [Double] { points.map(\.value) }

  /// Whether each event stands for itself, so that a day may have several points.
  public var isPerEvent: Bool { bucket == .event || aggregator == .perEvent }

  /// The values by the first days of their stretches of time; of several the last.
  public var valuesByDay: [CivilDate: Double] {
    Dictionary(points.map { ($0.day, $0.value) }) { _, last in last }
  }

  /// The series with one value for each longer stretch of time, exactly as if it had been asked for.
  public func coarsened(to bucket: ChartPlan.Bucket) -> DataSeries {
    var tallies: [CivilDate: Tally] = [:]
    for point in points {
      let first = DayBucket(bucket, holding: point.day).first
      tallies[first, default: Tally(for: aggregator)].add(point.tally)
    }
    var series = self
    series.bucket = bucket
    series.points = tallies.sorted { $0.key < $1.key }.compactMap { day, tally in
      tally.value(aggregator).map {
        DataPoint(day: day, position: Double(day.dayNumber), tally: tally, value: $0)
      }
    }
    return series
  }
}
