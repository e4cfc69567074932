public import BedsideCore
public import BedsideSchedule

/// What a day of the study holds for a participant.
public struct DayPage: Sendable {
  /// The day.
  public var day: CivilDate
  /// The tasks that govern the day and are open, in the study's order.
  public var tasks: [CareTask] = []
  /// The events that start on the day, by the study's order of tasks, then by time.
  public var events: [Event] = []
  /// The events that started the day before and are not over when the day begins.
  public var running: [Event] = []
  /// What is recorded for the day under keys of events that nothing explains any more, in the order
  /// in which it was recorded.
  public var unexplained: [StoredOutcome] = []

  /// The page of a day without anything.
  public init(day: CivilDate) { self.day = day }

  /// How the day went.
  public var adherence: Adherence { Adherence(tasks: tasks, events: events) }
}
