public import BedsideCore
public import BedsideSchedule

/// What a day of the study holds for a participant.
public struct DayPage: Hashable, Sendable {
  /// The day.
  public var day: CivilDate
  /// The tasks that govern the day and are open, in the study's order.
  public var tasks: [CareTask] = []
  /// The events that start on the day, by the study's order of tasks, then by time.
  public var events: [Event] = []
  /// The events that started the day before and are not over when the day begins.
  public var running: [Event] = []

  /// The page of a day without anything.
  public init(day: CivilDate) { self.day = day }

  /// How the day went.
  public var adherence: Adherence { Adherence(tasks: tasks, events: events) }

  /// Adds events of the task that was added last, which another of its versions has moved to the day.
  mutating func add(_ moved: [Event]) {
    guard let id = moved.first?.task.id else { return }
    let first = (events.lastIndex { $0.task.id != id }).map { $0 + 1 } ?? 0
    events += moved
    events[first...].sort { $0.scheduleEvent.start < $1.scheduleEvent.start }
  }
}
