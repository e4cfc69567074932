public import BedsideCore

extension Journal {
  /// Accepts durably that what a file lacks or holds damaged is lost for good; returns what was accepted,
  /// nil where nothing is lost.
  public func acceptLoss(
    of file: JournalFile, by author: String, because reason: String, at now: Instant, zone: String
  ) throws(JournalError) -> AcceptedLoss? {
    let nothing = AcceptedLoss(of: file, by: author, because: reason, at: now, zone: zone)
    while true {
      let loss = try filled(nothing)
      if loss.isEmpty { return nil }
      // More may be lost by now, or back: only what is named is accepted.
      let isSaved = try append([loss.entry], to: AcceptedLoss.place(of: file)) {
        () throws(JournalError) in try filled(nothing) == loss
      }
      if isSaved == nil { continue }
      // What can't be noted now is noted by the next verification.
      try? renew(file, at: now)
      return loss
    }
  }

  /// Accepts durably that what was known of a participant's files, or of the plan, is lost, and notes them
  /// as they are; returns what was accepted, nil where nothing of that kind is lost.
  public func acceptLostNotes(
    of participant: ParticipantID?, by author: String, because reason: String, at now: Instant,
    zone: String
  ) throws(JournalError) -> AcceptedLoss? {
    let isLost = try known(of: participant).findings.contains { $0.kind == .lostCheckpoint }
    if !isLost { return nil }
    let file = participant.map(JournalFile.settings) ?? .plan
    var loss = AcceptedLoss(of: file, by: author, because: reason, at: now, zone: zone)
    loss.isOfNotes = true
    try append([loss.entry], to: AcceptedLoss.place(of: file))
    if let participant { try rememberAll(of: participant, at: now) }
    try rememberPlan(at: now)
    try replaceCheckpoint(of: participant, confirming: []) { (known) in
      var known = known
      known.again = nil
      return known
    }
    return loss
  }

  /// What this store's own lines say is accepted as lost of a participant's files, or of the plan.
  public func acceptedLosses(
    of participant: ParticipantID?
  ) throws(JournalError) -> [AcceptedLoss] {
    var losses: [AcceptedLoss] = []
    let own = Array(origin.utf8)
    do throws(JournalError) {
      try read(participant.map(JournalFile.settings) ?? .plan) { event in
        guard case .record(let record) = event, record.isKind(AcceptedLoss.kind),
          record.isFrom(own), let loss = AcceptedLoss(record), loss.file.participant == participant
        else { return }
        losses.append(loss)
      }
    } catch {
      guard case .unreadable = error else { throw error }
    }
    return losses
  }

  /// What is accepted of one file, with the damaged lines that still say what they said then.
  func ledger(_ losses: [AcceptedLoss]) throws(JournalError) -> LossLedger {
    var ledger = LossLedger(losses)
    for loss in losses {
      for damage in loss.damages {
        let text = try text(ofLine: damage.line, in: loss.file)
        if text.map(Adoption.sum) == damage.sum { ledger.settled.insert(damage.line) }
      }
    }
    return ledger
  }

  /// The damaged lines of a file that are given up.
  public func settledDamages(in file: JournalFile) throws(JournalError) -> Set<Int> {
    let losses = try acceptedLosses(of: file.participant).filter { $0.file == file }
    return try ledger(losses).settled
  }

  func verification(of file: JournalFile) throws(JournalError) -> FileVerification {
    var found = FileVerification(file: file)
    try verify(of: file.participant.map { [$0] }) { if $0.file == file { found = $0 } }
    return found
  }

  /// The acceptance with all in it that is lost of its file and not accepted yet.
  private func filled(_ nothing: AcceptedLoss) throws(JournalError) -> AcceptedLoss {
    var loss = nothing
    let found = try verification(of: loss.file)
    if let obstacle = found.obstacle { throw .unreadable(obstacle) }
    let adopted = try adoptions(in: loss.file)
    for damage in found.damages
    where adopted[damage.line] == nil && !found.ledger.settled.contains(damage.line) {
      let text = try text(ofLine: damage.line, in: loss.file) ?? ""
      loss.damages.append(AcceptedLoss.Damage(line: damage.line, sum: Adoption.sum(of: text)))
    }
    loss.alteration = found.alteration
    loss.plans = found.lostPlans
    loss.stated = found.lostCount + loss.damages.count
    if loss.stated == 0 { return loss }
    for (origin, numbers) in found.lost.sorted(by: { $0.key < $1.key }) {
      loss.lines += numbers.ranges.map { AcceptedLoss.Lines(origin: origin, numbers: $0) }
    }
    for (origin, line) in found.exchanges.sorted(by: { $0.key < $1.key }) {
      let number = line.number...line.number
      loss.lines.append(AcceptedLoss.Lines(origin: origin, numbers: number, check: line.check))
    }
    return loss
  }
}
