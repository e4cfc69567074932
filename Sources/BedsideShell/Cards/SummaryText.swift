internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// A card's line of answers, from a template like `Headache {headache}/10, {fever} °C`.
enum SummaryText {
  /// Fills the ids in braces with what was recorded under them: numbers without their unit, since the
  /// template has it, everything else as it was shown; `gap` where nothing was.
  ///
  /// That a question was left out, not known or not said stands without what the template has for a
  /// number: its unit, or `/10`.
  /// Heights, weights and lengths of time are as they were typed, with the unit that the person chose.
  static func fill(
    _ template: String, from stored: StoredOutcome, decimalMark: Character, _ phrases: Phrases,
    gap: String
  ) -> String {
    var text = ""
    var rest = Substring(template)
    var parts: [(id: String, score: JSONValue)] = []
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let id = String(rest[rest.index(after: open)..<close])
      text += rest[..<open]
      rest = rest[rest.index(after: close)...]
      if let value = value(id, in: stored, decimalMark, phrases) {
        text += value
        if let score = score(id, in: stored) { parts.append((id, score)) }
      } else if let answer = stored.answer(id), let words = phrases.wordsForState(of: answer) {
        text += words
        rest = behindNumber(rest, answer)
      } else {
        text += gap
      }
    }
    return parts.reduce(text + rest) { ScoreLine.completed($0, $1.id, $1.score, phrases) }
  }

  /// The score that a name in a template stands for; nil for one that stands for something else.
  private static func score(_ id: String, in stored: StoredOutcome) -> JSONValue? {
    guard id.hasPrefix("score.") else { return nil }
    return stored.result?["scores"]?[String(id.dropFirst("score.".count))]
  }

  /// What stands in a template behind what belongs to a number: its unit, and what is joined to it.
  private static func behindNumber(_ rest: Substring, _ answer: JSONValue) -> Substring {
    let joined = rest.prefix { !$0.isWhitespace && !",;:.!?){".contains($0) }
    let behind = rest[joined.endIndex...]
    guard joined.isEmpty, case .string(let unit)? = answer["units"], !unit.isEmpty,
      behind.first?.isWhitespace == true, behind.dropFirst().hasPrefix(unit)
    else { return behind }
    return behind.dropFirst(1 + unit.count)
  }

  private static func value(
    _ id: String, in stored: StoredOutcome, _ decimalMark: Character, _ phrases: Phrases
  ) -> String? {
    if let score = score(id, in: stored) {
      return ScoreLine.value(score, decimalMark: decimalMark)
    }
    let values = stored.outcome.values.filter { $0.kind == id }
    guard let first = values.first else { return nil }
    switch first.value {
    case .integer(let number) where values.count == 1 && !isAsShown(id, stored):
      return String(number)
    case .double(let number) where !isAsShown(id, stored):
      return DecimalText.text(of: number, decimalMark: decimalMark)
    default:
      return stored.display(of: id)
        ?? values.map { $0.text(decimalMark, phrases) }.joined(separator: ", ")
    }
  }

  /// Whether what was shown says more than the number: a choice's text, a measure in its own unit.
  private static func isAsShown(_ id: String, _ stored: StoredOutcome) -> Bool {
    guard case .string(let format) = stored.answer(id)?["format"] else { return false }
    return [
      "choice", "textScale", "valuePicker", "duration", "height", "weight", "age",
    ].contains(format)
  }
}

extension OutcomeValue {
  /// The value as a person reads it, without its unit.
  func text(_ decimalMark: Character, _ phrases: Phrases) -> String {
    switch value {
    case .integer(let number): String(number)
    case .double(let number): DecimalText.text(of: number, decimalMark: decimalMark)
    case .boolean(let isTrue): phrases(isTrue ? .yes : .no)
    case .text(let text): text
    case .date(let date): date.description
    case .time(let time): time.description
    case .instant(let instant): instant.description
    case .binary(let bytes): phrases(.fileBytes, count: bytes.count)
    }
  }
}
