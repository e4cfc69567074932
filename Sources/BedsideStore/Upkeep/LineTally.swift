internal import BedsideCore
internal import BedsideSchedule

/// Counts the lines of one file while they are read.
struct LineTally {
  private(set) var verification: FileVerification
  private var origins: [(name: [UInt8], numbers: LineNumbers)] = []
  /// The place of the last line's origin among `origins`: most lines are of the same.
  private var current = 0
  private var kind: [UInt8] = []
  private var isForeign = false
  private var first: JournalRecord?
  private var last: JournalRecord?

  init(_ file: JournalFile) { verification = FileVerification(file: file) }

  mutating func meet(_ event: JournalEvent) {
    switch event {
    case .record(let record): meet(record)
    case .damage(let damage):
      verification.lines += 1
      verification.damaged += 1
      if verification.damaged <= FileVerification.mostNamed { verification.damages.append(damage) }
    case .replaced(let file): self = LineTally(file)
    }
  }

  private mutating func meet(_ record: JournalRecord) {
    verification.lines += 1
    if origins.isEmpty || !record.isFrom(origins[current].name) { turn(to: record) }
    if origins[current].numbers.meet(record.number) {
      verification.displacements += 1
      if verification.displacements <= FileVerification.mostNamed {
        verification.displaced.append(record.line)
      }
    }
    if first == nil { first = record }
    last = record
    if !record.kindBytes.elementsEqual(kind) {
      kind = Array(record.kindBytes)
      isForeign = !LineKind.isKnown(record.kind)
    }
    if isForeign { verification.foreign += 1 }
  }

  private mutating func turn(to record: JournalRecord) {
    if let known = origins.firstIndex(where: { record.isFrom($0.name) }) {
      current = known
    } else {
      current = origins.count
      origins.append((Array(record.originBytes), LineNumbers()))
    }
  }

  /// The result, when all lines were met.
  ///
  /// A damaged line has a number that nobody can rely on, so it accounts for one that is missing.
  func finished() -> FileVerification {
    var verification = verification
    let missing = origins.reduce(0) { $0 + $1.numbers.missing }
    verification.missing = max(0, missing - verification.damaged)
    verification.repeated = origins.reduce(0) { $0 + $1.numbers.repeated }
    for origin in origins {
      verification.newest[String(decoding: origin.name, as: UTF8.self)] = origin.numbers.highest
    }
    for record in [first, last].compactMap(\.self) { Self.note(record, in: &verification) }
    return verification
  }

  /// What a month's line says of where it belongs, and of what else there must be.
  private static func note(_ record: JournalRecord, in verification: inout FileVerification) {
    guard case .month(let participant, let month) = record.file, OutcomeLine.isOne(record),
      let node = try? record.json()
    else { return }
    if record.line == 1 { verification.follows = LastLine(node[LastLine.key]) }
    if let plan = node["plan"]?.string { verification.plans.insert(plan) }
    let key = node["event"]?.string.flatMap { EventKey($0) }
    let rightful = JournalFile.month(
      key.flatMap { ParticipantID($0.participant) } ?? participant,
      node["day"]?.string.flatMap { CivilDate($0) }.map { Month($0) } ?? month)
    if rightful != record.file, verification.rightfulFile == nil {
      verification.rightfulFile = rightful
    }
  }
}
