public import BedsideCore

/// An event of a task, and what came of it.
public struct Event: Hashable, Sendable {
  /// The version of the task that governs the event.
  public var task: CareTask
  /// What an outcome of the event is known by.
  public var key: EventKey
  /// When it is due.
  public var scheduleEvent: ScheduleEvent
  /// What was recorded, if anything was.
  public var outcome: Outcome?
  /// When and by whom what was recorded was taken back; nil where something is recorded, or nothing was.
  public var removal: Outcome.Removal?
  /// Whether its day was one before the participant took part, and nothing was recorded for it.
  public var isBeforeBeginning = false

  /// Makes an event of a task for a participant of a study.
  public init(
    task: CareTask, scheduleEvent: ScheduleEvent, participant: String, study: String,
    outcome: Outcome? = nil
  ) {
    self.task = task
    self.scheduleEvent = scheduleEvent
    self.outcome = outcome
    key = EventKey(
      participant: participant, study: study, task: task.id, version: task.version,
      element: scheduleEvent.element, k: scheduleEvent.k)
  }

  /// The element of the schedule that the event belongs to.
  public var element: ScheduleElement? {
    guard let elements = task.schedule?.elements, elements.indices.contains(key.element) else {
      return nil
    }
    return elements[key.element]
  }

  /// How far the event is done, as the task measures it.
  public var progress: TaskProgress {
    TaskProgress(
      task.progress, values: outcome?.values ?? [], targets: element?.targetValues ?? [])
  }

  /// What can be said of the event on a day of the study.
  public func state(on today: CivilDate) -> EventState {
    if progress.isComplete { return .completed }
    let day = scheduleEvent.day
    if day > today { return .later }
    if day == today { return .due }
    if today <= day.adding(days: task.lateDays) { return .late }
    return isBeforeBeginning ? .before : .missed
  }
}
