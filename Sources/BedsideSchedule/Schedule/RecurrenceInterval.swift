/// The step from one event of an element to the next.
///
/// Years, months, weeks and days are steps in the calendar, which keep the wall time; hours,
/// minutes and seconds are exact. No part is negative and at least one is positive.
public struct RecurrenceInterval: Hashable, Sendable {
  /// The largest number that a part can have.
  public static let largest = 1_000_000_000

  /// The months of the years and the months together.
  let months: Int
  /// The days of the weeks and the days together.
  let days: Int
  /// The seconds of the hours, the minutes and the seconds together.
  let seconds: Int

  /// The interval of these parts together.
  ///
  /// - Throws: `ScheduleError` if a part is negative or too large, or if all are zero.
  public init(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0,
    minutes: Int = 0, seconds: Int = 0
  ) throws(ScheduleError) {
    try RecurrenceInterval.check([
      ("year", years), ("month", months), ("week", weeks), ("day", days), ("hour", hours),
      ("minute", minutes), ("second", seconds),
    ])
    self.init(
      months: years * 12 + months, days: weeks * 7 + days,
      seconds: hours * 3600 + minutes * 60 + seconds)
  }

  private init(months: Int, days: Int, seconds: Int) {
    self.months = months
    self.days = days
    self.seconds = seconds
  }

  /// One day.
  public static let day = RecurrenceInterval(months: 0, days: 1, seconds: 0)
  /// One week.
  public static let week = RecurrenceInterval(months: 0, days: 7, seconds: 0)
  /// One month.
  public static let month = RecurrenceInterval(months: 1, days: 0, seconds: 0)

  private static func check(_ parts: [(unit: String, number: Int)]) throws(ScheduleError) {
    let forward = parts.first { $0.number > 0 }
    if let back = parts.first(where: { $0.number < 0 }) {
      if let forward { throw .intervalMixesSigns(forward: forward.unit, back: back.unit) }
      throw .intervalGoesBack(unit: back.unit, back.number)
    }
    guard forward != nil else { throw .intervalDoesNotAdvance }
    if let long = parts.first(where: { $0.number > largest }) {
      throw .intervalTooLong(unit: long.unit, long.number)
    }
  }

  /// The months and the days of a step that keeps the wall time; nil for one with hours, minutes or
  /// seconds, which does not.
  package var calendarParts: (months: Int, days: Int)? { seconds == 0 ? (months, days) : nil }

  /// Whether every step is the same number of seconds.
  var isExact: Bool { months == 0 && days == 0 }

  /// The mean length in seconds; a Gregorian month has 2,629,746.
  var meanSeconds: Double { Double(months) * 2_629_746 + Double(days) * 86_400 + Double(seconds) }

  /// The largest of the parts that are shorter than a day, if there is any.
  var unitWithinDay: String? {
    if seconds == 0 { return nil }
    return seconds >= 3600 ? "hour" : seconds >= 60 ? "minute" : "second"
  }
}
