internal import BedsideCore
internal import BedsideSchedule

/// What lines about outcomes add up to, taken in the order of their file.
///
/// The order of the lines is the order of what happened; what clocks said does not matter. It is that of
/// (origin, n) too, since an origin's appends take turns and of two origins the file alone knows which
/// came first; where somebody moved lines by hand, `verify` tells each, and what everybody else reads in
/// the file is what counts.
struct OutcomeFold {
  /// What is recorded for each event.
  private(set) var outcomes: [EventKey: StoredOutcome] = [:]
  /// What was taken back for each event for which nothing is recorded any more.
  private(set) var removals: [EventKey: Outcome.Removal] = [:]
  /// When what was taken back had been recorded.
  private var originals: [EventKey: Instant] = [:]

  /// Adds what the next line says; returns what was recorded for its event before.
  @discardableResult
  mutating func add(_ statement: OutcomeLine.Statement) -> StoredOutcome? {
    let key = statement.key
    let old = outcomes[key]
    switch statement {
    case .recorded(let stored):
      var new = stored.taking(old)
      if old == nil, stored.isRestored { new.outcome.original = originals[key] }
      outcomes[key] = new
    case .added(let stored): outcomes[key] = old?.adding(stored) ?? stored
    case .removed(_, let ids, let removal):
      outcomes[key] = old?.removing(ids, removal.correction)
      note(removal, of: old)
    case .deleted(_, let removal):
      outcomes[key] = nil
      note(removal, of: old)
    case .discarded: break
    }
    if outcomes[key] != nil { removals[key] = nil }
    return old
  }

  private mutating func note(_ removal: Outcome.Removal, of old: StoredOutcome?) {
    guard let outcome = old?.outcome, outcomes[outcome.key] == nil else { return }
    removals[outcome.key] = removal
    originals[outcome.key] = outcome.original ?? outcome.recorded
  }
}

extension StoredOutcome {
  /// This in the place of `old`: an event that was changed has been done since it was done, unless its
  /// task joins the study again.
  fileprivate func taking(_ old: StoredOutcome?) -> StoredOutcome {
    guard let old else { return self }
    var new = self
    new.zone = old.zone
    if old.opening.departures ?? 0 >= opening.departures ?? 0 { new.opening = old.opening }
    // What is changed later was not done later; and who corrects does not do it anew.
    switch change {
    case .own: new.outcome.original = old.outcome.original ?? old.outcome.recorded
    case .correction: new.outcome.original = old.outcome.original
    case nil: break
    }
    if change != nil { new.outcome.isLate = old.outcome.isLate }
    if change == .correction {
      new.outcome.recorded = old.outcome.recorded
      new.recordedDay = old.recordedDay
    }
    return new
  }

  fileprivate func adding(_ more: StoredOutcome) -> StoredOutcome {
    var new = self
    new.outcome.values += more.outcome.values
    new.valueIDs += more.valueIDs
    new.outcome.recorded = more.outcome.recorded
    new.outcome.isLate = outcome.isLate || more.outcome.isLate
    new.outcome.correction = more.outcome.correction ?? outcome.correction
    new.recordedDay = more.recordedDay
    return new
  }

  /// This without some values; nil when none is left.
  fileprivate func removing(
    _ ids: [OutcomeValueID], _ note: Outcome.Correction?
  ) -> StoredOutcome? {
    let kept = valueIDs.indices.filter { !ids.contains(valueIDs[$0]) }
    if kept.isEmpty { return nil }
    var new = self
    new.outcome.values = kept.map { outcome.values[$0] }
    new.valueIDs = kept.map { valueIDs[$0] }
    new.change = change ?? (note == nil ? .own : .correction)
    new.outcome.correction = note ?? outcome.correction
    return new
  }
}
