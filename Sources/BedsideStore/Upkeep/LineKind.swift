/// The kinds of lines that this version writes or understands.
enum LineKind {
  private static let known: Set<String> = [
    OutcomeLine.outcome, OutcomeLine.amendment, OutcomeLine.deletion, OutcomeLine.discard,
    PlanEntry.kind, WithdrawalLine.kind, ParticipantSettings.kind, CareStore.draftKind,
    DataLine.kind, ImportNote.kind, AcceptedLoss.kind,
    "add", "remove", "undo",
  ]

  static func isKnown(_ kind: String) -> Bool { known.contains(kind) }
}
