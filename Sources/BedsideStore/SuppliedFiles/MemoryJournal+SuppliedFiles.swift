extension MemoryJournal: SuppliedFileStore {
  /// Keeps `bytes` under the name `hash`; false when `condition` does not hold.
  public func keep(
    _ bytes: [UInt8], named hash: String, of participant: ParticipantID,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> Bool {
    try checkWriting()
    guard try condition() else { return false }
    supplied[participant, default: [:]][hash] = bytes
    return true
  }

  /// The bytes that are kept under the name `hash`; nil when there are none.
  public func supplied(_ hash: String, of participant: ParticipantID) -> [UInt8]? {
    supplied[participant]?[hash]
  }

  /// The names of the files of a participant, in order.
  public func suppliedFiles(of participant: ParticipantID) -> [String] {
    (supplied[participant] ?? [:]).keys.sorted()
  }

  /// Removes what is kept under the name `hash`.
  public func removeSupplied(
    _ hash: String, of participant: ParticipantID
  ) throws(JournalError) {
    try checkWriting()
    supplied[participant]?[hash] = nil
  }
}
