public import BedsideCore

extension TaskVersions {
  /// The events of the version that governs a day which start on it.
  ///
  /// Not among them are events that were moved to it from a day that another version governs:
  /// `events(movedTo:)` has those.
  public func events(
    startingOn day: CivilDate, days: DayRule, enrolment: CivilDate?
  ) -> [ScheduleEvent] {
    guard let task = governing(day), let schedule = task.schedule else { return [] }
    return schedule.timeline(days: days, enrolment: enrolment).events(startingOn: day)
      .filter { isGoverned($0, by: task) }
  }

  /// The events, with their versions, that were moved to a day which another version governs.
  public func events(
    movedTo day: CivilDate, days: DayRule, enrolment: CivilDate?
  ) -> [(task: CareTask, event: ScheduleEvent)] {
    let governing = governing(day)
    return versions.flatMap { task -> [(task: CareTask, event: ScheduleEvent)] in
      guard let schedule = task.schedule, schedule.movesEvents, task.version != governing?.version
      else { return [] }
      return schedule.timeline(days: days, enrolment: enrolment).events(startingOn: day)
        .filter { isGoverned($0, by: task) }
        .map { (task, $0) }
    }
  }

  /// The events, with their versions, that started on an earlier day and run into a day.
  public func events(
    runningInto day: CivilDate, days: DayRule, enrolment: CivilDate?
  ) -> [(task: CareTask, event: ScheduleEvent)] {
    versions.flatMap { task -> [(task: CareTask, event: ScheduleEvent)] in
      guard let schedule = task.schedule, task.effective <= day || schedule.movesEvents else {
        return []
      }
      return schedule.timeline(days: days, enrolment: enrolment).events(runningInto: day)
        .filter { isGoverned($0, by: task) }
        .map { (task, $0) }
    }
  }

  /// The event of a key; nil if it does not take place or its version does not govern its day.
  public func event(
    _ key: EventKey, days: DayRule, enrolment: CivilDate?
  ) -> (task: CareTask, event: ScheduleEvent)? {
    guard key.task == id, let task = version(key.version), let schedule = task.schedule,
      let event = schedule.timeline(days: days, enrolment: enrolment)
        .event(element: key.element, k: key.k),
      isGoverned(event, by: task)
    else { return nil }
    return (task, event)
  }

  /// Tells whether a version governs an event: the day on which it was planned decides, and what was
  /// moved behind the task's end is gone with it.
  public func isGoverned(_ event: ScheduleEvent, by task: CareTask) -> Bool {
    isGoverned(event.plannedDay, by: task) && task.retired.map { event.day < $0 } ?? true
  }
}

extension Schedule {
  /// Whether an exception moves any of its events.
  fileprivate var movesEvents: Bool {
    elements.contains { $0.exceptions.contains { $0.target != nil } }
  }
}
