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

  /// Keeps what is known of a participant.
  public static func keep(
    _ profile: Participant, of participant: ParticipantID, in journal: any Journal, at now: Instant,
    zone: String
  ) throws(JournalError) {
    let fields: JSONFields = [
      "setting": .string(profileName), "recorded": .string(now.description),
      "zone": .string(zone), "value": profile.json,
    ]
    try journal.append([JournalEntry(kind, fields)], to: .settings(participant))
  }

  /// Keeps the language that the participant of `store` has chosen; nil leaves it open.
  public static func keep(language: LanguageTag?, of store: CareStore) throws(JournalError) {
    var fields: JSONFields = [
      "setting": .string(languageName), "recorded": .string(store.now.description),
    ]
    fields["value"] = language.map { .string($0.description) }
    try store.journal.append([JournalEntry(kind, fields)], to: .settings(store.participant))
  }
}
