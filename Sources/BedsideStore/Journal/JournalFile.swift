/// One file of a journal.
public enum JournalFile: Hashable, Sendable, CustomStringConvertible {
  /// The versions of studies and tasks, and all else that belongs to no participant.
  case plan
  /// What a participant's records say about one month.
  case month(ParticipantID, Month)
  /// What a participant has chosen for good.
  case settings(ParticipantID)
  /// The answers of a run that is not finished.
  case draft(ParticipantID, DraftID)

  /// The file's path in its store.
  public var description: String {
    switch self {
    case .plan: "plan/plan.jsonl"
    case .month(let participant, let month): "p/\(participant)/\(month).jsonl"
    case .settings(let participant): "p/\(participant)/settings.jsonl"
    case .draft(let participant, let draft): "p/\(participant)/drafts/\(draft).jsonl"
    }
  }

  /// Makes the file with this path in its store; nil for a path that no file has.
  public init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.last.flatMap(FileName.stem) else { return nil }
    switch (parts.count, parts[0]) {
    case (2, "plan") where name == "plan": self = .plan
    case (3, "p"):
      guard let participant = ParticipantID(parts[1]) else { return nil }
      if name == "settings" {
        self = .settings(participant)
      } else if name.utf8.count == 7, let month = Month(name) {
        self = .month(participant, month)
      } else {
        return nil
      }
    case (4, "p") where parts[2] == "drafts":
      guard let participant = ParticipantID(parts[1]), let draft = DraftID(name) else { return nil }
      self = .draft(participant, draft)
    default: return nil
    }
  }

  /// The participant to whom it belongs; nil for the plan.
  public var participant: ParticipantID? {
    switch self {
    case .plan: nil
    case .month(let participant, _), .draft(let participant, _), .settings(let participant):
      participant
    }
  }
}
