internal import BedsideCore

/// The plan's lines about participants who left.
///
/// They stand in the plan, not among the participant's records, so that they outlast the erasure of
/// those: a participant's name, a study and a moment, and no content.
enum WithdrawalLine {
  static let kind = "withdraw"

  /// The members of a line.
  static func fields(
    _ withdrawal: Withdrawal, of participant: ParticipantID, study: String, zone: String
  ) -> JSONFields {
    [
      "participant": .string(participant.description), "study": .string(study),
      "recorded": .string(withdrawal.date.description), "on": .string(withdrawal.day.description),
      "zone": .string(zone), "records": .string(withdrawal.records.rawValue),
    ]
  }

  /// What a line says about `participant`; nil for a line about anything else.
  static func withdrawal(
    _ record: JournalRecord, of participant: ParticipantID, study: String
  ) -> Withdrawal? {
    guard record.isKind(kind), let node = try? record.json(),
      node["participant"]?.string == participant.description, node["study"]?.string == study,
      let date = node["recorded"]?.string.flatMap({ Instant($0) }),
      let day = node["on"]?.string.flatMap({ CivilDate($0) }),
      let records = node["records"]?.string.flatMap({ Withdrawal.Records(rawValue: $0) })
    else { return nil }
    return Withdrawal(date: date, day: day, records: records)
  }
}
