public import BedsideCore
public import BedsideSchedule

extension CareStore {
  /// Records the result of a run for the event `key`, and ends the run's draft.
  ///
  /// When it returns, the outcome is on the disk. A run counts as begun on the day on which its draft
  /// was; one without a draft, now.
  ///
  /// - Throws: `CareError.refused` by the rules, `CareError.journal` when it was not saved; the draft
  ///   is as it was then.
  @discardableResult
  public func record(
    _ result: TaskResult, for key: EventKey, finishing draft: DraftID? = nil
  ) throws(CareError) -> StoredOutcome {
    try checkWriting()
    try checkErased(since: try erasuresKnown(draft))
    let event = try event(key)
    let begun = try begun(draft, of: key)
    try check(event, begun: begun)
    let values = result.outcomeValues
    if values.isEmpty { throw .refused(.empty(task: key.task)) }
    return try write(
      OutcomeLine.outcome, event, values, result: result.json, finishing: draft
    ) { (current) throws(CareError) in try check(current, begun: begun) }
  }

  /// The study's day on which a run was begun.
  private func begun(_ draft: DraftID?, of key: EventKey) throws(CareError) -> CivilDate {
    guard let draft, let known = try self.draft(draft) else { return today }
    if known.key != key { throw .noSuchDraft(draft.description) }
    return known.begun
  }

  /// Replaces what is recorded for the event `key`; the earlier values stay in the history.
  ///
  /// A participant may say why, and changes today's alone; a `correction` has an author and a reason.
  /// With `known`, the ids of the values that are to be changed, nothing is when others are recorded by
  /// now: whoever changes something has seen it.
  ///
  /// - Throws: `CareError.refused` by the rules; also when nothing differs, unless a participant says why.
  @discardableResult
  public func amend(
    _ values: [OutcomeValue], result: JSONValue?, for key: EventKey, reason: String? = nil,
    correction: Outcome.Correction? = nil, knowing known: [OutcomeValueID]? = nil
  ) throws(CareError) -> StoredOutcome {
    try checkReason(reason)
    let event = try event(key)
    try checkAmending(event, correction: correction)
    try checkValues(values, of: key.task)
    try checkDiffers(
      values, result, from: try recorded(key, on: event.scheduleEvent.day), reason: reason,
      isCorrection: correction != nil, event)
    return try write(
      OutcomeLine.amendment, event, values, result: result, reason: reason, correction: correction,
      on: ChangeBasis(ids: known)
    ) { (current) throws(CareError) in try checkAmending(current, correction: correction) }
  }

  /// Takes back what is recorded for the event `key`; the line stays in the history.
  ///
  /// With `known`, the ids of the values that are to be taken back, nothing is when others are recorded
  /// by now.
  public func delete(
    _ key: EventKey, reason: String? = nil, correction: Outcome.Correction? = nil,
    knowing known: [OutcomeValueID]? = nil
  ) throws(CareError) {
    try checkReason(reason)
    try takeBack(
      nil, of: key, reason: reason, correction: correction, on: ChangeBasis(ids: known))
  }

  /// Checks that there is anything to record, and that it can be written.
  func checkValues(_ values: [OutcomeValue], of task: String) throws(CareError) {
    if values.isEmpty { throw .refused(.empty(task: task)) }
    guard values.allSatisfy(\.isWritable) else { throw .refused(.notANumber(task: task)) }
  }
}

extension OutcomeValue {
  /// Whether a line can hold it.
  fileprivate var isWritable: Bool {
    if case .double(let number) = value { number.isFinite } else { true }
  }
}
