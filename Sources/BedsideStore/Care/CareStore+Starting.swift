public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The events that can be done now and are not: today's, and earlier ones that may be late, oldest
  /// first.
  ///
  /// What is only there to be read, as a link, is never due.
  public func dueEvents() throws(CareError) -> [Event] {
    let today = today
    // Nothing is open that lies before a task began, however late it may be done.
    let first = tasks.flatMap(\.versions).filter { $0.lateDays > 0 }
      .map { max($0.effective, today.adding(days: -$0.lateDays)) }.min()
    let reach = max(first?.days(until: today) ?? 0, 0)
    let pages = try pages(from: today.adding(days: -reach), count: reach + 1)
    let gates = try gates()
    return pages.flatMap { page in
      page.events.filter { event in
        event.task.card.style.isCompletable && !event.progress.isComplete
          && today <= page.day.adding(days: event.task.lateDays)
          && gates.isOpen(event.task, on: today)
      }
    }
  }

  /// The events of earlier days that can be done late, oldest first.
  public func lateEvents() throws(CareError) -> [Event] {
    let today = today
    return try dueEvents().filter { $0.scheduleEvent.day < today }
  }

  /// The event that `start TASK` means: the first of the task that is due today, else the oldest one
  /// that can be done late; or that of the day `day`.
  ///
  /// - Throws: `CareError.noSuchTask`, or a refusal that says why none can be begun.
  public func eventToStart(
    _ id: String, on day: CivilDate? = nil
  ) throws(CareError) -> Event {
    let versions = try versions(of: id)
    if day == nil {
      let due = try dueEvents().filter { $0.task.id == id }
      // Whoever begins without naming a day means this one.
      if let event = due.first(where: { $0.scheduleEvent.day == today }) ?? due.first {
        return event
      }
    }
    let gates = try gates()
    let named = day
    let day = named ?? today
    guard let task = versions.governing(day), task.schedule != nil else {
      if let named { throw .refused(.nothingPlanned(task: id, day: named)) }
      throw .refused(.noEvent(task: id))
    }
    if let closure = gates.closure(of: task, on: max(day, today)) {
      throw .refused(refusal(of: task, for: closure))
    }
    if gates.isDone(task, before: .latest) { throw .refused(.doneOnce(task: id)) }
    let events = try page(for: day).events.filter { $0.task.id == id }
    if let open = events.first(where: { !$0.progress.isComplete }) {
      try checkBeginning(open)
      return open
    }
    if !events.isEmpty { throw .refused(.recorded(task: id, day: day)) }
    if let named { throw .refused(.nothingPlanned(task: id, day: named)) }
    let timeline = task.schedule?.timeline(days: days, enrolment: gates.enrolment)
    if let next = timeline?.nextEvent(after: days.end(of: day).adding(seconds: -1)) {
      throw .refused(.future(task: id, day: next.day))
    }
    throw .refused(.noEvent(task: id))
  }
}
