internal import BedsideCore
internal import BedsideSchedule

/// The members of the journal's lines about outcomes.
///
/// `outcome` and `amend` state what is recorded for an event from then on; `delete` takes it back.
/// `task` and `effective` are what every reader of the journal finds without reading the line whole.
enum OutcomeLine {
  static let outcome = "outcome"
  static let amendment = "amend"
  static let deletion = "delete"

  static func isOne(_ record: JournalRecord) -> Bool {
    record.isKind(outcome) || record.isKind(amendment) || record.isKind(deletion)
  }

  /// The members of a line that records `stored`, made when the zone was `zone`.
  static func fields(
    _ stored: StoredOutcome, zone: String, plan: String?
  ) -> JSONFields {
    var fields = place(stored.outcome.key, stored.effective, stored.day)
    fields["recorded"] = .string(stored.outcome.recorded.description)
    fields["on"] = .string(stored.recordedDay.description)
    fields["zone"] = .string(zone)
    if stored.outcome.isLate { fields["late"] = true }
    add(stored.outcome.correction, to: &fields)
    fields["plan"] = plan.map(JSONValue.string)
    fields["values"] = .array(stored.outcome.values.map(\.json))
    fields["result"] = stored.result
    return fields
  }

  /// The members of a line that takes back what is recorded for an event.
  static func deletionFields(
    of stored: StoredOutcome, at now: Instant, reason: String?, correction: Outcome.Correction?
  ) -> JSONFields {
    var fields = place(stored.outcome.key, stored.effective, stored.day)
    fields["recorded"] = .string(now.description)
    if correction == nil { fields["reason"] = reason.map(JSONValue.string) }
    add(correction, to: &fields)
    return fields
  }

  private static func place(
    _ key: EventKey, _ effective: LocalDateTime, _ day: CivilDate
  ) -> JSONFields {
    [
      "task": .string(key.task), "effective": .string(effective.description),
      "event": .string(key.description), "day": .string(day.description),
    ]
  }

  private static func add(_ correction: Outcome.Correction?, to fields: inout JSONFields) {
    guard let correction else { return }
    fields["author"] = .string(correction.author)
    fields["reason"] = .string(correction.reason)
  }
}
