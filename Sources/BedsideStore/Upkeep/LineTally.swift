internal import BedsideCore
internal import BedsideSchedule

/// Counts the lines of one file while they are read.
struct LineTally {
  private(set) var verification: FileVerification
  private var origins: [OriginTally] = []
  /// The place of the last line's origin among `origins`: most lines are of the same.
  private var current = 0
  private var kind: [UInt8] = []
  private var isForeign = false
  private var first: JournalRecord?
  private let known: Checkpoint.Extent?

  /// Counts the lines of a file of which something may be known from before, and accepted as lost.
  init(
    _ file: JournalFile, knowing known: Checkpoint.Extent? = nil, accepting ledger: LossLedger
  ) {
    verification = FileVerification(file: file)
    verification.ledger = ledger
    self.known = known
  }

  private var ledger: LossLedger { verification.ledger }

  mutating func meet(_ event: JournalEvent) {
    switch event {
    case .record(let record): meet(record)
    case .damage(let damage):
      verification.lines += 1
      verification.damaged += 1
      if ledger.settled.contains(damage.line) { verification.settled += 1 }
      if verification.damaged <= FileVerification.mostNamed { verification.damages.append(damage) }
    case .replaced(let file): self = LineTally(file, knowing: known, accepting: ledger)
    }
  }

  private mutating func meet(_ record: JournalRecord) {
    verification.lines += 1
    if origins.isEmpty || !record.isFrom(origins[current].name) { turn(to: record) }
    if origins[current].meet(record) {
      verification.displacements += 1
      if verification.displacements <= FileVerification.mostNamed {
        verification.displaced.append(record.line)
      }
    }
    if first == nil { first = record }
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
      let sought =
        ledger.exchanged(of: record.origin) + [known?.lines[record.origin]].compactMap(\.self)
      origins.append(OriginTally(name: Array(record.originBytes), seeking: sought))
    }
  }

  /// The result, when all lines were met.
  private func finished() -> FileVerification {
    var verification = verification
    let met = Dictionary(origins.map { ($0.text, $0) }) { first, _ in first }
    verification.accepted = ledger.standing(met)
    for (name, origin) in met {
      verification.newest[name] = origin.numbers.highest
      let open = origin.numbers.met.gaps.subtracting(ledger.numbers(of: name))
      if !open.isEmpty { verification.lost[name] = open }
    }
    verification.repeated = origins.reduce(0) { $0 + $1.numbers.repeated }
    let open = verification.lost.values.reduce(0) { LineRanges.sum($0, $1.count) }
    let accounts = accounts(in: verification)
    verification.missing = max(0, open - accounts)
    verification.spare = max(0, accounts - open)
    let last = origins.compactMap(\.newest).max { $0.line < $1.line }
    for record in [first, last].compactMap(\.self) { Self.note(record, in: &verification) }
    return verification
  }

  /// How many missing numbers the damaged lines account for: each has one on which nobody can rely.
  ///
  /// Those that are given up account for numbers that are given up, as far as these go.
  private func accounts(in verification: FileVerification) -> Int {
    let gone = verification.accepted.flatMap(\.lines).filter { $0.check == nil }
    let numbers = gone.reduce(0) { LineRanges.sum($0, $1.numbers.count) }
    return verification.damaged - min(verification.settled, numbers)
  }

  /// The result, when all lines of a file of so many bytes were met up to `place`.
  func finished(at place: JournalPlace, bytes: Int) -> FileVerification {
    var verification = finished()
    verification.bytes = bytes
    if let known { hold(&verification, against: known) }
    let lines = origins.compactMap { origin in
      origin.newest.map {
        (origin.text, Checkpoint.Line(number: origin.numbers.highest, check: $0.check))
      }
    }
    verification.knowledge = FileKnowledge(
      file: verification.file, place: place, lines: Dictionary(lines) { first, _ in first },
      isWhole: !verification.isShort)
    return verification
  }

  /// Notes what is missing by what was known of the file.
  private func hold(_ verification: inout FileVerification, against known: Checkpoint.Extent) {
    for (name, line) in known.lines {
      verification.expect(line.number, of: name)
      guard let origin = origins.first(where: { $0.text == name }), origin.isExchanged(line),
        !ledger.exchanged(of: name).contains(line)
      else { continue }
      verification.exchanges[name] = line
    }
    verification.exchanged = verification.exchanges.count
    if verification.isShort { verification.known = known.noted }
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
