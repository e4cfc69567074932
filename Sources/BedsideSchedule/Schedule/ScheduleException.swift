public import BedsideCore

/// A day on which an element departs from its rule.
///
/// The day is the study's day on which events would start by the rule, in the element's zone. What is
/// skipped or moved keeps its k, and all others keep theirs and their numbers.
public enum ScheduleException: Hashable, Sendable {
  /// Nothing takes place that would start on the day.
  case skip(CivilDate)
  /// What would start on the day starts at another wall time; an all-day event fills the day of that
  /// date.
  case move(CivilDate, to: LocalDateTime)

  /// The day that it is about.
  public var date: CivilDate {
    switch self {
    case .skip(let date), .move(let date, _): date
    }
  }

  /// The wall time at which the event starts instead; nil where it is skipped.
  public var target: LocalDateTime? {
    if case .move(_, let target) = self { target } else { nil }
  }
}
