internal import BedsideCore
internal import BedsideSchedule

/// The members of the journal's lines about outcomes.
///
/// `outcome` and `amend` state what is recorded for an event from then on; `delete` takes it back.
/// `add` records values besides those that are there, and `remove` takes single values back.
/// `discard` says that unfinished answers were thrown away which had raised alerts, and holds those.
/// `task` and `effective` are what every reader of the journal finds without reading the line whole.
enum OutcomeLine {
  static let outcome = "outcome"
  static let amendment = "amend"
  static let deletion = "delete"
  static let addition = "add"
  static let removal = "remove"
  static let discard = "discard"

  static func isOne(_ record: JournalRecord) -> Bool {
    record.isKind(outcome) || record.isKind(amendment) || record.isKind(deletion)
      || record.isKind(discard) || record.isKind(addition) || record.isKind(removal)
  }

  /// Whether a line records values for an event.
  static func isRecording(_ record: JournalRecord) -> Bool {
    record.isKind(outcome) || record.isKind(amendment) || record.isKind(addition)
  }

  /// What else a line says of why and on what it was written.
  struct Note {
    /// The zone in which it is written.
    var zone: String
    /// The hash under which the plan holds the version.
    var plan: String?
    /// The participant's own reason.
    var reason: String?
    /// How often the participant has left the study by now; nil where that does not matter.
    var departures: Int?
    /// The line that it undoes.
    var undoes: LineID?
    /// The correction that holds again when the line undoes what came after it.
    ///
    /// It is not the author of the line, who undoes.
    var corrected: Outcome.Correction?
    /// The zone in which what holds again was recorded first; nil where that is the zone of the line.
    var home: String?
  }

  /// The members of a line that records `stored`.
  static func fields(_ stored: StoredOutcome, _ note: Note) -> JSONFields {
    var fields = place(stored.outcome.key, stored.effective, stored.day)
    fields["recorded"] = .string(stored.outcome.recorded.description)
    fields["on"] = .string(stored.recordedDay.description)
    fields["zone"] = .string(note.zone)
    if stored.outcome.isLate { fields["late"] = true }
    add(note, stored.outcome.correction, to: &fields)
    fields["plan"] = note.plan.map(JSONValue.string)
    fields["values"] = .array(stored.outcome.values.map(\.json))
    fields["result"] = stored.result
    return fields
  }

  /// The members of a line that takes back what is recorded for an event, or the values `ids` of it.
  static func fields(
    takingBack ids: [OutcomeValueID]? = nil, of stored: StoredOutcome, at now: Instant,
    on day: CivilDate, _ note: Note, _ correction: Outcome.Correction?
  ) -> JSONFields {
    var fields = place(stored.outcome.key, stored.effective, stored.day)
    fields["recorded"] = .string(now.description)
    fields["on"] = .string(day.description)
    fields["zone"] = .string(note.zone)
    add(note, correction, to: &fields)
    fields["removes"] = ids.map { ids in
      .array(
        ids.map { id in
          var fields = LineID(id).fields
          fields["at"] = .integer(id.index)
          return .object(fields)
        })
    }
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

  private static func add(
    _ note: Note, _ correction: Outcome.Correction?, to fields: inout JSONFields
  ) {
    fields["departures"] = note.departures.map(JSONValue.integer)
    fields["undoes"] = note.undoes.map { .object($0.fields) }
    fields["home"] = note.home.map(JSONValue.string)
    fields["corrected"] = note.corrected.map {
      .object(["author": .string($0.author), "reason": .string($0.reason)])
    }
    fields["author"] = correction.map { .string($0.author) }
    fields["reason"] = (correction?.reason ?? note.reason).map(JSONValue.string)
  }
}
