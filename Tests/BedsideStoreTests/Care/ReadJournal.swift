import BedsideStore

/// A journal that counts how many lines of each file are read.
final class ReadJournal: Journal {
  let inner: any Journal
  /// The lines that were met, by their files.
  var lines: [String: Int] = [:]

  init(_ inner: any Journal = MemoryJournal()) { self.inner = inner }

  var origin: String { inner.origin }
  var access: JournalAccess { inner.access }

  func append(
    _ entries: [JournalEntry], to file: JournalFile,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> [Acknowledgement]? {
    try inner.append(entries, to: file, if: condition)
  }

  func hold(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) -> DraftHold? { try inner.hold(draft, of: participant) }

  func add(_ records: [JournalRecord]) throws(JournalError) { try inner.add(records) }
  func participants() throws(JournalError) -> [ParticipantID] { try inner.participants() }
  func months(of participant: ParticipantID) throws(JournalError) -> [Month] {
    try inner.months(of: participant)
  }
  func draftFiles(of participant: ParticipantID) throws(JournalError) -> [DraftID] {
    try inner.draftFiles(of: participant)
  }
  func read(
    _ file: JournalFile, from place: inout JournalPlace, _ visit: (JournalEvent) -> Void
  ) throws(JournalError) {
    try inner.read(file, from: &place) { event in
      lines[file.description, default: 0] += 1
      visit(event)
    }
  }
  func removeDraft(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) { try inner.removeDraft(draft, of: participant) }
  func erase(_ participant: ParticipantID) throws(JournalError) { try inner.erase(participant) }
}
