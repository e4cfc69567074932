public import BedsideCore

/// A line of the plan that says what was done with a participant's records as a whole.
///
/// It names the participant, what was done and when, and nothing of what the records say, so that it
/// outlasts their erasure.
public struct DataLine: Hashable, Sendable {
  /// What can be done with a participant's records.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    /// A copy was made, or answers were written out.
    case export
    /// A report was handed out.
    case report
    /// Lines of a copy were added.
    case `import`
    /// All were removed from the disk.
    case erase
  }

  static let kind = "data"

  /// What was done.
  public var action: Action
  /// With whose records.
  public var participant: ParticipantID
  /// When.
  public var date: Instant
  /// The zone in which that was.
  public var zone: String
  /// Who did it, where it was not the participant.
  public var author: String?
  /// Why.
  public var reason: String?
  /// What was handed out: the form, and the days or the task where it was not all; nil where nothing is
  /// said.
  public var what: String?

  /// Makes a note.
  public init(_ action: Action, of participant: ParticipantID, at date: Instant, zone: String) {
    self.action = action
    self.participant = participant
    self.date = date
    self.zone = zone
  }

  /// Makes a note of something that is done on `terms`.
  init(_ action: Action, of participant: ParticipantID, by terms: ImportTerms) {
    self.init(action, of: participant, at: terms.now, zone: terms.zone.id)
    author = terms.author
    reason = terms.reason
  }

  /// The line as it is written.
  public var entry: JournalEntry {
    var fields: JSONFields = [
      "action": .string(action.rawValue), "participant": .string(participant.description),
      "recorded": .string(date.description), "zone": .string(zone),
    ]
    fields["author"] = author.map(JSONValue.string)
    fields["reason"] = reason.map(JSONValue.string)
    fields["what"] = what.map(JSONValue.string)
    return JournalEntry(Self.kind, fields)
  }

  /// Reads a line; nil for one about anything else.
  public init?(_ record: JournalRecord) {
    guard record.isKind(Self.kind), let node = try? record.json(),
      let action = node["action"]?.string.flatMap({ Action(rawValue: $0) }),
      let participant = node["participant"]?.string.flatMap({ ParticipantID($0) }),
      let date = node["recorded"]?.string.flatMap({ Instant($0) })
    else { return nil }
    self.init(action, of: participant, at: date, zone: node["zone"]?.string ?? "")
    author = node["author"]?.string
    reason = node["reason"]?.string
    what = node["what"]?.string
  }
}
