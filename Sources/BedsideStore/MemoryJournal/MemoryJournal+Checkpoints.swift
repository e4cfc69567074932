extension MemoryJournal {
  /// What was known of a participant's files, or of the plan.
  public func known(of participant: ParticipantID?) -> KnownFiles {
    var known = KnownFiles()
    known.checkpoint = checkpoints[participant]
    return known
  }

  /// The participants of whose files anything is known, in order.
  public func checkpointed() -> [ParticipantID] { checkpoints.keys.compactMap(\.self).sorted() }

  /// Replaces what is known by what `change` makes of it.
  public func replaceCheckpoint(
    of participant: ParticipantID?, confirming written: [JournalFile],
    _ change: (Checkpoint) throws(JournalError) -> Checkpoint
  ) throws(JournalError) {
    try checkWriting()
    let new = try change(checkpoints[participant] ?? Checkpoint(origin: origin))
    if !new.files.isEmpty { checkpoints[participant] = new }
  }

  /// What was written through this journal.
  public var written: [FileKnowledge] {
    tails.map { file, tail in
      FileKnowledge(
        file: file, place: tail.place, lines: tail.newest.map { [origin: $0] } ?? [:],
        isWhole: false)
    }
  }
}
