public import BedsideCore

/// When a task is due: one series of events, or several together.
///
/// The order of the elements counts: it tells which of two events that start together comes first,
/// and an element is known by its index.
public struct Schedule: Hashable, Sendable {
  /// The series of events.
  public let elements: [ScheduleElement]

  /// Makes a schedule of these elements.
  public init(_ elements: [ScheduleElement]) {
    self.elements = elements
  }

  /// The events of the schedule, for somebody who lives by these days.
  ///
  /// `enrolment` is the study's day from which starts without a date count; before it is known,
  /// elements with such a start have no events.
  public func timeline(days: DayRule, enrolment: CivilDate? = nil) -> ScheduleTimeline {
    ScheduleTimeline(self, days: days, enrolment: enrolment)
  }
}
