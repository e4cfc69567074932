public import BedsideCore

/// Why something is no part of a schedule.
public enum ScheduleError: Error, Hashable, Sendable {
  /// All parts of an interval are zero.
  case intervalDoesNotAdvance
  /// A part of an interval is negative, and no part is positive.
  case intervalGoesBack(unit: String, Int)
  /// A part of an interval is negative and another one positive.
  case intervalMixesSigns(forward: String, back: String)
  /// A part of an interval is larger than any calendar needs.
  case intervalTooLong(unit: String, Int)
  /// The duration, in seconds, is negative.
  case negativeDuration(Double)
  /// The duration, in seconds, is longer than a hundred years.
  case durationTooLong(Double)
  /// The duration, in seconds, has a part below a millisecond.
  case durationTooFine(Double)
  /// An all-day element comes back after hours, minutes or seconds.
  case allDayWithinDay(unit: String)
  /// The end is not after the start.
  case endNotAfterStart(start: LocalDateTime, end: LocalDateTime)
  /// The first event would lie before the day of enrolment.
  case startBeforeEnrolment(days: Int)
  /// Two exceptions are for one day.
  case exceptionTwice(CivilDate)
  /// An element departs from its rule on so many days.
  case tooManyExceptions(Int, most: Int)
  /// An event is moved of an element that may have several on a day.
  case moveWithinDay(CivilDate)
}

extension ScheduleError: CustomStringConvertible {
  /// A sentence for people: what was given and what would do.
  public var description: String {
    switch self {
    case .intervalDoesNotAdvance:
      "The interval does not advance. Give a number above 0, such as \"day\": 1."
    case .intervalGoesBack(let unit, let number):
      "The interval goes back: '\(unit)' is \(number). Give numbers above 0."
    case .intervalMixesSigns(let forward, let back):
      "The interval mixes signs: '\(forward)' goes forward and '\(back)' goes back."
        + " Give numbers above 0."
    case .intervalTooLong(let unit, let number):
      "The interval's '\(unit)' is \(number). Give at most \(RecurrenceInterval.largest)."
    case .negativeDuration(let seconds):
      "A duration cannot be \(ScheduleError.shown(seconds)) seconds. Give 0 or more, or \"allDay\"."
    case .durationTooLong(let seconds):
      "A duration of \(ScheduleError.shown(seconds)) seconds is too long. Give at most \(ScheduleDuration.longest)."
    case .durationTooFine(let seconds):
      "A duration of \(seconds) seconds is too fine. Give whole milliseconds, such as 0.5."
    case .allDayWithinDay(let unit):
      "An all-day element cannot come back within the day: take '\(unit)' out of the interval,"
        + " or give the duration in seconds."
    case .endNotAfterStart(let start, let end):
      "The end '\(end)' is not after the start '\(start)'. Give a later end, or none."
    case .startBeforeEnrolment(let days):
      "'startDay' is \(days). Give 0 for the day of enrolment, or more."
    case .tooManyExceptions(let count, let most):
      "An element takes \(most) exceptions at most, not \(count). Give what departs so often a rule of"
        + " its own."
    case .exceptionTwice(let date):
      "There are two exceptions for \(date). Keep one of them."
    case .moveWithinDay(let date):
      "On \(date) there may be several events, since the interval has no days, so that none of them"
        + " can be moved. Skip the day, and add an element for the other time."
    }
  }

  /// A number without the point that a whole one does not need.
  private static func shown(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }
}
