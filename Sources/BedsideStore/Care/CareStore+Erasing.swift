internal import BedsideCore

extension CareStore {
  /// How often the participant's records were erased by now, whoever did it.
  ///
  /// The plan counts that, not a clock: what was begun before an erasure is told from what came after.
  public func erasures() throws(CareError) -> Int {
    try refreshPlan()
    return erasureCount
  }

  /// Does `body`, which was begun when the records had been erased `count` times: when they are erased
  /// again, nothing is written in it.
  public func begun<Made, Failure: Error>(
    after count: Int, _ body: () throws(Failure) -> Made
  ) throws(Failure) -> Made {
    let before = erasuresBefore
    erasuresBefore = min(before ?? count, count)
    defer { erasuresBefore = before }
    return try body()
  }

  /// Whether the records were erased since what is being done was begun.
  public var isErased: Bool {
    guard let count = erasuresBefore, let now = try? erasures() else { return false }
    if now > count { noticedErasures = now }
    return now > count
  }

  /// Checks that the records were not erased since what is being done was begun, or `draft` was taken.
  ///
  /// - Throws: `Refusal.erased`.
  func checkErased(since count: Int) throws(CareError) {
    let now = try erasures()
    if now <= count { return }
    noticedErasures = now
    throw .refused(.erased)
  }

  /// How often the records had been erased when what is being done was begun, with `draft` or without.
  func erasuresKnown(_ draft: DraftID? = nil) throws(CareError) -> Int {
    let known = [erasuresBefore, draft.flatMap { erasuresByDraft[$0] }].compactMap { $0 }
    if let first = known.min() { return first }
    return try erasures()
  }

  /// Whether a line of the plan says that all of the participant's records were removed from here.
  ///
  /// A copy that is brought in tells of erasures elsewhere, which took nothing away.
  func erases(_ record: JournalRecord) -> Bool {
    guard record.origin == journal.origin else { return false }
    if record.isKind(DataLine.kind) {
      guard let line = DataLine(record) else { return false }
      return line.action == .erase && line.participant == participant
    }
    guard record.isKind(WithdrawalLine.kind), let node = try? record.json() else { return false }
    return node["participant"]?.string == participant.description
      && node["records"]?.string == Withdrawal.Records.erased.rawValue
  }
}
