internal import BedsideCore
internal import BedsideSchedule

/// Makes the history of one file's lines, each with what was recorded before it and after it.
struct HistoryFold {
  private(set) var fold = OutcomeFold()

  /// The entry of the next line; nil for one that says nothing this version understands.
  mutating func entry(_ record: JournalRecord) -> HistoryEntry? {
    (try? record.json()).flatMap { entry(record, $0) }
  }

  /// The entry of the next line, which was read as `node`.
  mutating func entry(_ record: JournalRecord, _ node: JSONNode) -> HistoryEntry? {
    guard let statement = OutcomeLine.statement(record, node) else { return nil }
    let old = fold.add(statement)
    let new = fold.outcomes[statement.key]
    guard let date = node["recorded"]?.string.flatMap({ Instant($0) }),
      let day = node["day"]?.string.flatMap({ CivilDate($0) })
    else { return nil }
    var entry = HistoryEntry(
      change: .recorded, key: statement.key, day: day, date: date,
      zone: node["zone"]?.string, stored: new, old: old,
      line: Acknowledgement(file: record.file, origin: record.origin, number: record.number))
    entry.undoes = node["undoes"].flatMap { LineID($0) }
    entry.correction = Self.note(node)
    entry.isAdoption = node[Adoption.key] != nil
    entry.take(statement, isAmendment: record.isKind(OutcomeLine.amendment))
    return entry
  }

  /// Who wrote a line and why, where it says either.
  private static func note(_ node: JSONNode) -> Outcome.Correction? {
    let author = node["author"]?.string
    let reason = node["reason"]?.string
    if author == nil, reason == nil { return nil }
    return Outcome.Correction(author: author ?? "", reason: reason ?? "")
  }
}

extension HistoryEntry {
  fileprivate mutating func take(_ statement: OutcomeLine.Statement, isAmendment: Bool) {
    switch statement {
    case .recorded(let stored):
      change = isAmendment ? .amended : .recorded
      isLate = !isAmendment && stored.outcome.isLate
      values = stored.outcome.values
      alerts = stored.alerts
    case .added(let stored):
      change = .added
      isLate = stored.outcome.isLate
      values = stored.outcome.values
    case .removed(_, let ids, _):
      change = .removed
      values = old?.values(of: ids) ?? []
    case .deleted:
      change = .deleted
      values = old?.outcome.values ?? []
    case .discarded(let run):
      change = .discarded
      alerts = run.alerts
    }
  }
}

extension StoredOutcome {
  /// The values that have these ids, in the outcome's order.
  func values(of ids: [OutcomeValueID]) -> [OutcomeValue] {
    valueIDs.indices.filter { ids.contains(valueIDs[$0]) }.map { outcome.values[$0] }
  }
}
