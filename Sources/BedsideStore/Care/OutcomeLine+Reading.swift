internal import BedsideCore
internal import BedsideSchedule

extension OutcomeLine {
  /// What a line says of an event.
  enum Statement {
    /// This is recorded, whatever was before.
    case recorded(StoredOutcome)
    /// These values are recorded too.
    case added(StoredOutcome)
    /// These values are taken back.
    case removed(EventKey, [OutcomeValueID], Outcome.Removal)
    /// Nothing is recorded any more.
    case deleted(EventKey, Outcome.Removal)
    /// Unfinished answers were thrown away.
    case discarded(DiscardedRun)

    /// The event of which it says something.
    var key: EventKey {
      switch self {
      case .recorded(let stored), .added(let stored): stored.outcome.key
      case .removed(let key, _, _), .deleted(let key, _): key
      case .discarded(let run): run.key
      }
    }
  }

  /// Reads a line; nil for one that says nothing this version understands.
  ///
  /// Whoever needs the values alone leaves the whole results out, which are most of it.
  static func statement(
    _ record: JournalRecord, keepingResult: Bool = true
  ) -> Statement? {
    let node = keepingResult ? try? record.json() : record.head(before: "result")
    return node.flatMap { statement(record, $0) }
  }

  /// What the line `record` says, which is read already.
  static func statement(_ record: JournalRecord, _ node: JSONNode) -> Statement? {
    guard let key = node["event"]?.string.flatMap({ EventKey($0) }) else { return nil }
    if record.isKind(deletion) { return .deleted(key, removal(node)) }
    if record.isKind(discard) { return discarded(key, node).map(Statement.discarded) }
    if record.isKind(removal) {
      return .removed(key, removed(node, in: record.file), removal(node))
    }
    guard let stored = stored(key, node, record) else { return nil }
    return record.isKind(addition) ? .added(stored) : .recorded(stored)
  }

  private static func stored(
    _ key: EventKey, _ node: JSONNode, _ record: JournalRecord
  ) -> StoredOutcome? {
    guard let effective = node["effective"]?.string.flatMap({ LocalDateTime($0) }),
      let day = node["day"]?.string.flatMap({ CivilDate($0) }),
      let recorded = node["recorded"]?.string.flatMap({ Instant($0) }),
      let recordedDay = node["on"]?.string.flatMap({ CivilDate($0) })
    else { return nil }
    let values = values(node["values"])
    let outcome = Outcome(
      key: key, values: values.map(\.value), recorded: recorded,
      isLate: node["late"]?.bool ?? false, correction: correction(node) ?? corrected(node))
    let origin = record.origin
    var stored = StoredOutcome(
      outcome: outcome, effective: effective, day: day, recordedDay: recordedDay,
      result: node["result"]?.value, zone: (node["home"] ?? node["zone"])?.string,
      file: record.file,
      valueIDs: values.map {
        OutcomeValueID(
          file: record.file, origin: origin, number: record.number, index: $0.index)
      },
      opening: StoredOutcome.Opening(
        line: record.line, day: recordedDay, departures: node["departures"]?.integer))
    stored.lag =
      ClockLag(
        newest: node["behind"]?.string.flatMap { Instant($0) },
        day: node["behindDay"]?.string.flatMap { CivilDate($0) }
      ).orNil
    stored.isRestored = node["undoes"] != nil
    // What was edited by hand and adopted is not what was recorded either.
    if record.isKind(amendment) || node[Adoption.key] != nil {
      stored.change = correction(node) == nil ? .own : .correction
    }
    return stored
  }

  private static func removal(_ node: JSONNode) -> Outcome.Removal {
    let date = node["recorded"]?.string.flatMap { Instant($0) }
    return Outcome.Removal(date: date ?? .earliest, correction: correction(node))
  }

  private static func removed(_ node: JSONNode, in file: JournalFile) -> [OutcomeValueID] {
    node["removes"]?.elements?.compactMap { node in
      guard let line = LineID(node), let index = node["at"]?.integer else { return nil }
      return OutcomeValueID(
        file: file, origin: line.origin, number: line.number, index: index)
    } ?? []
  }

  private static func discarded(_ key: EventKey, _ node: JSONNode) -> DiscardedRun? {
    guard let date = node["recorded"]?.string.flatMap({ Instant($0) }),
      let day = node["day"]?.string.flatMap({ CivilDate($0) })
    else { return nil }
    let alerts = node["alerts"]?.elements?.compactMap { RaisedAlert($0.value) }
    return DiscardedRun(key: key, day: day, date: date, alerts: alerts ?? [])
  }

  private static func values(_ node: JSONNode?) -> [(index: Int, value: OutcomeValue)] {
    // What a newer version wrote and this one can't read is left out, never refused.
    let log = ProblemLog(file: "", bytes: [])
    return node?.elements?.enumerated().compactMap { index, node in
      OutcomeValue.read(node, log: log).map { (index, $0) }
    } ?? []
  }

  /// The correction that an undone change had covered.
  private static func corrected(_ node: JSONNode) -> Outcome.Correction? {
    node["corrected"].flatMap { correction($0) }
  }

  static func correction(_ node: JSONNode) -> Outcome.Correction? {
    guard let author = node["author"]?.string else { return nil }
    return Outcome.Correction(author: author, reason: node["reason"]?.string ?? "")
  }
}
