internal import BedsideCore
internal import BedsideSchedule

/// Everything that was ever written about a participant, in the order of the files.
///
/// Nothing is left out: damaged lines are among them, and lines that this version does not
/// understand.
public struct AuditTrail {
  /// What is said to be accepted where lines were changed together with their checks.
  public static let alteration = "altered"
  /// What is said to be accepted where what was known of the files is lost.
  public static let lostNotes = "notes"

  private let participant: ParticipantID
  private let task: String?
  /// What stands for each event or setting, as far as the lines were read.
  private var standing: [String: JSONValue] = [:]
  /// What is recorded for each event, as far as the lines of a month were read.
  private var fold = HistoryFold()
  /// The latest moment at which each store wrote a line of the file, as far as it was read.
  private var newest: [String: Instant] = [:]
  /// Which lines there were of the months, as far as they were read.
  public private(set) var reading = RecordReading()
  /// Which lines came from elsewhere.
  private var notes: [ImportNote] = []

  /// Makes the trail of a participant, of one `task` or of all.
  public init(of participant: ParticipantID, task: String? = nil) {
    self.participant = participant
    self.task = task
  }

  /// Meets every line of the plan about the participant, then the settings and the months.
  ///
  /// - Complexity: Linear in the records; memory is that of a month.
  public mutating func read(
    _ journal: any Journal, _ visit: (AuditEntry) -> Void
  ) throws(JournalError) {
    var files: [JournalFile] = [.plan, .settings(participant)]
    files += try journal.months(of: participant).map { .month(participant, $0) }
    if task != nil { files.removeFirst(2) }
    // What a copy says of how its lines came to be there is not what was done here.
    var others: [ImportNote] = []
    notes = []
    try journal.read(.settings(participant)) { event in
      guard case .record(let record) = event, let note = ImportNote(record) else { return }
      if record.origin == journal.origin { notes.append(note) } else { others.append(note) }
    }
    notes += others
    for file in files {
      (standing, fold, newest) = ([:], HistoryFold(), [:])
      var trail = self
      var tally = MonthTally()
      try journal.read(file) { event in
        tally.meet(event)
        if let entry = trail.entry(event) { visit(entry) }
      }
      self = trail
      if case .month(_, let month) = file {
        reading.add(RecordReading(of: participant, [month: tally]))
      }
    }
  }

  private mutating func entry(_ event: JournalEvent) -> AuditEntry? {
    switch event {
    case .record(let record):
      if let task, !record.isAbout(task: task) { return nil }
      return record.file == .plan ? planEntry(record) : entry(record)
    case .damage(let damage):
      if damage.file == .plan { return nil }
      return AuditEntry(
        action: damage.kind == .changed ? "edited" : "unreadable", participant: participant,
        file: damage.file, line: damage.line)
    case .replaced:
      (standing, fold, newest) = ([:], HistoryFold(), [:])
      return nil
    }
  }

  private mutating func planEntry(_ record: JournalRecord) -> AuditEntry? {
    // What the plan lacks is everybody's loss.
    if record.isKind(AcceptedLoss.kind) { return entry(record) }
    guard record.isKind(DataLine.kind) || record.isKind(WithdrawalLine.kind),
      let node = try? record.json(), node["participant"]?.string == participant.description
    else { return nil }
    let action = node["action"]?.string ?? record.kind
    var entry = AuditEntry(
      action: action, participant: participant, file: record.file, line: record.line)
    fill(&entry, record, node)
    if let records = node["records"] { entry.new = records.value }
    entry.subject = node["what"]?.string ?? ""
    return entry
  }

  private mutating func entry(_ record: JournalRecord) -> AuditEntry? {
    guard let node = try? record.json() else { return nil }
    var entry = AuditEntry(
      action: record.kind, participant: participant, file: record.file, line: record.line)
    fill(&entry, record, node)
    entry.task = record.task ?? ""
    entry.subject = node["event"]?.string ?? node["setting"]?.string ?? ""
    entry.effective = record.effective.flatMap { LocalDateTime($0) }
    entry.day = node["day"]?.string.flatMap { CivilDate($0) }
    if let change = fold.entry(record, node) {
      // Lines that add or remove a value tell only that one: what stands is the sum of all.
      entry.isLate = change.isLate
      if change.change != .discarded {
        entry.old = change.old.map { .array($0.outcome.values.map(\.json)) }
        entry.new = change.stored.map { .array($0.outcome.values.map(\.json)) }
      }
      return entry
    }
    if let note = ImportNote(record) {
      entry.subject = note.source
      entry.new = .integer(note.count)
      return entry
    }
    if let loss = AcceptedLoss(record) {
      entry.subject = loss.path
      let parts = loss.aspects.map { aspect -> JSONValue in
        switch aspect {
        case .notes: .string(Self.lostNotes)
        case .alteration: .string(Self.alteration)
        case .lines(let count), .plans(let count): .integer(count)
        }
      }
      entry.new = parts.count == 1 ? parts[0] : .array(parts)
      return entry
    }
    entry.new = (node["values"] ?? node["value"])?.value
    entry.old = standing[entry.subject]
    if !entry.subject.isEmpty, record.kind != OutcomeLine.discard {
      standing[entry.subject] = entry.new
    }
    return entry
  }

  private mutating func fill(_ entry: inout AuditEntry, _ record: JournalRecord, _ node: JSONNode) {
    entry.date = node["recorded"]?.string.flatMap { Instant($0) }
    entry.zone = node["zone"]?.string ?? ""
    entry.imported = notes.first { $0.isAbout(record) }
    entry.author = node["author"]?.string
    entry.reason = node["reason"]?.string
    entry.origin = record.origin
    entry.number = record.number
    entry.lag = lag(of: record, at: entry.date)
    guard let adopted = node[Adoption.key] else { return }
    entry.adopts = adopted["line"]?.integer
    entry.date = adopted["at"]?.string.flatMap { Instant($0) } ?? entry.date
  }

  /// By how much a line is behind: as it says, or as those before it in the file tell.
  private mutating func lag(of record: JournalRecord, at date: Instant?) -> ClockLag? {
    let before = newest[record.origin]
    if let date { newest[record.origin] = max(before ?? date, date) }
    if let said = ClockLag(record) { return said }
    guard let date, let before, date.milliseconds(until: before) > ClockLag.allowance else {
      return nil
    }
    return ClockLag(newest: before, day: nil)
  }
}
