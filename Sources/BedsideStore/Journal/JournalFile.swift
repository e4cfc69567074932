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

  /// The participant to whom it belongs; nil for the plan.
  public var participant: ParticipantID? {
    switch self {
    case .plan: nil
    case .month(let participant, _), .draft(let participant, _), .settings(let participant):
      participant
    }
  }
}
