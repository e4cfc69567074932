internal import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// Checks that `event` can be begun now.
  ///
  /// - Throws: `CareError.refused`.
  public func checkBeginning(_ event: Event) throws(CareError) {
    try checkWriting()
    try check(event, begun: today)
    try checkOtherVersions(event)
  }

  /// Checks that what is recorded for `event` can be taken back now.
  ///
  /// - Throws: `CareError.refused`.
  public func checkDeleting(
    _ event: Event, correction: Outcome.Correction?
  ) throws(CareError) {
    try checkChanging(event, correction: correction)
  }

  /// The rules for recording something for `event` in a run that was begun on the day `begun`.
  ///
  /// A draft belongs to its event: what was begun in time can be finished later.
  ///
  /// What is recorded again as it was, `old`, may be of a day that has not come here but has where it
  /// was recorded.
  func check(
    _ event: Event, begun: CivilDate, restoring old: StoredOutcome? = nil
  ) throws(CareError) {
    if event.outcome?.values.isEmpty == false {
      try checkOpen(event, restoring: old)
      throw .refused(.recorded(task: event.task.id, day: event.scheduleEvent.day))
    }
    try checkAdding(event, begun: begun, restoring: old)
  }

  /// Checks that the task was not done in another version on the event's day.
  ///
  /// What was begun can be finished all the same: no answer is lost to a version.
  func checkOtherVersions(_ event: Event) throws(CareError) {
    let day = event.scheduleEvent.day
    let others = try recorded(near: day...day, of: event.task.id).values.contains { stored in
      stored.day == day && !stored.outcome.values.isEmpty
        && stored.outcome.key.version != event.task.version
    }
    if !others { return }
    if try page(for: day).events.contains(where: { $0.key == event.key }) { return }
    throw .refused(.recorded(task: event.task.id, day: day))
  }

  /// The rules for recording something more for `event`, whatever is recorded already.
  func checkAdding(
    _ event: Event, begun: CivilDate, restoring old: StoredOutcome? = nil
  ) throws(CareError) {
    let id = event.task.id
    let day = event.scheduleEvent.day
    try checkOpen(event, restoring: old)
    if try gates().isDone(event.task, before: .latest) { throw .refused(.doneOnce(task: id)) }
    let isInTime = begun <= day.adding(days: event.task.lateDays)
    if !isInTime { throw .refused(.missed(task: id, day: day)) }
  }

  /// Checks that the task is open today, and that the event's day has come.
  private func checkOpen(
    _ event: Event, restoring old: StoredOutcome?
  ) throws(CareError) {
    if let closure = try gates().closure(of: event.task, on: today) {
      throw .refused(refusal(of: event.task, for: closure))
    }
    let day = event.scheduleEvent.day
    if let old, dayElsewhere(old) == old.day { return }
    if day > today { throw .refused(.future(task: event.task.id, day: day)) }
  }

  /// What to say of a task that something keeps closed.
  func refusal(of task: CareTask, for closure: Gates.Closure) -> Refusal {
    switch closure {
    case .enrolment(let gate): .notEnrolled(task: task.id, enrolment: gate)
    case .task(let gate): .gated(task: task.id, by: gate)
    case .consent(let gate): .consentNeeded(task: task.id, consent: gate)
    case .withdrawal(let day): .withdrawn(day: day, rejoin: joiningTask)
    }
  }

  /// The rules for changing or taking back what is recorded for `event`.
  func checkChanging(
    _ event: Event, correction: Outcome.Correction?
  ) throws(CareError) {
    try checkWriting()
    let day = event.scheduleEvent.day
    if let left = try withdrawal() {
      throw .refused(.withdrawn(day: left.day, rejoin: joiningTask))
    }
    guard event.outcome != nil else {
      throw .refused(.nothingRecorded(task: event.task.id, day: day))
    }
    if let correction {
      if day > today { try checkCome(event, try recorded(event.key, on: day)) }
      if correction.author.saysNothing || correction.reason.saysNothing {
        throw .refused(.correctionIncomplete)
      }
      for remark in [correction.author, correction.reason] { try checkLength(remark) }
      try checkAuthor(correction.author)
    } else {
      try checkToday(event)
    }
  }

  /// Checks that what is recorded for `event` can be given other values now: a closed task takes none.
  ///
  /// - Throws: `CareError.refused`.
  public func checkAmending(
    _ event: Event, correction: Outcome.Correction?
  ) throws(CareError) {
    try checkChanging(event, correction: correction)
    guard correction == nil, let closure = try gates().closure(of: event.task, on: today) else {
      return
    }
    throw .refused(refusal(of: event.task, for: closure))
  }

  /// Checks that an event is today's: here, where it was recorded, and by all that the clock has said.
  ///
  /// Who has flown west since may be in the day before that of the event; it is today's as long as it
  /// is where it was recorded.
  private func checkToday(_ event: Event) throws(CareError) {
    let day = event.scheduleEvent.day
    let task = event.task.id
    if day < today { throw .refused(.past(task: task, day: day)) }
    let stored = try recorded(event.key, on: day)
    if let stored, let zone = stored.zone, let elsewhere = dayElsewhere(stored) {
      if elsewhere > stored.day {
        throw .refused(.pastElsewhere(task: task, day: day, zone: zone))
      }
    }
    if day > today { try checkCome(event, stored) }
    let newest = days.day(of: try newestRecorded(since: stored?.day ?? day))
    if newest > today {
      throw .refused(.clockBehind(task: task, day: day, newest: newest))
    }
  }

  /// Checks that the day of an event has come where the event was recorded, though it has not here.
  ///
  /// Who has flown west since is in the day before; whoever corrects the record may do what the
  /// participant could.
  private func checkCome(_ event: Event, _ stored: StoredOutcome?) throws(CareError) {
    if let stored, let elsewhere = dayElsewhere(stored), elsewhere >= stored.day { return }
    throw .refused(.future(task: event.task.id, day: event.scheduleEvent.day))
  }

  /// The study's day that it is in the zone in which an event was recorded; nil where that is the zone
  /// of now, or not known.
  private func dayElsewhere(_ stored: StoredOutcome) -> CivilDate? {
    stored.zone.flatMap { $0 == days.zone.id ? nil : self.today(in: $0) }
  }

  /// The study's day that it is in a zone; nil for a zone that nobody knows.
  func today(in name: String) -> CivilDate? {
    if name == days.zone.id { return today }
    guard let zone = try? zones?.zone(name) else { return nil }
    return DayRule(zone: zone, dayStart: days.dayStart).day(of: now)
  }

  /// The latest moment at which anything about `day` or later was written.
  ///
  /// Moments don't move with the participant, so that a clock which is behind it was set back.
  private func newestRecorded(since day: CivilDate) throws(CareError) -> Instant {
    let first = Month(day.adding(days: -Zone.mostDays))
    var newest = Instant.earliest
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first {
        newest = max(newest, try cache.newestRecorded(in: month))
      }
    } catch {
      throw .journal(error)
    }
    return newest
  }

  /// Checks that this store may be written at all.
  ///
  /// - Throws: `CareError.refused`.
  public func checkWriting() throws(CareError) {
    if let obstacle { throw .refused(obstacle) }
  }
}
