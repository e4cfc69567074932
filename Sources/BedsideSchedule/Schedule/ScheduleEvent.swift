public import BedsideCore

/// One event of a schedule: something that is due once.
public struct ScheduleEvent: Hashable, Sendable {
  /// The index of the event's element in its schedule.
  public let element: Int
  /// How many intervals after the element's start the event starts.
  ///
  /// With the element this is what an event is known by: nothing but its schedule decides it.
  public let k: Int
  /// The event's number among all events of the schedule, in order of start, then element.
  public let occurrence: Int
  /// When it starts.
  public let start: Instant
  /// When it ends; the same as the start for a moment.
  public let end: Instant
  /// The study's day on which it starts.
  public let day: CivilDate
  /// When it would start by the rule; the same as the start unless an exception moved it.
  public let plannedStart: Instant
  /// The study's day on which it would start by the rule: the one that decides its version.
  public let plannedDay: CivilDate
  /// Whether it lasts the whole day.
  public let isAllDay: Bool

  /// Whether an exception moved it.
  public var isMoved: Bool { start != plannedStart }
}
