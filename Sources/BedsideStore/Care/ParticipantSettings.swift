public import BedsideCore
public import BedsideSchedule

/// What a participant has chosen for good, kept with the records.
///
/// Each choice is a line of its own in the participant's settings; the last one holds.
public struct ParticipantSettings: Hashable, Sendable {
  /// The language; nil where it is left to the machine and the study.
  public var language: LanguageTag?
  /// What is known of the participant besides the records.
  public var profile: Participant

  static let kind = "setting"
  private static let languageName = "language"
  private static let profileName = "participant"

  /// Reads what a participant has chosen.
  public init(of participant: ParticipantID, in journal: any Journal) throws(JournalError) {
    var chosen: LanguageTag?
    var known: Participant?
    try journal.read(.settings(participant)) { event in
      guard case .record(let record) = event, record.isKind(Self.kind),
        let line = try? record.json()
      else { return }
      switch line["setting"]?.string {
      case Self.languageName: chosen = line["value"]?.string.flatMap { LanguageTag($0) }
      case Self.profileName:
        // What a newer version wrote and this one can't read is left out, never refused.
        let log = ProblemLog(file: "", bytes: [])
        known = line["value"].flatMap { Participant.read($0, log: log) } ?? known
      default: return
      }
    }
    language = chosen
    profile = known ?? Participant(id: participant.description)
  }

  /// When anything about a participant was written first; nil where nothing was.
  static func registration(
    of participant: ParticipantID, in journal: any Journal
  ) throws(JournalError) -> Instant? {
    var first: Instant?
    try journal.read(.settings(participant)) { event in
      guard first == nil, case .record(let record) = event, record.isKind(Self.kind),
        let line = try? record.json(), line["setting"]?.string == Self.profileName
      else { return }
      first = line["recorded"]?.string.flatMap { Instant($0) }
    }
    return first
  }

  /// Keeps what is known of a participant, when of that one records are kept already, or are not, as
  /// `isKnown` says; whether that was so.
  public static func keep(
    _ profile: Participant, of participant: ParticipantID, isKnown: Bool, in journal: any Journal,
    at now: Instant, zone: String
  ) throws(JournalError) -> Bool {
    let fields: JSONFields = [
      "setting": .string(profileName), "recorded": .string(now.description),
      "zone": .string(zone), "value": profile.json,
    ]
    let lines = try journal.append([JournalEntry(kind, fields)], to: .settings(participant)) {
      () throws(JournalError) in try journal.participants().contains(participant) == isKnown
    }
    return lines != nil
  }

  /// The line about the language that a participant has chosen; nil leaves it open.
  static func entry(of language: LanguageTag?, at now: Instant, zone: String) -> JournalEntry {
    var fields: JSONFields = [
      "setting": .string(languageName), "recorded": .string(now.description),
      "zone": .string(zone),
    ]
    fields["value"] = language.map { .string($0.description) }
    return JournalEntry(kind, fields)
  }
}
