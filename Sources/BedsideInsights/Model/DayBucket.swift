public import BedsideCore
public import BedsideStore

/// A stretch of the study's days for which there is one value.
public struct DayBucket: Hashable, Sendable {
  /// The first day.
  public let first: CivilDate
  /// The last day.
  public let last: CivilDate

  /// The stretch that holds a day; events by themselves belong to their days.
  public init(_ bucket: ChartPlan.Bucket, holding day: CivilDate) {
    switch bucket {
    case .event, .day:
      first = day
      last = day
    case .week:
      first = day.startOfWeek()
      last = first.adding(days: 6)
    case .month:
      first = day.startOfMonth
      last = first.adding(days: first.daysInMonth - 1)
    case .year:
      first = CivilDate(year: day.year, month: 1, day: 1) ?? day
      last = CivilDate(year: day.year, month: 12, day: 31) ?? day
    }
  }

  /// The stretches that hold some of `days`, in order.
  public static func all(
    _ bucket: ChartPlan.Bucket, in days: ClosedRange<CivilDate>
  ) -> [DayBucket] {
    var buckets: [DayBucket] = []
    var day = days.lowerBound
    while day <= days.upperBound {
      let next = DayBucket(bucket, holding: day)
      buckets.append(next)
      guard next.last < .latest else { break }
      day = next.last.adding(days: 1)
    }
    return buckets
  }
}
