internal import BedsideCore

/// The values of a series by the days of the week, Monday first.
public struct WeekdayPattern: Hashable, Sendable {
  /// How many values a day of the week needs before it is spoken of.
  public static let fewest = 3

  /// The values of each day of the week.
  public let days: [Quantiles]

  /// Sorts the values of a series, which has one for each day or event.
  public init(_ series: DataSeries) {
    var values = [[Double]](repeating: [], count: 7)
    for point in series.points { values[point.day.weekday - 1].append(point.value) }
    days = values.map(Quantiles.init)
  }

  /// The numbers of the days of the week, 1 for Monday, of which enough is known, with their medians.
  public var known: [(weekday: Int, median: Double, count: Int)] {
    days.enumerated().compactMap { index, day in
      guard day.count >= Self.fewest, let median = day.median else { return nil }
      return (index + 1, median, day.count)
    }
  }
}
