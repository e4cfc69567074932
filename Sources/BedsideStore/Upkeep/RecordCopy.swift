public import BedsideCore
internal import BedsideSchedule

/// The unfinished answers of a run as a file of their own, for when the store cannot take them.
///
/// It holds the whole run: the lines that the store has and those that it has not. Each line vouches
/// for itself, as in a store.
public struct RecordCopy: Sendable {
  /// Whose run.
  public let participant: ParticipantID
  /// The run.
  public let draft: DraftID
  /// The lines of the run, in order.
  public let entries: [JournalEntry]
  /// The same lines as they stand in the copy's file; none where there is no file.
  private var records: [JournalRecord] = []

  static let kind = "copy"

  /// Makes the copy of a run: what `journal` has of it, then `entries`, which it has not.
  public init(
    of draft: DraftID, of participant: ParticipantID, in journal: any Journal,
    adding entries: [JournalEntry]
  ) throws(JournalError) {
    self.participant = participant
    self.draft = draft
    self.entries = try Self.entries(of: .draft(participant, draft), in: journal) + entries
  }

  /// Reads a copy; nil for a file that is none.
  ///
  /// - Throws: `JournalError.notAnEntry` for a copy of which a line is damaged or missing.
  public init?(_ bytes: [UInt8]) throws(JournalError) {
    guard let copy = try CopiedLines(bytes, kind: Self.kind),
      let draft = copy.head["of"]?.string.flatMap({ DraftID($0) })
    else { return nil }
    participant = copy.participant
    self.draft = draft
    entries = try copy.entries()
    records = copy.records
  }

  /// The file's content.
  public func bytes(at now: Instant) throws(JournalError) -> [UInt8] {
    try CopiedLines.bytes(
      Self.kind, of: participant, draft.description, entries, at: now)
  }

  /// Brings the run back into `journal`, where it can be gone on with, and notes who brought it in;
  /// returns how many lines it did not have.
  ///
  /// `plan` is what the study plans.
  ///
  /// - Throws: `CopyError` when the run was finished, or went another way meanwhile, or when it is
  ///   against the rules of the record.
  public func restore(
    in journal: any Journal, by terms: ImportTerms,
    under plan: StudyPlan = .unknown
  ) throws(CopyError) -> Int {
    let known: [JournalEntry]
    let isFinished: Bool
    do throws(JournalError) {
      known = try Self.entries(of: .draft(participant, draft), in: journal)
      isFinished = try self.isFinished(in: journal)
    } catch { throw .journal(error) }
    if isFinished { throw .finished }
    guard zip(known, entries).allSatisfy({ $0 == $1 }) else { throw .different }
    let missing = Array(entries.dropFirst(known.count))
    if missing.isEmpty { return 0 }
    do throws(ImportError) {
      let check = ImportCheck(participant: participant, terms: terms, plan: plan)
      try check.check(records)
    } catch { throw .refused(error) }
    let isAdded: Bool
    do throws(JournalError) {
      isAdded = try add(missing, behind: known.count, to: journal, by: terms)
    } catch { throw .journal(error) }
    if !isAdded { throw .different }
    return missing.count
  }

  /// Adds the lines that the store does not have, and notes who brought them in; false when another
  /// shell has gone on with the run since it was compared.
  private func add(
    _ missing: [JournalEntry], behind count: Int, to journal: any Journal, by terms: ImportTerms
  ) throws(JournalError) -> Bool {
    let file = JournalFile.draft(participant, draft)
    let added = try journal.append(missing, to: file) { () throws(JournalError) in
      try Self.entries(of: file, in: journal).count == count
    }
    guard let added else { return false }
    try journal.append([DataLine(.import, of: participant, by: terms).entry], to: .plan)
    let names = added.map { (file: $0.file, origin: $0.origin, number: $0.number) }
    try journal.append([ImportNote(names, by: terms).entry], to: .settings(participant))
    return true
  }

  private func isFinished(in journal: any Journal) throws(JournalError) -> Bool {
    var isFinished = false
    try journal.scan(participant) { event in
      if case .record(let record) = event, record.draft == draft { isFinished = true }
    }
    return isFinished
  }

  private static func entries(
    of file: JournalFile, in journal: any Journal
  ) throws(JournalError) -> [JournalEntry] {
    var records: [JournalRecord] = []
    try journal.read(file) { event in
      if case .record(let record) = event { records.append(record) }
    }
    var entries: [JournalEntry] = []
    for record in records { entries.append(try JournalEntry(record)) }
    return entries
  }
}
