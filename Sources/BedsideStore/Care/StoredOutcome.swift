public import BedsideCore
public import BedsideSchedule

/// An outcome as the journal holds it: the values, and the whole result they come from.
public struct StoredOutcome: Sendable {
  /// The event, the values, when they were recorded, and the note of a correction.
  public var outcome: Outcome
  /// The wall time at which the event started, in the zone of the day.
  public var effective: LocalDateTime
  /// The study's day to which the event belongs.
  public var day: CivilDate
  /// The study's day on which it was recorded.
  public var recordedDay: CivilDate
  /// The result of the run; nil for what was recorded without steps.
  public var result: JSONValue?
  /// The id of the zone in which it was recorded first; nil where the line does not say.
  public var zone: String?
  /// By how much the clock was behind when it was recorded; nil where it was not.
  public var lag: ClockLag?
  /// The file in which it stands, to which every later line about it goes.
  public var file: JournalFile
  /// What each of the outcome's values is known by, in the same order.
  public var valueIDs: [OutcomeValueID]
  /// The first line that recorded it, of those since it was last taken back.
  var opening: Opening
  /// Who changed it since it was recorded, or took some of its values back; nil where nobody did.
  var change: Change?

  /// Whether it was recorded again as it had been, by undoing that it was taken back or changed.
  var isRestored = false

  /// Whose change it is.
  enum Change: Hashable {
    /// The participant's own.
    case own
    /// That of somebody who corrects.
    case correction
  }

  /// The line that made an event done.
  struct Opening: Hashable {
    /// The line's number in its file, which is the order of what happened whatever clocks said.
    var line: Int
    /// The study's day on which it was written.
    var day: CivilDate
    /// How often the participant had left the study by then; nil where the line does not say.
    var departures: Int?
  }

  /// The results of the steps, in order; none for what was recorded without steps.
  public var steps: [JSONValue] {
    if case .array(let steps) = result?["steps"] { steps } else { [] }
  }

  /// The name of the run; nil for what was recorded without steps.
  public var runID: String? {
    if case .string(let id) = result?["runID"] { id } else { nil }
  }

  /// The results of the questions, in order; none for what was recorded without steps.
  public var answers: [JSONValue] {
    steps.flatMap { step -> [JSONValue] in
      if case .array(let answers) = step["answers"] { answers } else { [] }
    }
  }

  /// The result of the question `id`.
  public func answer(_ id: String) -> JSONValue? { answers.first { $0["id"] == .string(id) } }

  /// What the answer to the question `id` was shown as; nil where it has none.
  public func display(of id: String) -> String? {
    if case .string(let text) = answer(id)?["display"] { text } else { nil }
  }

  /// The outcome as listings print it.
  public var json: JSONValue {
    var fields: JSONFields = [
      "format": 1, "event": .string(outcome.key.description), "day": .string(day.description),
      "effective": .string(effective.description),
      "recorded": .string(outcome.recorded.description), "late": .bool(outcome.isLate),
      "values": .array(outcome.values.map(\.json)),
    ]
    fields["original"] = outcome.original.map { .string($0.description) }
    fields["author"] = outcome.correction.map { .string($0.author) }
    fields["reason"] = outcome.correction.map { .string($0.reason) }
    for field in lag?.fields.fields ?? [] { fields[field.key] = field.value }
    fields["result"] = result
    return .object(fields)
  }
}
