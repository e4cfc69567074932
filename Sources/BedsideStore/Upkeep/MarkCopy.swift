public import BedsideCore
internal import BedsideSchedule

/// What was marked or logged as a file of its own, for when the store cannot take it.
///
/// It is brought back once: the line keeps the copy's name. Each line vouches for itself, as in a store.
public struct MarkCopy: Sendable {
  /// The name of the copy.
  public let id: String
  /// Whose mark.
  public let participant: ParticipantID
  /// The file in which the line belongs.
  let file: JournalFile
  /// The line about the event.
  let entry: JournalEntry
  /// The plan's line for the version of the task; nil where the version has no text.
  let plan: JournalEntry?
  /// The lines as they stand in the copy's file; none where there is no file.
  private var records: [JournalRecord] = []

  static let kind = "mark"
  /// The member of the line that names the copy.
  static let name = "copied"

  init(
    id: String, participant: ParticipantID, file: JournalFile, entry: JournalEntry,
    plan: JournalEntry?
  ) {
    self.id = id
    self.participant = participant
    self.file = file
    self.entry = entry
    self.plan = plan
  }

  /// Reads a copy; nil for a file that is none.
  ///
  /// - Throws: `JournalError.notAnEntry` for a copy of which a line is damaged or missing.
  public init?(_ bytes: [UInt8]) throws(JournalError) {
    guard let copy = try CopiedLines(bytes, kind: Self.kind), let id = copy.head["of"]?.string,
      let file = copy.head["in"]?.string.flatMap({ JournalFile(path: $0) }),
      case .month(copy.participant, _) = file
    else { return nil }
    let records = copy.records
    guard let last = records.last, records.count <= 2, OutcomeLine.isOne(last),
      OutcomeLine.statement(last) != nil,
      let day = (try? last.json())?["day"]?.string.flatMap({ CivilDate($0) }),
      file == .month(copy.participant, Month(day))
    else { throw CopiedLines.changed }
    self.id = id
    participant = copy.participant
    self.file = file
    entry = try JournalEntry(last)
    plan = records.count == 2 ? try JournalEntry(records[0]) : nil
    self.records = records
  }

  /// The file's content.
  public func bytes(at now: Instant) throws(JournalError) -> [UInt8] {
    try CopiedLines.bytes(
      Self.kind, of: participant, id, in: file, [plan].compactMap { $0 } + [entry], at: now)
  }

  /// Brings the mark back into `journal`, and notes who brought it in; returns how many lines that
  /// were, none where it is back already.
  ///
  /// `plan` is what the study plans.
  ///
  /// - Throws: `CopyError.recorded` when its event was recorded otherwise meanwhile,
  ///   `CopyError.refused` when it is against the rules of the record.
  public func restore(
    in journal: any Journal, by terms: ImportTerms,
    under plan: StudyPlan = .unknown
  ) throws(CopyError) -> Int {
    var added = records
    do throws(JournalError) {
      if try state(in: journal).isThere { return 0 }
      if let plan = self.plan, try Self.isPlanned(plan, in: journal) { added.removeFirst() }
    } catch { throw .journal(error) }
    do throws(ImportError) {
      let check = ImportCheck(participant: participant, terms: terms, plan: plan)
      try check.check(added)
    } catch { throw .refused(error) }
    let count: Int?
    do throws(JournalError) {
      count = try add(to: journal, by: terms)
    } catch { throw .journal(error) }
    guard let count else { throw .recorded }
    return count
  }

  /// Adds the lines that are missing, and notes who brought them in; nil where its event was recorded
  /// otherwise.
  private func add(
    to journal: any Journal, by terms: ImportTerms
  ) throws(JournalError) -> Int? {
    if let plan {
      _ = try journal.append([plan], to: .plan) { () throws(JournalError) in
        try !Self.isPlanned(plan, in: journal)
      }
    }
    var isThere = false
    let added = try journal.append([entry], to: file) { () throws(JournalError) in
      let isRecorded: Bool
      (isThere, isRecorded) = try state(in: journal)
      return !isThere && !isRecorded
    }
    guard let added else { return isThere ? 0 : nil }
    try journal.append([DataLine(.import, of: participant, by: terms).entry], to: .plan)
    let names = added.map { (file: $0.file, origin: $0.origin, number: $0.number) }
    try journal.append([ImportNote(names, by: terms).entry], to: .settings(participant))
    return 1
  }

  /// Whether the mark is back already, and whether something stands where it may not be added to.
  private func state(
    in journal: any Journal
  ) throws(JournalError) -> (isThere: Bool, isRecorded: Bool) {
    let node = try? JSONReader.read(Array("{\(entry.members)}".utf8))
    let key = node?["event"]?.string.flatMap { EventKey($0) }
    let mark = ByteSearch(for: Array("\"\(Self.name)\":\(JSONValue.string(id).text)".utf8))
    var fold = OutcomeFold()
    var isThere = false
    try journal.read(file) { event in
      guard case .record(let record) = event, OutcomeLine.isOne(record) else { return }
      if record.mentions(mark) { isThere = true }
      if let statement = OutcomeLine.statement(record), statement.key == key {
        fold.add(statement)
      }
    }
    let isFree = entry.kind == OutcomeLine.addition
    return (isThere, !isFree && key.flatMap { fold.outcomes[$0] } != nil)
  }

  private static func isPlanned(
    _ plan: JournalEntry, in journal: any Journal
  ) throws(JournalError) -> Bool {
    let node = try? JSONReader.read(Array("{\(plan.members)}".utf8))
    var isThere = false
    try journal.read(.plan) { event in
      guard case .record(let record) = event, let entry = PlanEntry(record) else { return }
      if entry.planHash == node?["hash"]?.string { isThere = true }
    }
    return isThere
  }
}
