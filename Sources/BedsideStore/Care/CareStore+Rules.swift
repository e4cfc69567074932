internal import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// Checks that `event` can be begun now.
  ///
  /// - Throws: `CareError.refused`.
  public func checkBeginning(_ event: Event) throws(CareError) {
    try check(event, begun: today)
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
  func check(_ event: Event, begun: CivilDate) throws(CareError) {
    let id = event.task.id
    let day = event.scheduleEvent.day
    let gates = try gates()
    if let closure = gates.closure(of: event.task, on: today) {
      throw .refused(refusal(of: event.task, for: closure))
    }
    if day > today { throw .refused(.future(task: id, day: day)) }
    if event.outcome?.values.isEmpty == false { throw .refused(.recorded(task: id, day: day)) }
    if gates.isDone(event.task, before: .latest) { throw .refused(.doneOnce(task: id)) }
    let isInTime = begun <= day.adding(days: event.task.lateDays)
    if !isInTime { throw .refused(.missed(task: id, day: day)) }
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
    let day = event.scheduleEvent.day
    if let left = try withdrawal() {
      throw .refused(.withdrawn(day: left.day, rejoin: joiningTask))
    }
    guard event.outcome != nil else {
      throw .refused(.nothingRecorded(task: event.task.id, day: day))
    }
    if day > today { throw .refused(.future(task: event.task.id, day: day)) }
    if let correction {
      if correction.author.isEmpty || correction.reason.isEmpty {
        throw .refused(.correctionIncomplete)
      }
    } else if day < today {
      throw .refused(.past(task: event.task.id, day: day))
    }
  }
}
