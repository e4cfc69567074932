internal import BedsideCore
internal import BedsideSchedule

extension OutcomeLine {
  /// What a line says of an event.
  enum Statement {
    /// This is recorded.
    case recorded(StoredOutcome)
    /// Nothing is recorded any more.
    case deleted(EventKey)
    /// Unfinished answers were thrown away.
    case discarded(DiscardedRun)
  }

  /// Reads a line; nil for one that says nothing this version understands.
  static func statement(_ record: JournalRecord) -> Statement? {
    guard let node = try? record.json(),
      let key = node["event"]?.string.flatMap({ EventKey($0) })
    else { return nil }
    if record.isKind(deletion) { return .deleted(key) }
    if record.isKind(discard) { return discarded(key, node).map(Statement.discarded) }
    guard let effective = node["effective"]?.string.flatMap({ LocalDateTime($0) }),
      let day = node["day"]?.string.flatMap({ CivilDate($0) }),
      let recorded = node["recorded"]?.string.flatMap({ Instant($0) }),
      let recordedDay = node["on"]?.string.flatMap({ CivilDate($0) })
    else { return nil }
    let outcome = Outcome(
      key: key, values: values(node["values"]), recorded: recorded,
      isLate: node["late"]?.bool ?? false, correction: correction(node))
    return .recorded(
      StoredOutcome(
        outcome: outcome, effective: effective, day: day, recordedDay: recordedDay,
        result: node["result"]?.value))
  }

  private static func discarded(_ key: EventKey, _ node: JSONNode) -> DiscardedRun? {
    guard let date = node["recorded"]?.string.flatMap({ Instant($0) }),
      let day = node["day"]?.string.flatMap({ CivilDate($0) })
    else { return nil }
    let alerts = node["alerts"]?.elements?.compactMap { RaisedAlert($0.value) }
    return DiscardedRun(key: key, day: day, date: date, alerts: alerts ?? [])
  }

  private static func values(_ node: JSONNode?) -> [OutcomeValue] {
    // What a newer version wrote and this one can't read is left out, never refused.
    let log = ProblemLog(file: "", bytes: [])
    return node?.elements?.compactMap { OutcomeValue.read($0, log: log) } ?? []
  }

  private static func correction(_ node: JSONNode) -> Outcome.Correction? {
    guard let author = node["author"]?.string else { return nil }
    return Outcome.Correction(author: author, reason: node["reason"]?.string ?? "")
  }
}
