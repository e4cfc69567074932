public import BedsideCore

/// One line of the audit trail: who did what to which record, when, and why.
public struct AuditEntry: Hashable, Sendable {
  /// What was done: the line's kind, or what was done with the records as a whole.
  public var action: String
  /// Whose record.
  public var participant: ParticipantID
  /// When, as the clock said then; nil where the line does not say.
  public var date: Instant?
  /// The zone in which that was; empty where the line does not say.
  public var zone = ""
  /// The name of the event or of the setting; empty where it is about neither.
  public var subject = ""
  /// The task; empty where it is about none.
  public var task = ""
  /// The study's day of the event.
  public var day: CivilDate?
  /// The wall time at which the event starts, where it is about one.
  public var effective: LocalDateTime?
  /// What stood before; nil where nothing did.
  public var old: JSONValue?
  /// What stands from then on; nil where nothing does.
  public var new: JSONValue?
  /// Who did it, where it was not the participant.
  public var author: String?
  /// Why.
  public var reason: String?
  /// The line of an edit by hand that this one adopted.
  public var adopts: Int?
  /// Who brought the line in from elsewhere, and when; nil for a line that was written here.
  public var imported: ImportNote?
  /// By how much the clock was behind what was recorded before; nil where it was not.
  public var lag: ClockLag?
  /// Whether it recorded something after the event's day.
  public var isLate = false
  /// The file.
  public var file: JournalFile
  /// The line in it, from 1.
  public var line: Int
  /// The store that wrote it; empty for a damaged line.
  public var origin = ""
  /// The count of that store's lines in the file; 0 for a damaged line.
  public var number = 0

  /// The audit trail's line as JSON.
  public var json: JSONValue {
    var fields: JSONFields = [
      "action": .string(action), "participant": .string(participant.description),
      "who": .string(author ?? participant.description),
    ]
    fields["date"] = date.map { .string($0.description) }
    if !zone.isEmpty { fields["zone"] = .string(zone) }
    if !task.isEmpty { fields["task"] = .string(task) }
    if !subject.isEmpty { fields["subject"] = .string(subject) }
    fields["day"] = day.map { .string($0.description) }
    fields["effective"] = effective.map { .string($0.description) }
    if isLate { fields["late"] = true }
    fields["old"] = old
    fields["new"] = new
    fields["reason"] = reason.map(JSONValue.string)
    fields["adopts"] = adopts.map(JSONValue.integer)
    fields["imported"] = imported.map { note in
      .object([
        "date": .string(note.date.description), "from": .string(note.source),
        "who": .string(note.author ?? participant.description),
      ])
    }
    for field in lag?.fields.fields ?? [] { fields[field.key] = field.value }
    fields["file"] = .string(file.description)
    fields["line"] = .integer(line)
    if !origin.isEmpty {
      fields["origin"] = .string(origin)
      fields["number"] = .integer(number)
    }
    return .object(fields)
  }
}
