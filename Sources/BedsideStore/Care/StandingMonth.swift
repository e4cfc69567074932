internal import BedsideCore
internal import BedsideSchedule

/// The outcomes of one month as they stand, made of its lines.
///
/// Most events have one line, which is taken as it is; only what was changed, added to or taken back is
/// read and put together.
struct StandingMonth {
  private var lines: [Line] = []
  /// The line of each event, by the hash of its key.
  private var places: [UInt64: Int] = [:]
  private(set) var damaged = 0

  /// What is known of an event by its first line.
  private struct Line {
    var record: JournalRecord
    /// The later lines of events with the same hash.
    var more: [JournalRecord] = []
  }

  mutating func add(_ event: JournalEvent) {
    switch event {
    case .record(let record): add(record)
    case .damage: damaged += 1
    case .replaced: self = StandingMonth()
    }
  }

  private mutating func add(_ record: JournalRecord) {
    guard OutcomeLine.isOne(record), !record.isKind(OutcomeLine.discard),
      let hash = record.hash(of: LineMember.event)
    else { return }
    if let place = places[hash] {
      lines[place].more.append(record)
    } else {
      places[hash] = lines.count
      lines.append(Line(record: record))
    }
  }

  /// Meets what stands, in the order of the events' wall times, and with `includingDeleted` what was
  /// taken back.
  mutating func visit<Failure: Error>(
    includingDeleted: Bool, _ body: (StandingOutcome) throws(Failure) -> Void
  ) throws(Failure) {
    sort()
    for line in lines {
      if line.more.isEmpty, line.record.isKind(OutcomeLine.outcome) {
        try body(StandingOutcome(bytes: line.record.source, range: line.record.range))
      } else {
        for text in texts(of: [line.record] + line.more, includingDeleted) {
          let bytes = Array(text.utf8)
          try body(StandingOutcome(bytes: bytes, range: 0..<bytes.count))
        }
      }
    }
  }

  private mutating func sort() {
    let isBefore = { (a: Line, b: Line) in
      a.record.effectiveBytes.lexicographicallyPrecedes(b.record.effectiveBytes)
    }
    for index in lines.indices.dropFirst() where isBefore(lines[index], lines[index - 1]) {
      // What happened at the same wall time stays in the order in which it was recorded.
      let order = lines.indices.sorted { a, b in
        isBefore(lines[a], lines[b]) || !isBefore(lines[b], lines[a]) && a < b
      }
      lines = order.map { lines[$0] }
      return
    }
  }

  /// What lines about one event come to; or about several, whose keys have the same hash.
  private func texts(of records: [JournalRecord], _ includingDeleted: Bool) -> [String] {
    var fold = OutcomeFold()
    var keys: [EventKey] = []
    var last: [EventKey: StoredOutcome] = [:]
    for record in records {
      guard let statement = OutcomeLine.statement(record) else { continue }
      if !keys.contains(statement.key) { keys.append(statement.key) }
      let old = fold.add(statement)
      last[statement.key] = fold.outcomes[statement.key] ?? old ?? last[statement.key]
    }
    return keys.compactMap { key in
      if let stored = fold.outcomes[key] { return text(of: stored, nil) }
      guard includingDeleted, let stored = last[key], let removal = fold.removals[key] else {
        return nil
      }
      return text(of: stored, removal)
    }
  }

  private func text(of stored: StoredOutcome, _ removal: Outcome.Removal?) -> String {
    var fields = OutcomeLine.fields(stored, OutcomeLine.Note(zone: stored.zone ?? ""))
    if stored.change != nil { fields["amended"] = true }
    fields["original"] = stored.outcome.original.map { .string($0.description) }
    fields["deleted"] = removal.map { .string($0.date.description) }
    fields["deletedBy"] = removal?.correction.map { .string($0.author) }
    fields["deletedFor"] = removal?.correction.map { .string($0.reason) }
    // Readers need nothing that stands behind the result, which is most of the text.
    fields["result"] = nil
    fields["result"] = stored.result
    return JSONValue.object(fields).text
  }
}

extension Journal {
  /// Meets the outcomes of a participant as they stand, one month after the other, in the order of
  /// their events' wall times; with `includingDeleted` also what was taken back.
  ///
  /// One month at a time is in memory. Returns how many lines were damaged and left out.
  package func eachStanding(
    of participant: ParticipantID, in months: ClosedRange<Month>? = nil,
    includingDeleted: Bool = false, _ body: (StandingOutcome) throws(SystemError) -> Void
  ) throws(ExportError) -> Int {
    var damaged = 0
    let recorded: [Month]
    do throws(JournalError) {
      recorded = try self.months(of: participant)
    } catch { throw .journal(error) }
    for month in recorded where months?.contains(month) ?? true {
      var standing = try self.standing(in: .month(participant, month))
      damaged += standing.damaged
      do throws(SystemError) {
        try standing.visit(includingDeleted: includingDeleted, body)
      } catch { throw .system(error) }
    }
    return damaged
  }

  private func standing(in file: JournalFile) throws(ExportError) -> StandingMonth {
    var standing = StandingMonth()
    do throws(JournalError) {
      try read(file) { standing.add($0) }
    } catch { throw .journal(error) }
    return standing
  }
}
