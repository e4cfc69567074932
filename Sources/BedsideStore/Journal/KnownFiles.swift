/// What was known of a participant's files, or of the plan, and what is to be said about that.
public struct KnownFiles: Hashable, Sendable {
  /// What was known; nil where nothing was, or where it can't be read or was changed.
  public var checkpoint: Checkpoint?
  /// What the journal says of itself otherwise than it did, and what became of what was known.
  public var findings: [StoreFinding] = []

  /// Makes the knowledge of nothing.
  public init() {}
}

extension Journal {
  /// What was known of a participant's files, or of the plan; nil where nothing was, or where it can't be
  /// read or was changed.
  public func checkpoint(of participant: ParticipantID?) throws(JournalError) -> Checkpoint? {
    try known(of: participant).checkpoint
  }

  /// What the journal says of itself otherwise than it was known to when something was noted of the plan
  /// and of `participants`, and what is known of files and was changed itself or can't be read.
  public func settingsFindings(
    of participants: [ParticipantID]
  ) throws(JournalError) -> [StoreFinding] {
    var findings: [StoreFinding] = []
    for participant in [nil] + Set(participants).sorted().map(Optional.some) {
      // The settings are told about once, by the first that knows of them.
      let isTold = findings.contains { $0.path == StoreFolder.settingsName }
      findings += try known(of: participant).findings.filter {
        !isTold || $0.path != StoreFolder.settingsName
      }
    }
    return findings
  }
}
