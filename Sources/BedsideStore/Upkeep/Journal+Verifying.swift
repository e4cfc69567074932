internal import BedsideCore

extension Journal {
  /// Reads a file from its beginning to its end and says what its lines are, and what is missing by what
  /// was known of it before.
  ///
  /// - Complexity: Linear in the file; memory does not grow with it.
  public func verify(
    _ file: JournalFile, knowing known: Checkpoint.Extent? = nil
  ) throws(JournalError) -> FileVerification {
    var tally = LineTally(file, knowing: known)
    var place = JournalPlace()
    try read(file, from: &place) { tally.meet($0) }
    let unfinished = try count(of: file, from: place.offset)
    var verification = tally.finished(at: place, bytes: place.offset + unfinished)
    verification.unfinished = unfinished
    if verification.damaged > 0 {
      let adopted = try adoptions(in: file)
      verification.adopted = verification.damages.count { adopted[$0.line] != nil }
    }
    return verification
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
      let gone = known.keys.filter { !there.contains($0) }
      for file in there + gone.sorted(by: { $0.description < $1.description }) {
        files.append(try examined(file, knowing: known[file]))
      }
      let found = StoreVerification(participant, files, imports: try imports(of: participant))
      for file in found.files {
        plans.formUnion(file.plans)
        visit(file)
      }
    }
    var plan = try examined(.plan, knowing: try checkpoint(of: nil)?.files[.plan])
    if plan.obstacle == nil, !plans.isEmpty { plan.lostPlans = plans.subtracting(try planned()) }
    visit(plan)
  }

  /// The verification of a file, or what keeps it from being read: the others can be all the same.
  func examined(
    _ file: JournalFile, knowing known: Checkpoint.Extent?
  ) throws(JournalError) -> FileVerification {
    do throws(JournalError) {
      return try verify(file, knowing: known)
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
    let mention = ByteSearch(for: Array("\"\(Adoption.key)\"".utf8))
    try read(file) { event in
      guard case .record(let record) = event, record.mentions(mention),
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
