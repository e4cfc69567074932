internal import BedsideCore

extension Journal {
  /// Reads a file from its beginning to its end and says what its lines are, and what is missing by what
  /// was known of it before.
  ///
  /// - Complexity: Linear in the file; memory does not grow with it.
  public func verify(
    _ file: JournalFile, knowing known: Checkpoint.Extent? = nil,
    accepting losses: [AcceptedLoss] = []
  ) throws(JournalError) -> FileVerification {
    var tally = LineTally(
      file, knowing: known, accepting: try ledger(losses.filter { $0.file == file }))
    var place = JournalPlace(
      checking: known?.last.upperBound ?? 0, known: known?.stated)
    try read(file, from: &place) { tally.meet($0) }
    let unfinished = try count(of: file, from: place.offset)
    var verification = tally.finished(at: place, bytes: place.offset + unfinished)
    verification.unfinished = unfinished
    if verification.damaged > 0 {
      let adopted = try adoptions(in: file)
      verification.adopted = verification.damages.count {
        adopted[$0.line] != nil && !verification.ledger.settled.contains($0.line)
      }
    }
    if verification.missing > 0 { verification.tell(torn: try tornLines(of: file)) }
    verification.judge(place.prefix, against: known)
    if try stateTheirChecks(verification) {
      verification.judge(edits: place.prefix, against: known)
    }
    return verification
  }

  /// Whether all that is wrong with a file by the lines themselves is that some were edited by hand, and all
  /// of these go on to state the checksum of what they said.
  private func stateTheirChecks(_ found: FileVerification) throws(JournalError) -> Bool {
    guard found.hasOnlyOpenDamages else { return false }
    let adopted = try adoptions(in: found.file)
    for damage in found.damages
    where adopted[damage.line] == nil && !found.ledger.settled.contains(damage.line) {
      let bytes = Array((try text(ofLine: damage.line, in: found.file) ?? "").utf8)
      if JournalLine.stated(bytes.span, at: 0) == nil { return false }
    }
    return true
  }

  /// Reads every file and hands over what its lines are; the plan comes last, when it is known which
  /// versions it must hold.
  public func verify(
    of participants: [ParticipantID]? = nil, _ visit: (FileVerification) -> Void
  ) throws(JournalError) {
    let all =
      if let participants { participants } else {
        Set(try self.participants() + checkpointed()).sorted()
      }
    var plans: Set<String> = []
    for participant in all {
      var files: [FileVerification] = []
      let known = try checkpoint(of: participant)?.files ?? [:]
      let there = try recordFiles(of: [participant])
      let losses = try acceptedLosses(of: participant)
      let gone = Set(known.keys).union(losses.map(\.file)).subtracting(there)
      for file in there + gone.sorted(by: { $0.description < $1.description }) {
        files.append(try examined(file, knowing: known[file], accepting: losses))
      }
      let found = StoreVerification(participant, files, imports: try imports(of: participant))
      for file in found.files {
        plans.formUnion(file.plans)
        visit(file)
      }
    }
    visit(try verifiedPlan(holding: plans))
  }

  /// The verification of the plan, which must hold these versions of tasks.
  private func verifiedPlan(
    holding plans: Set<String>
  ) throws(JournalError) -> FileVerification {
    var plan = try examined(
      .plan, knowing: try checkpoint(of: nil)?.files[.plan],
      accepting: try acceptedLosses(of: nil))
    if plan.obstacle != nil || plans.isEmpty { return plan }
    let lost = plans.subtracting(try planned())
    plan.lostPlans = lost.subtracting(plan.ledger.plans)
    for index in plan.accepted.indices { plan.accepted[index].plans.formIntersection(lost) }
    plan.accepted.removeAll(where: \.isEmpty)
    return plan
  }

  /// The verification of a file, or what keeps it from being read: the others can be all the same.
  func examined(
    _ file: JournalFile, knowing known: Checkpoint.Extent?, accepting losses: [AcceptedLoss]
  ) throws(JournalError) -> FileVerification {
    do throws(JournalError) {
      return try verify(file, knowing: known, accepting: losses)
    } catch {
      guard case .unreadable(let obstacle) = error else { throw error }
      var verification = FileVerification(file: file)
      verification.obstacle = obstacle
      return verification
    }
  }

  /// The versions of tasks that the plan holds.
  private func planned() throws(JournalError) -> Set<String> {
    var planned: Set<String> = []
    try read(.plan) { event in
      if case .record(let record) = event, let entry = PlanEntry(record) {
        planned.insert(entry.planHash)
      }
    }
    return planned
  }

  /// The notes about a participant's lines that came from elsewhere.
  func imports(of participant: ParticipantID) throws(JournalError) -> [ImportNote] {
    var notes: [ImportNote] = []
    do throws(JournalError) {
      try read(.settings(participant)) { event in
        if case .record(let record) = event, let note = ImportNote(record) { notes.append(note) }
      }
    } catch {
      guard case .unreadable = error else { throw error }
    }
    return notes
  }

  /// The lines of a file that were edited by hand and the later lines in which they stand again, as
  /// they are now: one that was edited once more since is not among them.
  public func adoptions(in file: JournalFile) throws(JournalError) -> [Int: Int] {
    var adoptions: [Int: Adoption] = [:]
    try read(file) { event in
      guard case .record(let record) = event, record.mentions(Adoption.mention),
        let node = try? record.json()
      else { return }
      for adoption in Adoption.all(node[Adoption.key], in: record.line) {
        adoptions[adoption.line] = adoption
      }
    }
    var standing: [Int: Int] = [:]
    for adoption in adoptions.values {
      let text = try adoption.sum.map { _ throws(JournalError) in
        try self.text(ofLine: adoption.line, in: file) ?? ""
      }
      if adoption.stands(for: text) { standing[adoption.line] = adoption.later }
    }
    return standing
  }

  private func count(of file: JournalFile, from offset: Int) throws(JournalError) -> Int {
    var count = 0
    while true {
      let bytes = try bytes(of: file, from: offset + count, count: 1 << 20)
      if bytes.isEmpty { return count }
      count += bytes.count
    }
  }
}
