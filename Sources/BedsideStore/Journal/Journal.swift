/// An append-only record of lines in files, of which a line once acknowledged is never lost.
///
/// Reading never writes, takes no lock and may happen while others append.
public protocol Journal: AnyObject {
  /// The id by which the lines that it writes are known.
  var origin: String { get }

  /// What may be done with it.
  var access: JournalAccess { get }

  /// Adds lines to a file, all in one commit, and returns when they are on the disk; nil when
  /// `condition` does not hold, and nothing was added.
  ///
  /// The condition is judged while nobody else can write, so that what it reads is what there is
  /// when the lines are added. Each line is either there whole or not at all. When it throws, the
  /// caller still has what it wanted to save, and nothing may be shown as saved.
  func append(
    _ entries: [JournalEntry], to file: JournalFile,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> [Acknowledgement]?

  /// Keeps a draft for this process until the hold is let go; nil when another one has it.
  ///
  /// - Throws: `JournalError.notSaved` with the reason `notFound` when there is no such draft.
  func hold(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) -> DraftHold?

  /// Adds lines of another journal as they are; those that are known already are left out.
  ///
  /// The records of one file come in that file's order.
  func add(_ records: [JournalRecord]) throws(JournalError)

  /// The participants of whom there is any file, in order.
  func participants() throws(JournalError) -> [ParticipantID]

  /// The months about which a participant's records say anything, oldest first.
  func months(of participant: ParticipantID) throws(JournalError) -> [Month]

  /// The drafts that have a file, in order, the finished ones that still have it included.
  func draftFiles(of participant: ParticipantID) throws(JournalError) -> [DraftID]

  /// Reads what a file holds behind `place`, and moves `place` behind it.
  ///
  /// A last line without its line end is still being written and is left for the next time.
  func read(
    _ file: JournalFile, from place: inout JournalPlace, _ visit: (JournalEvent) -> Void
  ) throws(JournalError)

  /// The bytes of a file from `offset` on, as they stand there: `count` of them, fewer only at the
  /// end. What is damaged is among them.
  func bytes(
    of file: JournalFile, from offset: Int, count: Int
  ) throws(JournalError) -> [UInt8]

  /// What is to be said about the things in which it keeps its lines; nothing where that is a
  /// database's concern.
  func findings() throws(JournalError) -> [StoreFinding]

  /// The lines of a file that were cut short and set aside; none where that is a database's concern.
  func tornLines(of file: JournalFile) throws(JournalError) -> [TornLine]

  /// What was known of a participant's files, or of the plan, and what is to be said about that.
  func known(of participant: ParticipantID?) throws(JournalError) -> KnownFiles

  /// The participants of whose files anything is known, in order.
  func checkpointed() throws(JournalError) -> [ParticipantID]

  /// Replaces what is known by what `change` makes of it, while nobody else writes, and returns when
  /// that and what the files `written` hold is on the disk.
  func replaceCheckpoint(
    of participant: ParticipantID?, confirming written: [JournalFile],
    _ change: (Checkpoint) throws(JournalError) -> Checkpoint
  ) throws(JournalError)

  /// What was written through this journal since it was opened.
  var written: [FileKnowledge] { get }

  /// Removes a draft's file; that it is missing is no error.
  func removeDraft(_ draft: DraftID, of participant: ParticipantID) throws(JournalError)

  /// Removes all that is kept of a participant.
  func erase(_ participant: ParticipantID) throws(JournalError)
}
