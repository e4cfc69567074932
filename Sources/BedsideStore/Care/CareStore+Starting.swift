public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The events that can be done now and are not: today's, and earlier ones that may be late, oldest
  /// first.
  public func dueEvents() throws(CareError) -> [Event] {
    let today = today
    let reach = tasks.flatMap(\.versions).map(\.lateDays).max() ?? 0
    let pages = try pages(from: today.adding(days: -reach), count: reach + 1)
    return pages.flatMap { page in
      page.events.filter { event in
        !event.progress.isComplete && today <= page.day.adding(days: event.task.lateDays)
      }
    }
  }

  /// The event that `start TASK` means: the first of the task that is due, or of the day `day`.
  ///
  /// - Throws: `CareError.noSuchTask`, or a refusal that says why none can be begun.
  public func eventToStart(
    _ id: String, on day: CivilDate? = nil
  ) throws(CareError) -> Event {
    let versions = try versions(of: id)
    if day == nil, let due = try dueEvents().first(where: { $0.task.id == id }) { return due }
    let gates = try gates()
    let day = day ?? today
    guard let task = versions.governing(day), task.schedule != nil else {
      throw .refused(.noEvent(task: id))
    }
    if let gate = gates.closedBy(task, on: max(day, today)) {
      throw .refused(
        gate == enrolment ? .notEnrolled(task: id, enrolment: gate) : .gated(task: id, by: gate))
    }
    if gates.isDone(task, before: .latest) { throw .refused(.doneOnce(task: id)) }
    let events = try page(for: day).events.filter { $0.task.id == id }
    if let open = events.first(where: { !$0.progress.isComplete }) {
      try checkBeginning(open)
      return open
    }
    if !events.isEmpty { throw .refused(.recorded(task: id, day: day)) }
    let timeline = task.schedule?.timeline(days: days, enrolment: gates.enrolment)
    if let next = timeline?.nextEvent(after: days.end(of: day).adding(seconds: -1)) {
      throw .refused(.future(task: id, day: next.day))
    }
    throw .refused(.noEvent(task: id))
  }
}
