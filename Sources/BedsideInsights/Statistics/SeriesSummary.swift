public import BedsideCore

/// What can honestly be said of a series: how many values, of which days, their middle and ends.
public struct SeriesSummary: Hashable, Sendable {
  /// The values of some days.
  public struct Window: Hashable, Sendable {
    /// The days.
    public var days: ClosedRange<CivilDate>
    /// How many values there are.
    public var count: Int
    /// The value in the middle.
    public var median: Double
  }

  /// How many values a window needs before it is compared.
  public static let fewest = 3
  /// How many days a window has at most.
  public static let longest = 14

  /// How many values there are.
  public let count: Int
  /// The days of the first and the last value.
  public let period: ClosedRange<CivilDate>
  /// The first value.
  public let first: Double
  /// The last value.
  public let last: Double
  /// The values in order of size.
  public let quantiles: Quantiles
  /// The first days of the period; nil where too little is known of them or of the last.
  public let baseline: Window?
  /// The last days of the period; nil where too little is known of them or of the first.
  public let recent: Window?

  /// Sums up a series; nil where it has no values.
  public init?(_ series: DataSeries) {
    guard let start = series.points.first, let end = series.points.last else { return nil }
    count = series.points.count
    period = start.day...max(start.day, DayBucket(series.bucket, holding: end.day).last)
    first = start.value
    last = end.value
    quantiles = Quantiles(series.values)
    let length = min(Self.longest, (start.day.days(until: end.day) + 1) / 2)
    let early = start.day...start.day.adding(days: max(0, length - 1))
    let late = end.day.adding(days: min(0, 1 - length))...end.day
    let baseline = Self.window(series, early)
    let recent = Self.window(series, late)
    let isComparable = length > 0 && baseline != nil && recent != nil
    self.baseline = isComparable ? baseline : nil
    self.recent = isComparable ? recent : nil
  }

  /// The value in the middle.
  public var median: Double { quantiles.median ?? first }

  /// How much the last value is above the first.
  public var change: Double { last - first }

  private static func window(
    _ series: DataSeries, _ days: ClosedRange<CivilDate>
  ) -> Window? {
    let values = series.points.filter { days.contains($0.day) }.map(\.value)
    guard values.count >= fewest, let median = Quantiles(values).median else { return nil }
    return Window(days: days, count: values.count, median: median)
  }
}
