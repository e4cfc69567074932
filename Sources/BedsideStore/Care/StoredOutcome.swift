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

  /// What the answer to the item `id` was shown as; nil where it has none.
  public func display(of id: String) -> String? {
    guard case .array(let steps) = result?["steps"] else { return nil }
    for step in steps {
      guard case .array(let answers) = step["answers"] else { continue }
      let answer = answers.first { $0["id"] == .string(id) }
      if case .string(let text) = answer?["display"] { return text }
    }
    return nil
  }
}
