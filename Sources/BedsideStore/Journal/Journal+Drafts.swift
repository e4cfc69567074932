extension Journal {
  /// The drafts that are not finished, in order.
  ///
  /// A run is finished by a line that names its draft; a crash between that line and the removal
  /// of the draft's file leaves a file that no longer counts.
  public func drafts(of participant: ParticipantID) throws(JournalError) -> [DraftID] {
    let finished = try finishedDrafts(of: participant)
    return try draftFiles(of: participant).filter { !finished.contains($0) }
  }

  /// Removes the files of finished drafts; whoever writes next does so.
  public func removeFinishedDrafts(of participant: ParticipantID) throws(JournalError) {
    for draft in try finishedDrafts(of: participant).sorted() {
      try removeDraft(draft, of: participant)
    }
  }

  /// Saves the line with which a run ends, then removes the run's draft.
  ///
  /// The entry must name the draft. When it is acknowledged, the run is finished, even if the
  /// draft's file cannot be removed now.
  public func finish(
    _ entry: JournalEntry, in file: JournalFile, of participant: ParticipantID
  ) throws(JournalError) {
    try append([entry], to: file)
    if let draft = entry.draft { try? removeDraft(draft, of: participant) }
  }

  private func finishedDrafts(of participant: ParticipantID) throws(JournalError) -> Set<DraftID> {
    let present = Set(try draftFiles(of: participant))
    var finished: Set<DraftID> = []
    guard !present.isEmpty else { return finished }
    try scan(participant) { event in
      guard case .record(let record) = event, let draft = record.draft else { return }
      if present.contains(draft) { finished.insert(draft) }
    }
    return finished
  }
}
