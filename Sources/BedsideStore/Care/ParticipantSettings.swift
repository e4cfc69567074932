public import BedsideCore

/// What a participant has chosen for good, kept with the records.
///
/// Each choice is a line of its own in the participant's settings; the last one holds.
public struct ParticipantSettings: Hashable, Sendable {
  /// The language; nil where it is left to the machine and the study.
  public var language: LanguageTag?

  static let kind = "setting"
  private static let languageName = "language"

  /// Reads what a participant has chosen.
  public init(of participant: ParticipantID, in journal: any Journal) throws(JournalError) {
    var chosen: LanguageTag?
    try journal.read(.settings(participant)) { event in
      guard case .record(let record) = event, record.isKind(Self.kind),
        let line = try? record.json(), line["setting"]?.string == Self.languageName
      else { return }
      chosen = line["value"]?.string.flatMap { LanguageTag($0) }
    }
    language = chosen
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
