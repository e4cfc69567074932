internal import BedsideCore

/// The lines of a copy: a head that says what it is and how many lines follow, then these.
///
/// Each line vouches for itself, as in a store, and the head for their number.
struct CopiedLines {
  /// The origin of the lines, which have no place in a store.
  static let origin = "copy"

  /// What the head says.
  let head: JSONNode
  /// Whose lines.
  let participant: ParticipantID
  /// The lines behind the head.
  let records: [JournalRecord]

  /// Reads a copy of a kind; nil for a file that is none.
  ///
  /// - Throws: `JournalError.notAnEntry` for a copy of which a line is damaged or missing.
  init?(_ bytes: [UInt8], kind: String) throws(JournalError) {
    let journal = MemoryJournal(origin: Self.origin)
    journal.contents[.plan] = bytes
    let verification = try journal.verify(.plan)
    var records: [JournalRecord] = []
    try journal.read(.plan) { event in
      if case .record(let record) = event { records.append(record) }
    }
    guard let first = records.first, first.isKind(kind), let head = try? first.json(),
      let participant = head["participant"]?.string.flatMap({ ParticipantID($0) })
    else { return nil }
    guard verification.isSound, verification.unfinished == 0,
      head["lines"]?.integer == records.count - 1
    else { throw Self.changed }
    self.head = head
    self.participant = participant
    self.records = Array(records.dropFirst())
  }

  /// The lines as they would be written.
  func entries() throws(JournalError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    for record in records { entries.append(try JournalEntry(record)) }
    return entries
  }

  /// The content of a copy's file.
  static func bytes(
    _ kind: String, of participant: ParticipantID, _ name: String, in file: JournalFile? = nil,
    _ lines: [JournalEntry], at now: Instant
  ) throws(JournalError) -> [UInt8] {
    var fields: JSONFields = [
      "participant": .string(participant.description), "of": .string(name),
    ]
    fields["in"] = file.map { .string($0.description) }
    fields["lines"] = .integer(lines.count)
    fields["recorded"] = .string(now.description)
    var tail = FileTail()
    return try tail.add([JournalEntry(kind, fields)] + lines, origin: origin)
  }

  /// Why a copy is not used of which a line is damaged or missing.
  static let changed = JournalError.notAnEntry(
    "The copy was changed or cut short after it was written.")
}
