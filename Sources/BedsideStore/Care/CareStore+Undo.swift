internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// What `undo` would undo: what the participant did last, today; nil when there is nothing.
  ///
  /// What was undone, and what was corrected by others since, is passed over. Today is the day that it
  /// is where something was done, or here.
  public func lastAction() throws(CareError) -> HistoryEntry? { try lastActions().own }

  /// Why there is nothing to undo, where there is not.
  public func nothingToUndo() throws(CareError) -> Refusal {
    guard let change = try lastActions().correction, let author = change.correction?.author else {
      return .nothingToUndo
    }
    return .correctedSince(task: change.key.task, day: change.day, author: author)
  }

  /// What was done last of what may be undone.
  private struct LastActions {
    /// What the participant did.
    var own: HistoryEntry?
    /// What somebody else changed of what the participant had done.
    var correction: HistoryEntry?

    /// Takes what was done last in another file: files have no order among each other but by the clock.
    mutating func add(_ other: LastActions) {
      if let new = other.own, own.map({ $0.date <= new.date }) ?? true { own = new }
      if let new = other.correction, correction.map({ $0.date <= new.date }) ?? true {
        correction = new
      }
    }
  }

  private func lastActions() throws(CareError) -> LastActions {
    let today = today
    var last = LastActions()
    var zones: [String: String?] = [:]
    let isOfToday = { (record: JournalRecord) in
      guard let day = record.member(LineMember.day) else { return false }
      if day == today.description { return true }
      guard let zone = record.member(LineMember.zone) else { return false }
      let known = zones[zone] ?? self.today(in: zone)?.description
      zones[zone] = .some(known)
      return day == known
    }
    let reach = tasks.flatMap(\.versions).map(\.lateDays).max() ?? 0
    let first = Month(today.adding(days: -reach - Zone.mostDays))
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first {
        last.add(Self.lastActions(in: try cache.records(in: month), study, isOfToday))
      }
    } catch {
      throw .journal(error)
    }
    return last
  }

  /// Checks that what the participant did last, `action`, can be undone now.
  ///
  /// - Throws: `CareError.refused`.
  public func checkUndoing(_ action: HistoryEntry) throws(CareError) {
    try checkWriting()
    try check(try undoing(action), of: try event(action.key))
  }

  /// Undoes what the participant did last, today, if the rules for it still allow that; returns what
  /// was undone.
  ///
  /// What was recorded is taken back, what was changed gets its earlier values, and what was taken back
  /// is recorded again, with the mark of a correction where it had one. Nothing leaves the history.
  /// With `expected` nothing else is undone than that, whatever was done since.
  ///
  /// - Throws: `Refusal.nothingToUndo`, or the refusal of what undoing comes to.
  @discardableResult
  public func undo(_ expected: HistoryEntry? = nil) throws(CareError) -> HistoryEntry {
    try checkWriting()
    let last = try lastAction()
    if let expected, last?.line != expected.line { throw .refused(.undoneMeanwhile) }
    guard let action = last else { throw .refused(try nothingToUndo()) }
    let undoing = try undoing(action)
    let event = try event(action.key)
    let basis = ChangeBasis(action: action)
    let recheck = { (current: Event) throws(CareError) in try self.check(undoing, of: current) }
    switch undoing {
    case .takingBack(let ids): try takeBack(ids, of: action.key, on: basis)
    case .amending(let old):
      try recheck(event)
      _ = try write(
        OutcomeLine.amendment, event, old.outcome.values, result: old.result, restoring: old,
        on: basis, recheck)
    case .restoring(let old):
      try recheck(event)
      _ = try write(
        OutcomeLine.outcome, event, old.outcome.values, result: old.result, restoring: old,
        on: basis, recheck)
    case .adding(let values, let old):
      try recheck(event)
      _ = try write(
        OutcomeLine.addition, event, values, restoring: old, on: basis, recheck)
    }
    return action
  }

  /// What undoing comes to.
  private enum Undoing {
    /// What was recorded is taken back, or these values of it.
    case takingBack([OutcomeValueID]?)
    /// What was changed is as it was.
    case amending(StoredOutcome)
    /// What was taken back is recorded again.
    case restoring(StoredOutcome)
    /// Values that were taken back are recorded again beside those that stayed.
    case adding([OutcomeValue], StoredOutcome)
  }

  private func undoing(_ action: HistoryEntry) throws(CareError) -> Undoing {
    let line = LineID(origin: action.line.origin, number: action.line.number)
    switch (action.change, action.old) {
    case (.recorded, nil): return .takingBack(nil)
    case (.added, _):
      let ids = try storedOutcome(of: action.key)?.valueIDs.filter { LineID($0) == line } ?? []
      if ids.isEmpty { throw .refused(.nothingToUndo) }
      return .takingBack(ids)
    case (.recorded, let old?), (.amended, let old?): return .amending(old)
    case (.deleted, let old?): return .restoring(old)
    case (.removed, let old?):
      return action.values.count == old.outcome.values.count
        ? .restoring(old) : .adding(action.values, old)
    default: throw .refused(.nothingToUndo)
    }
  }

  private func check(_ undoing: Undoing, of event: Event) throws(CareError) {
    switch undoing {
    case .takingBack(let ids): try checkTakingBack(ids, of: event)
    case .amending: try checkAmending(event, correction: nil)
    case .restoring(let old): try check(event, begun: today, restoring: old)
    case .adding(_, let old): try checkAdding(event, begun: today, restoring: old)
    }
  }

  /// What the participant did last among the lines of today of one file, and may undo.
  private static func lastActions(
    in records: [JournalRecord], _ study: String, _ isOfToday: (JournalRecord) -> Bool
  ) -> LastActions {
    // Few lines are of today; only what they are about is read whole.
    let events = Set(
      records.filter(isOfToday)
        .compactMap { $0.member(LineMember.event) })
    if events.isEmpty { return LastActions() }
    var correction: HistoryEntry?
    var fold = HistoryFold()
    var actions: [HistoryEntry] = []
    for record in records where record.member(LineMember.event).map(events.contains) ?? true {
      guard let entry = fold.entry(record), entry.key.study == study else { continue }
      if let undone = entry.undoes {
        actions.removeAll { LineID(origin: $0.line.origin, number: $0.line.number) == undone }
      } else if entry.correction?.author.isEmpty == false {
        if actions.contains(where: { $0.key == entry.key }) { correction = entry }
        actions.removeAll { $0.key == entry.key }
      } else if entry.change != .discarded, isOfToday(record) {
        actions.append(entry)
      }
    }
    return LastActions(own: actions.last, correction: correction)
  }
}
