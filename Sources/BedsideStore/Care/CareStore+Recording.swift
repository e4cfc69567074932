public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// Records the result of a run for the event `key`, and ends the run's draft.
  ///
  /// When it returns, the outcome is on the disk. `begun` is the study's day on which the run began.
  ///
  /// - Throws: `CareError.refused` by the rules, `CareError.journal` when it was not saved; the draft
  ///   is as it was then.
  @discardableResult
  public func record(
    _ result: TaskResult, for key: EventKey, begun: CivilDate, finishing draft: DraftID? = nil
  ) throws(CareError) -> StoredOutcome {
    let event = try event(key)
    try check(event, begun: begun)
    let values = result.outcomeValues
    if values.isEmpty { throw .refused(.empty(task: key.task)) }
    return try write(OutcomeLine.outcome, event, values, result: result.json, draft: draft) {
      (current) throws(CareError) in try check(current, begun: begun)
    }
  }

  /// Replaces what is recorded for the event `key`; the earlier values stay in the history.
  @discardableResult
  public func amend(
    _ values: [OutcomeValue], result: JSONValue?, for key: EventKey,
    correction: Outcome.Correction? = nil
  ) throws(CareError) -> StoredOutcome {
    let event = try event(key)
    try checkChanging(event, correction: correction)
    if values.isEmpty { throw .refused(.empty(task: key.task)) }
    return try write(
      OutcomeLine.amendment, event, values, result: result, correction: correction
    ) { (current) throws(CareError) in try checkChanging(current, correction: correction) }
  }

  /// Takes back what is recorded for the event `key`; the line stays in the history.
  public func delete(
    _ key: EventKey, reason: String? = nil, correction: Outcome.Correction? = nil
  ) throws(CareError) {
    let event = try event(key)
    try checkChanging(event, correction: correction)
    let day = event.scheduleEvent.day
    guard let stored = try outcomes(startingOn: day...day, of: key.task)[key] else {
      throw .refused(.nothingRecorded(task: key.task, day: day))
    }
    let fields = OutcomeLine.deletionFields(
      of: stored, at: now, reason: reason, correction: correction)
    try append(JournalEntry(OutcomeLine.deletion, fields), event) {
      (current) throws(CareError) in try checkChanging(current, correction: correction)
    }
  }

  private func write(
    _ kind: String, _ event: Event, _ values: [OutcomeValue], result: JSONValue?,
    correction: Outcome.Correction? = nil, draft: DraftID? = nil,
    _ recheck: (Event) throws(CareError) -> Void
  ) throws(CareError) -> StoredOutcome {
    let plan = try plan(event.task)
    let day = event.scheduleEvent.day
    let outcome = Outcome(
      key: event.key, values: values, recorded: now, isLate: today > day,
      correction: correction)
    let stored = StoredOutcome(
      outcome: outcome, effective: days.zone.local(event.scheduleEvent.start), day: day,
      recordedDay: today, result: result)
    let fields = OutcomeLine.fields(stored, zone: days.zone.id, plan: plan)
    try append(JournalEntry(kind, finishing: draft, fields), event, recheck)
    return stored
  }

  /// Adds a line about `event`, if the rules still allow it when nobody else can write: another shell
  /// may have recorded the same event since they were asked.
  private func append(
    _ entry: JournalEntry, _ event: Event, _ recheck: (Event) throws(CareError) -> Void
  ) throws(CareError) {
    let month = Month(event.scheduleEvent.day)
    var refusal: CareError?
    do throws(JournalError) {
      let files = try entry.draft.map { draft throws(JournalError) in
        try suppliedFiles(in: draft)
      }
      _ = try journal.finish(entry, in: .month(participant, month), of: participant) {
        do throws(CareError) {
          try recheck(try self.event(event.key))
          return true
        } catch {
          refusal = error
          return false
        }
      }
      // The run is recorded; a file that a later answer replaced may wait for the participant to be erased.
      if refusal == nil { try? removeUnmentioned(files ?? []) }
    } catch {
      throw .journal(error)
    }
    if let refusal { throw refusal }
  }
}
