internal import BedsideCore
internal import BedsideStore

/// What was answered in somebody's own words.
struct RecordedNote: Sendable {
  let day: CivilDate
  let recorded: Instant
  let version: SurveyVersion
  let item: String
  let text: String

  /// The notes in an answer as a result keeps it: a text, or own words besides choices.
  static func texts(_ answer: JSONValue) -> [String] {
    guard answer["state"] == .string(Answer.State.answered.rawValue), let value = answer["value"]
    else { return [] }
    switch value {
    case .string(let text): return answer["format"] == "text" ? [text] : []
    case .array(let values): return values.compactMap(ownWords)
    default: return ownWords(value).map { [$0] } ?? []
    }
  }

  private static func ownWords(_ value: JSONValue) -> String? {
    guard case .string(let text)? = value["other"], !text.isEmpty else { return nil }
    return text
  }
}
