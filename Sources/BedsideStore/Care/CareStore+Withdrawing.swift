internal import BedsideCore
internal import BedsideSchedule

extension CareStore {
  /// How often and when the participant left the study, oldest first.
  public func withdrawals() throws(CareError) -> [Withdrawal] {
    try refreshPlan()
    return withdrawn
  }

  /// The withdrawal after which the participant has not joined again; nil while taking part.
  public func withdrawal() throws(CareError) -> Withdrawal? {
    guard let absence = try gates().absences.last, absence.until == nil else { return nil }
    return try withdrawals().last
  }

  /// The task that joins the study: the one that begins it, or else the study's consent.
  ///
  /// Who has left takes part again when it is completed anew.
  public var joiningTask: String? { enrolment ?? consent }

  /// Whether an erasure was asked for and cut short, so that there are still records.
  public func hasUnfinishedErasure() throws(CareError) -> Bool {
    guard let last = try withdrawal(), last.records == .erased else { return false }
    do throws(JournalError) {
      return try !journal.months(of: participant).isEmpty
    } catch {
      throw .journal(error)
    }
  }

  /// Ends the study for the participant as of now; returns when that is on the disk.
  ///
  /// From then on nothing can be begun, recorded or changed. Unfinished answers are thrown away. What
  /// was recorded stays, or is erased with all that the journal holds of the participant; a note of
  /// the withdrawal without any content stays in either case. Who has left can still have the records
  /// erased.
  ///
  /// - Throws: `CareError.refused` when the participant has left already and nothing is to be erased,
  ///   or has records of other studies that would be erased too.
  @discardableResult
  public func withdraw(erasing: Bool = false) throws(CareError) -> Withdrawal {
    try checkWithdrawing(erasing: erasing)
    let withdrawal = Withdrawal(date: now, day: today, records: erasing ? .erased : .kept)
    let fields = WithdrawalLine.fields(
      withdrawal, of: participant, study: study, zone: days.zone.id)
    let unfinished = try drafts().map(\.id)
    let known = try erasuresKnown()
    var isNoted = true
    do throws(JournalError) {
      // First the note: whatever happens then, the participant has left.
      let entry = JournalEntry(WithdrawalLine.kind, fields)
      isNoted =
        try journal.append([entry], to: .plan) { () throws(JournalError) in
          erasing || (try? erasures()).map { $0 <= known } ?? true
        } != nil
      if !isNoted {
        // Nothing is kept of whom it would say that the records are.
      } else if erasing {
        try journal.erase(participant)
        memory?.forget()
      } else {
        for draft in unfinished { try removeKeepingAlerts(draft, since: known) }
      }
    } catch {
      throw .journal(error)
    }
    if !isNoted { throw .refused(.erased) }
    return withdrawal
  }

  /// Checks that the participant can leave now.
  ///
  /// - Throws: `CareError.refused`.
  public func checkWithdrawing(erasing: Bool) throws(CareError) {
    try checkWriting()
    if erasing {
      let others = try otherStudies()
      if !others.isEmpty { throw .refused(.otherStudies(others)) }
    } else if let left = try withdrawal() {
      throw .refused(.withdrawn(day: left.day, rejoin: joiningTask))
    }
  }

  /// The other studies of which the participant has records here, in order.
  private func otherStudies() throws(CareError) -> [String] {
    var studies: Set<String> = []
    do throws(JournalError) {
      for month in try cache.recordedMonths() {
        for outcome in try cache.outcomes(in: month).values {
          studies.insert(outcome.outcome.key.study)
        }
      }
    } catch {
      throw .journal(error)
    }
    return studies.subtracting([study]).sorted()
  }
}
