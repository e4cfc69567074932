public import BedsideCore

extension TaskVersions {
  /// The events of the version that governs a day which start on it.
  public func events(
    startingOn day: CivilDate, days: DayRule, enrolment: CivilDate?
  ) -> [ScheduleEvent] {
    guard let schedule = governing(day)?.schedule else { return [] }
    return schedule.timeline(days: days, enrolment: enrolment).events(startingOn: day)
  }

  /// The events, with their versions, that started on an earlier day and run into a day.
  public func events(
    runningInto day: CivilDate, days: DayRule, enrolment: CivilDate?
  ) -> [(task: CareTask, event: ScheduleEvent)] {
    versions.flatMap { task -> [(task: CareTask, event: ScheduleEvent)] in
      guard let schedule = task.schedule, task.effective <= day else { return [] }
      return schedule.timeline(days: days, enrolment: enrolment).events(runningInto: day)
        .filter { isGoverned($0.day, by: task) }
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
      isGoverned(event.day, by: task)
    else { return nil }
    return (task, event)
  }
}
