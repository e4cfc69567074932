public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The study's day on which the participant enrolled; nil before.
  ///
  /// A study without an enrolment task has begun on its first version's day.
  public func enrolmentDay() throws(CareError) -> CivilDate? {
    guard let enrolment else { return tasks.flatMap(\.versions).map(\.effective).min() }
    return try firstCompletion(of: enrolment)
  }

  /// The study's day on which the task was completed for the first time, ever; nil when it never was.
  ///
  /// Months are read oldest first, up to the first that has a completion.
  public func firstCompletion(of task: String) throws(CareError) -> CivilDate? {
    try firstOutcome(of: task)?.recordedDay
  }

  /// The outcome of the task that was recorded first, among those that `condition` admits and that
  /// are about days from the month of `start` on.
  func firstOutcome(
    of task: String, from start: CivilDate = .earliest,
    where condition: (StoredOutcome) -> Bool = { _ in true }
  ) throws(CareError) -> StoredOutcome? {
    let first = Month(start)
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first {
        let complete = try cache.outcomes(in: month, task: task).values.filter {
          $0.outcome.key.study == study && !$0.outcome.values.isEmpty && condition($0)
        }
        if let outcome = complete.min(by: { $0.outcome.recorded < $1.outcome.recorded }) {
          return outcome
        }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }

  /// The page of a day: the events that start on it, those that still run from the day before, and
  /// what came of them.
  ///
  /// Events behind a closed gate are not on it, nor are those of a task to be done once but the one
  /// that was done and, until then, those still to come.
  public func page(for day: CivilDate) throws(CareError) -> DayPage {
    try page(for: day, gates: try gates())
  }

  /// The pages of the days from `first`, `count` of them.
  public func pages(from first: CivilDate, count: Int) throws(CareError) -> [DayPage] {
    let gates = try gates()
    var pages: [DayPage] = []
    for offset in 0..<count {
      pages.append(try page(for: first.adding(days: offset), gates: gates))
    }
    return pages
  }

  private func page(for day: CivilDate, gates: Gates) throws(CareError) -> DayPage {
    let recorded = try outcomes(startingOn: day.adding(days: -1)...day)
    var page = DayPage(day: day)
    for versions in tasks {
      if let task = versions.governing(day) {
        let events = versions.events(startingOn: day, days: days, enrolment: gates.enrolment)
          .map { event(task, $0, recorded, gates) }
        let shown = shown(events, of: task, on: day, gates)
        page.events += shown
        if gates.isOpen(task, on: day) || !shown.isEmpty { page.tasks.append(task) }
      }
      page.add(
        versions.events(movedTo: day, days: days, enrolment: gates.enrolment).flatMap {
          shown([event($0.task, $0.event, recorded, gates)], of: $0.task, on: day, gates)
        })
      let running = versions.events(runningInto: day, days: days, enrolment: gates.enrolment)
      for (task, started) in running where gates.isOpen(task, on: started.day) {
        page.running.append(event(task, started, recorded, gates))
      }
    }
    return page
  }

  /// The events of a day that are on its page.
  private func shown(
    _ events: [Event], of task: CareTask, on day: CivilDate, _ gates: Gates
  ) -> [Event] {
    switch gates.closure(of: task, on: day) {
    case nil: events.filter { $0.outcome != nil || isAsked(task, on: day, gates) }
    // What was recorded before is never hidden by what was decided later.
    case .consent, .withdrawal: events.filter { $0.outcome != nil }
    case .enrolment, .task: []
    }
  }

  /// Whether a task that is not done on `day` is asked for there: what is done once is asked every day
  /// until it is done, so that the days before were not missed.
  private func isAsked(_ task: CareTask, on day: CivilDate, _ gates: Gates) -> Bool {
    !task.isOnce || day >= today && !gates.isDone(task, before: day)
  }

  private func event(
    _ task: CareTask, _ scheduled: ScheduleEvent, _ recorded: [EventKey: StoredOutcome],
    _ gates: Gates?
  ) -> Event {
    var event = Event(
      task: task, scheduleEvent: scheduled, participant: participant.description, study: study)
    event.outcome = recorded[event.key].map(\.outcome).flatMap { outcome in
      gates?.stands(outcome, of: task, on: scheduled.day) ?? true ? outcome : nil
    }
    return event
  }

  /// What is recorded for the events that start on `range`, by their keys.
  public func outcomes(
    startingOn range: ClosedRange<CivilDate>, of task: String? = nil
  ) throws(CareError) -> [EventKey: StoredOutcome] {
    guard let first = Month(range.lowerBound.description),
      let last = Month(range.upperBound.description)
    else { return [:] }
    var outcomes: [EventKey: StoredOutcome] = [:]
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first && month <= last {
        let found = try cache.outcomes(in: month, task: task, startingOn: range)
        outcomes.merge(found) { _, new in new }
      }
    } catch {
      throw .journal(error)
    }
    return outcomes.filter {
      $0.key.study == study && range.contains($0.value.day)
    }
  }

  /// The event of a key with what came of it.
  ///
  /// - Throws: `Refusal.noEvent` when the task has no such event.
  public func event(_ key: EventKey) throws(CareError) -> Event {
    let versions = try versions(of: key.task)
    guard
      let found = versions.event(key, days: days, enrolment: try enrolmentDay())
    else { throw .refused(.noEvent(task: key.task)) }
    let day = found.event.day
    let gates = key.task == joiningTask ? try gates() : nil
    return event(
      found.task, found.event, try outcomes(startingOn: day...day, of: key.task), gates)
  }
}
