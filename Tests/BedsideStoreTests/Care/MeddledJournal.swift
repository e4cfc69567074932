import BedsideStore

/// A journal in which somebody else writes at the worst moment: between the rules and the line.
final class MeddledJournal: Journal {
  let inner = MemoryJournal()
  /// What is done before the next line is added, once.
  var meddle: (() -> Void)?

  var origin: String { inner.origin }
  var access: JournalAccess { inner.access }

  func append(
    _ entries: [JournalEntry], to file: JournalFile,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> [Acknowledgement]? {
    let other = meddle
    meddle = nil
    other?()
    return try inner.append(entries, to: file, if: condition)
  }

  func hold(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) -> DraftHold? { try inner.hold(draft, of: participant) }

  func add(_ records: [JournalRecord]) throws(JournalError) { try inner.add(records) }
  func participants() throws(JournalError) -> [ParticipantID] { inner.participants() }
  func months(of participant: ParticipantID) throws(JournalError) -> [Month] {
    inner.months(of: participant)
  }
  func draftFiles(of participant: ParticipantID) throws(JournalError) -> [DraftID] {
    inner.draftFiles(of: participant)
  }
  func read(
    _ file: JournalFile, from place: inout JournalPlace, _ visit: (JournalEvent) -> Void
  ) throws(JournalError) { try inner.read(file, from: &place, visit) }
  func removeDraft(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) { try inner.removeDraft(draft, of: participant) }
  func erase(_ participant: ParticipantID) throws(JournalError) { try inner.erase(participant) }
}
