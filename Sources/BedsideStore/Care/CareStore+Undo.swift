internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// What `undo` would undo: what the participant did last, today; nil when there is nothing.
  ///
  /// What was undone, and what was corrected by others since, is passed over.
  public func lastAction() throws(CareError) -> HistoryEntry? {
    let today = today
    var last: HistoryEntry?
    let reach = tasks.flatMap(\.versions).map(\.lateDays).max() ?? 0
    let first = Month(today.adding(days: -reach - Zone.mostDays))
    do throws(JournalError) {
      for month in try cache.recordedMonths() where month >= first {
        guard let action = Self.lastAction(in: try cache.records(in: month), on: today, study)
        else { continue }
        // Files have no order among each other but by the clock.
        if last.map({ $0.date <= action.date }) ?? true { last = action }
      }
    } catch {
      throw .journal(error)
    }
    return last
  }

  /// Undoes what the participant did last, today, if the rules for it still allow that; returns what
  /// was undone.
  ///
  /// What was recorded is taken back, what was changed gets its earlier values, and what was taken back
  /// is recorded again. Nothing leaves the history.
  ///
  /// - Throws: `Refusal.nothingToUndo`, or the refusal of what undoing comes to.
  @discardableResult
  public func undo() throws(CareError) -> HistoryEntry {
    try checkWriting()
    guard let action = try lastAction() else { throw .refused(.nothingToUndo) }
    try undo(action)
    return action
  }

  private func undo(_ action: HistoryEntry) throws(CareError) {
    let line = LineID(origin: action.line.origin, number: action.line.number)
    switch (action.change, action.old) {
    case (.recorded, nil):
      try takeBack(nil, of: action.key, undoing: line)
    case (.added, _):
      let ids = try storedOutcome(of: action.key)?.valueIDs.filter { LineID($0) == line } ?? []
      if ids.isEmpty { throw .refused(.nothingToUndo) }
      try takeBack(ids, of: action.key, undoing: line)
    case (.recorded, let old?), (.amended, let old?):
      let event = try event(action.key)
      try checkAmending(event, correction: nil)
      _ = try write(
        OutcomeLine.amendment, event, old.outcome.values, result: old.result, undoing: line
      ) { (current) throws(CareError) in try checkAmending(current, correction: nil) }
    case (.deleted, let old?): try restore(old.outcome.values, of: old, undoing: line)
    case (.removed, let old?): try restore(action.values, of: old, undoing: line)
    default: throw .refused(.nothingToUndo)
    }
  }

  /// Records values again that were taken back today.
  private func restore(
    _ values: [OutcomeValue], of old: StoredOutcome, undoing line: LineID
  ) throws(CareError) {
    let key = old.outcome.key
    let isWhole = values.count == old.outcome.values.count
    let event = try event(key)
    let check = { (current: Event) throws(CareError) in
      isWhole
        ? try self.check(current, begun: self.today)
        : try self.checkAdding(current, begun: self.today)
    }
    try check(event)
    _ = try write(
      isWhole ? OutcomeLine.outcome : OutcomeLine.addition, event, values,
      result: isWhole ? old.result : nil, undoing: line, check)
  }

  /// What the participant did last on a day among the lines of one file, and may undo.
  private static func lastAction(
    in records: [JournalRecord], on day: CivilDate, _ study: String
  ) -> HistoryEntry? {
    let today = day.description
    // Few lines are of today; only what they are about is read whole.
    let events = Set(
      records.filter { $0.member(LineMember.day) == today }
        .compactMap { $0.member(LineMember.event) })
    if events.isEmpty { return nil }
    var fold = HistoryFold()
    var actions: [HistoryEntry] = []
    for record in records where record.member(LineMember.event).map(events.contains) ?? true {
      guard let entry = fold.entry(record), entry.key.study == study else { continue }
      if let undone = entry.undoes {
        actions.removeAll { LineID(origin: $0.line.origin, number: $0.line.number) == undone }
      } else if entry.correction?.author.isEmpty == false {
        actions.removeAll { $0.key == entry.key }
      } else if entry.change != .discarded, record.member(LineMember.day) == today {
        actions.append(entry)
      }
    }
    return actions.last
  }
}
