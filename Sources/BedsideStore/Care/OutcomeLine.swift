internal import BedsideCore
internal import BedsideSchedule

/// The members of the journal's lines about outcomes.
///
/// `outcome` and `amend` state what is recorded for an event from then on; `delete` takes it back.
/// `discard` says that unfinished answers were thrown away which had raised alerts, and holds those.
/// `task` and `effective` are what every reader of the journal finds without reading the line whole.
enum OutcomeLine {
  static let outcome = "outcome"
  static let amendment = "amend"
  static let deletion = "delete"
  static let discard = "discard"

  static func isOne(_ record: JournalRecord) -> Bool {
    record.isKind(outcome) || record.isKind(amendment) || record.isKind(deletion)
      || record.isKind(discard)
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

  /// The members of a line that says that `run` was thrown away.
  static func fields(
    _ run: DiscardedRun, _ effective: LocalDateTime, on day: CivilDate, zone: String
  ) -> JSONFields {
    var fields = place(run.key, effective, run.day)
    fields["recorded"] = .string(run.date.description)
    fields["on"] = .string(day.description)
    fields["zone"] = .string(zone)
    fields["alerts"] = .array(run.alerts.map(\.json))
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
