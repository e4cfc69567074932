internal import BedsideCore
internal import BedsideSchedule

/// The outcomes of one month as they stand, made of its lines.
///
/// Most events have one line, which is taken as it is; only what was changed, added to or taken back is
/// read and put together.
struct StandingMonth {
  private var lines: [Line] = []
  /// The line of each event, by the hash of its key.
  private var places = HashPlaces()
  /// The tasks about whose events lines are taken; nil for all.
  private let tasks: Set<String>?
  /// Whether a line is damaged, and a later one may say again what it said.
  private var hasDamage = false
  /// Which lines are there, those about other things included.
  private(set) var tally = MonthTally()

  init(of tasks: Set<String>? = nil) { self.tasks = tasks }

  /// What is known of an event by its first line.
  private struct Line {
    var record: JournalRecord
    /// The later lines of events with the same hash.
    var more: [JournalRecord] = []
  }

  /// Notes which damaged lines stand again in later ones.
  mutating func note(adoptions: [Int: Int]) { tally.note(adoptions: adoptions) }

  mutating func add(_ event: JournalEvent) {
    tally.meet(event)
    switch event {
    case .record(let record): add(record)
    case .damage: hasDamage = true
    case .replaced: self = StandingMonth(of: tasks)
    }
  }

  private mutating func add(_ record: JournalRecord) {
    if let tasks, !tasks.contains(where: { record.isAbout(task: $0) }) { return }
    guard OutcomeLine.isOne(record), !record.isKind(OutcomeLine.discard),
      let hash = record.hash(of: LineMember.event)
    else { return }
    if let place = places.known(hash, or: lines.count) {
      lines[place].more.append(record)
    } else {
      lines.append(Line(record: record))
    }
  }

  /// Meets what stands, in the order of the events' wall times, and with `includingDeleted` what was
  /// taken back.
  func visit<Failure: Error>(
    includingDeleted: Bool, _ body: (StandingOutcome) throws(Failure) -> Void
  ) throws(Failure) {
    for place in order() {
      let record = lines[place].record
      if lines[place].more.isEmpty, record.isKind(OutcomeLine.outcome),
        !(hasDamage && record.isAdoption)
      {
        try body(StandingOutcome(bytes: record.source, range: record.range))
      } else {
        for text in texts(of: [lines[place].record] + lines[place].more, includingDeleted) {
          let bytes = Array(text.utf8)
          try body(StandingOutcome(bytes: bytes, range: 0..<bytes.count))
        }
      }
    }
  }

  /// The places of the lines in the order of the events' wall times; what happened at the same wall time
  /// stays in the order in which it was recorded.
  private func order() -> [Int] {
    var keys = lines.indices.map { place in
      let words = lines[place].record.effectiveWords
      return (first: words.first, second: words.second, place: place)
    }
    keys.sort { a, b in
      if a.first != b.first { return a.first < b.first }
      if a.second != b.second { return a.second < b.second }
      let (one, other) = (lines[a.place].record, lines[b.place].record)
      if one.effectiveBytes.lexicographicallyPrecedes(other.effectiveBytes) { return true }
      if other.effectiveBytes.lexicographicallyPrecedes(one.effectiveBytes) { return false }
      return a.place < b.place
    }
    return keys.map(\.place)
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
  /// their events' wall times; with `tasks` only theirs, with `includingDeleted` also what was taken
  /// back.
  ///
  /// One month at a time is in memory. Returns which lines there were.
  package func eachStanding(
    of participant: ParticipantID, in months: ClosedRange<Month>? = nil,
    tasks: Set<String>? = nil, includingDeleted: Bool = false,
    _ body: (StandingOutcome) throws(SystemError) -> Void
  ) throws(ExportError) -> RecordReading {
    var tallies: [Month: MonthTally] = [:]
    let recorded: [Month]
    do throws(JournalError) {
      recorded = try self.months(of: participant)
    } catch { throw .journal(error) }
    for month in recorded where months?.contains(month) ?? true {
      let standing = try self.standing(in: .month(participant, month), of: tasks)
      tallies[month] = standing.tally
      do throws(SystemError) {
        try standing.visit(includingDeleted: includingDeleted, body)
      } catch { throw .system(error) }
    }
    return RecordReading(of: participant, tallies)
  }

  private func standing(
    in file: JournalFile, of tasks: Set<String>?
  ) throws(ExportError) -> StandingMonth {
    var standing = StandingMonth(of: tasks)
    do throws(JournalError) {
      try read(file) { standing.add($0) }
      if standing.tally.damaged > 0 { standing.note(adoptions: try adoptions(in: file)) }
    } catch { throw .journal(error) }
    return standing
  }
}
