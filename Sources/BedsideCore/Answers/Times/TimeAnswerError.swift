/// Why something is no day, time or length of time.
///
/// Times and lengths are given as they are shown, since that depends on the place.
public enum TimeAnswerError: Hashable, Sendable {
  /// The day and the month can be swapped, and nothing tells which is which.
  case ambiguousDate(String, CivilDate, CivilDate)
  /// It is a date only in an order that is not the one of the place.
  case swappedDate(String, CivilDate)
  /// The year has fewer than four digits.
  case shortYear(String)
  /// The year is so long ago that it is mistyped.
  case oldYear(String, Int)
  /// The day is not the weekday it is said to be.
  case wrongWeekday(String, CivilDate)
  /// The text is no time.
  case notATime(String)
  /// It is the end of a day, which is kept as the beginning of the next.
  case endOfDay(String)
  /// It is the end of a day that is given, which is kept as the beginning of the next.
  case endOfThatDay(String, next: String)
  /// It is the midnight of a day, at its beginning or at its end.
  case midnight(String, beginning: String, end: String)
  /// The text in a file is no time.
  case notAWrittenTime(String)
  /// The time is outside the limits; from the later to the earlier one they reach across midnight.
  case outside(String, from: String, to: String)
  /// The text is no date and time.
  case notADateTime(String)
  /// The text in a file is no date and time with an offset.
  case notAWrittenDateTime(String)
  /// The clocks jump over this time, from one to another.
  case skipped(String, from: String, to: String)
  /// The clocks show this time twice; with the offset it is one of the two.
  case doubled(String, first: String, second: String)
  /// The time is before the first one.
  case tooEarly(String, minimum: String)
  /// The time is after the last one.
  case tooLate(String, maximum: String)
  /// The text is no length of time.
  case notADuration(String)
  /// The number could be minutes or hours.
  case needsUnit(String)
  /// The text can be read as either.
  case ambiguous(String, String, String)
  /// It is less than the least.
  case below(String, minimum: String)
  /// It is more than the most.
  case above(String, maximum: String)
  /// It lies between two steps.
  case offStep(String, below: String, above: String)
}
