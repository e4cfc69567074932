public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// The study's day on which the participant enrolled first; nil before.
  ///
  /// It stays that day when the enrolment is taken back or done again: what counts from it keeps its
  /// days and its keys, so that nothing recorded is hidden and no key is given out twice. A study
  /// without an enrolment task has begun on its first version's day.
  public func enrolmentDay() throws(CareError) -> CivilDate? {
    guard let enrolment else { return tasks.flatMap(\.versions).map(\.effective).min() }
    do throws(JournalError) {
      for month in try cache.recordedMonths() {
        if let first = try cache.firstRecording(of: enrolment, study: study, in: month) {
          return first
        }
      }
    } catch {
      throw .journal(error)
    }
    return nil
  }

  /// The study's day on which the task was completed for the first time, ever; nil when it never was.
  ///
  /// Months are read oldest first, up to the first that has a completion. What is corrected later was
  /// completed when it was recorded first.
  public func firstCompletion(of task: String) throws(CareError) -> CivilDate? {
    try firstOutcome(of: task)?.opening.day
  }

  /// The outcome of the task that was recorded first, in the order of the oldest month that has any,
  /// among those that `condition` admits and that are about days from the month of `start` on.
  func firstOutcome(
    of task: String, from start: CivilDate = .earliest,
    where condition: (StoredOutcome) -> Bool = { _ in true }
  ) throws(CareError) -> StoredOutcome? {
    let first = Month(start)
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first {
        let found = try cache.outcomes(of: task, in: month).first {
          $0.outcome.key.study == study && !$0.outcome.values.isEmpty && condition($0)
        }
        if let found { return found }
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
    // No day comes after the last one.
    for offset in 0..<min(count, first.days(until: .latest) + 1) {
      pages.append(try page(for: first.adding(days: offset), gates: gates))
    }
    return pages
  }

  private func page(for day: CivilDate, gates: Gates) throws(CareError) -> DayPage {
    let recorded = try recorded(near: day.adding(days: -1)...day)
    let kept = Dictionary(grouping: recorded.values) { $0.outcome.key.task }
    var page = DayPage(day: day)
    for versions in tasks {
      var shown: [Event] = []
      if let task = versions.governing(day) {
        let events = versions.events(startingOn: day, days: days, enrolment: gates.enrolment)
          .map { event(task, $0, recorded, gates) }
        shown = self.shown(events, of: task, on: day, gates)
        if gates.isOpen(task, on: day) || !shown.isEmpty { page.tasks.append(task) }
      }
      let moved = versions.events(movedTo: day, days: days, enrolment: gates.enrolment).flatMap {
        self.shown([event($0.task, $0.event, recorded, gates)], of: $0.task, on: day, gates)
      }
      shown += moved
      let others = others(kept[versions.id] ?? [], of: versions, on: day, besides: shown, gates)
      // Whoever did the task that day, in whatever version, has not missed it in another one.
      let version = versions.governing(day)?.version
      if others.contains(where: { $0.task.version != version && $0.isRecorded }) {
        shown.removeAll { $0.task.version == version && !$0.isRecorded }
      }
      shown += others
      page.events +=
        moved.isEmpty && others.isEmpty ? shown : shown.sorted { $0.isBefore($1) }
      for task in others.map(\.task) where !page.tasks.contains(task) { page.tasks.append(task) }
      let running = versions.events(runningInto: day, days: days, enrolment: gates.enrolment)
      for (task, started) in running where gates.isOpen(task, on: started.day) {
        page.running.append(event(task, started, recorded, gates))
      }
    }
    page.unexplained = unexplained(recorded, on: day, gates)
    try noteRemovals(in: &page)
    try noteBeginning(in: &page)
    return page
  }

  /// Notes which events have nothing recorded because it was taken back.
  private func noteRemovals(in page: inout DayPage) throws(CareError) {
    guard page.events.contains(where: { $0.outcome == nil && page.day <= today }) else { return }
    let removals = try removals(near: page.day)
    if removals.isEmpty { return }
    for index in page.events.indices where page.events[index].outcome == nil {
      page.events[index].removal = removals[page.events[index].key]
    }
  }

  private func removals(near day: CivilDate) throws(CareError) -> [EventKey: Outcome.Removal] {
    let months = Month(day.adding(days: -Zone.mostDays))...Month(day.adding(days: Zone.mostDays))
    var removals: [EventKey: Outcome.Removal] = [:]
    do throws(JournalError) {
      for month in try cache.recordedMonths() where months.contains(month) {
        let found = try cache.removals(in: month, near: day...day, in: days.zone.id)
        removals.merge(found) { _, new in new }
      }
    } catch {
      throw .journal(error)
    }
    return removals
  }

  /// The events of a day for which something is recorded, though nothing plans them any more: what was
  /// recorded is never hidden by what was decided later.
  private func others(
    _ recorded: [StoredOutcome], of versions: TaskVersions, on day: CivilDate,
    besides shown: [Event], _ gates: Gates
  ) -> [Event] {
    recorded.compactMap { stored in
      let key = stored.outcome.key
      guard !shown.contains(where: { $0.key == key }),
        let task = versions.version(key.version),
        let scheduled = scheduled(key, task, enrolment: gates.enrolment), scheduled.day == day,
        gates.stands(stored, of: task, on: day)
      else { return nil }
      return event(task, scheduled, [key: stored], gates)
    }
  }

  /// What is recorded for a day under keys of which the record does not know the event any more.
  private func unexplained(
    _ recorded: [EventKey: StoredOutcome], on day: CivilDate, _ gates: Gates
  ) -> [StoredOutcome] {
    recorded.values.filter { stored in
      guard stored.day == day else { return false }
      let key = stored.outcome.key
      let task = tasks.first { $0.id == key.task }?.version(key.version)
      return task.flatMap { scheduled(key, $0, enrolment: gates.enrolment) } == nil
    }.sorted { $0.opening.line < $1.opening.line }
  }

  /// When the event of a key takes place, whether its version governs that day or not; where it was
  /// skipped later, when it would have.
  func scheduled(
    _ key: EventKey, _ task: CareTask, enrolment: CivilDate?
  ) -> ScheduleEvent? {
    guard let timeline = task.schedule?.timeline(days: days, enrolment: enrolment) else {
      return nil
    }
    return timeline.event(element: key.element, k: key.k)
      ?? timeline.plannedEvent(element: key.element, k: key.k)
  }

  /// Finds the days on which the study plans events, by their keys; nil for an event that it does not
  /// know, and for one that counts from an enrolment which nobody has recorded yet.
  public func plannedDays() throws(CareError) -> (EventKey) -> CivilDate? {
    let enrolment = try enrolmentDay()
    let tasks = Dictionary(tasks.map { ($0.id, $0) }) { first, _ in first }
    return { key in
      guard key.study == self.study else { return nil }
      return tasks[key.task]?.version(key.version)
        .flatMap { self.scheduled(key, $0, enrolment: enrolment) }?.day
    }
  }

  /// The events of a day that are on its page.
  private func shown(
    _ events: [Event], of task: CareTask, on day: CivilDate, _ gates: Gates
  ) -> [Event] {
    switch gates.closure(of: task, on: day) {
    case nil: events.filter { $0.outcome != nil || isAsked(task, on: day, gates) }
    // What was recorded before is never hidden by what was decided later.
    case .some: events.filter { $0.outcome != nil }
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
    event.outcome = recorded[event.key].flatMap { stored in
      gates?.stands(stored, of: task, on: scheduled.day) ?? true ? stored.outcome : nil
    }
    return event
  }

  /// What is recorded for the events that start on `range`, by their keys.
  ///
  /// A day is the participant's where the participant is now; what was recorded elsewhere belongs to
  /// the day on which its event starts here.
  public func outcomes(
    startingOn range: ClosedRange<CivilDate>, of task: String? = nil
  ) throws(CareError) -> [EventKey: StoredOutcome] {
    let enrolment = try enrolmentDay()
    let tasks = tasks
    return try recorded(near: range, of: task).filter { key, stored in
      if stored.zone == days.zone.id { return range.contains(stored.day) }
      let task = tasks.first { $0.id == key.task }?.version(key.version)
      let event = task.flatMap { scheduled(key, $0, enrolment: enrolment) }
      return range.contains(event?.day ?? stored.day)
    }
  }

  /// What is recorded for events that may start on `range`, whatever zone they were recorded in.
  func recorded(
    near range: ClosedRange<CivilDate>, of task: String? = nil
  ) throws(CareError) -> [EventKey: StoredOutcome] {
    let first = Month(range.lowerBound.adding(days: -Zone.mostDays))
    let last = Month(range.upperBound.adding(days: Zone.mostDays))
    var outcomes: [EventKey: StoredOutcome] = [:]
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first && month <= last {
        let found = try cache.outcomes(in: month, task: task, near: range, in: days.zone.id)
        outcomes.merge(found) { _, new in new }
      }
    } catch {
      throw .journal(error)
    }
    return outcomes.filter {
      $0.key.study == study && $0.key.participant == participant.description
    }
  }

  /// What is recorded for the event of a key; nil when nothing is.
  func recorded(_ key: EventKey, on day: CivilDate) throws(CareError) -> StoredOutcome? {
    try recorded(near: day...day, of: key.task)[key]
  }

  /// The event of a key with what came of it.
  ///
  /// What is recorded can be looked at, and corrected, also when nothing plans its event any more.
  ///
  /// - Throws: `Refusal.noEvent` when the task has no such event.
  public func event(_ key: EventKey) throws(CareError) -> Event {
    let versions = try versions(of: key.task)
    let enrolment = try enrolmentDay()
    guard key.study == study, key.participant == participant.description,
      let task = versions.version(key.version),
      let scheduled = scheduled(key, task, enrolment: enrolment)
    else { throw .refused(.noEvent(task: key.task)) }
    let gates = key.task == joiningTask ? try gates() : nil
    let stored = try recorded(key, on: scheduled.day)
    let isPlanned = versions.event(key, days: days, enrolment: enrolment) != nil
    if !isPlanned, stored == nil { throw .refused(.noEvent(task: key.task)) }
    return event(task, scheduled, stored.map { [key: $0] } ?? [:], gates)
  }
}

extension Event {
  /// Whether anything is recorded for it.
  fileprivate var isRecorded: Bool { outcome?.values.isEmpty == false }

  /// The order of a page: by time, then by the schedule's elements.
  fileprivate func isBefore(_ other: Event) -> Bool {
    (scheduleEvent.start, key.version, key.element, key.k)
      < (other.scheduleEvent.start, other.key.version, other.key.element, other.key.k)
  }
}
