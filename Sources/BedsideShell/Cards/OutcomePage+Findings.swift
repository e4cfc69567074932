internal import BedsideCore
internal import BedsideStore

/// The alerts and scores of an outcome.
extension OutcomePage {
  /// The alerts that were raised, with what raised them; nothing where there were none.
  var alertBlocks: [Block] {
    let alerts = stored.alerts
    if alerts.isEmpty { return [] }
    let lines = alerts.flatMap { alert -> [Block] in
      let names: KeyValuePairs = ["date": desk.moment(alert.date), "title": alert.title]
      var blocks: [Block] = [
        .bullet(Sanitizer.cleanLine(phrases(.showAlert, names))),
        .hint("   " + Sanitizer.cleanLine(alert.text)),
      ]
      if !alert.values.isEmpty {
        let values = alert.values.map { "\($0.id): \($0.display ?? desk.gap)" }.joined(
          separator: ", ")
        let text = phrases(.showAlertBecause, ["values": values])
        blocks.append(.hint("   " + Sanitizer.cleanLine(text)))
      }
      if !alert.stands { blocks.append(.hint("   " + phrases(.showAlertOver))) }
      if !alert.isSeen { blocks.append(.hint("   " + phrases(.showAlertUnseen))) }
      return blocks
    }
    return [.heading(phrases(.showAlerts))] + lines + [.gap]
  }

  /// The scores with their bands; nothing where there are none.
  var scoreBlocks: [Block] {
    guard case .object(let scores) = stored.result?["scores"], !scores.fields.isEmpty else {
      return []
    }
    let lines = scores.fields.map { field in
      Block.bullet(
        Sanitizer.cleanLine(
          ScoreLine.text(field.key, field.value, phrases, decimalMark: desk.decimalMark)))
    }
    return [.gap, .heading(phrases(.showScores))] + lines
  }
}

/// A score in one line, as a result holds it.
enum ScoreLine {
  static func text(
    _ id: String, _ score: JSONValue, _ phrases: Phrases, decimalMark: Character
  ) -> String {
    let title = string(score["title"]) ?? id
    guard let value = value(score, decimalMark: decimalMark) else {
      let names: KeyValuePairs = [
        "title": title, "answered": score["answered"]?.text ?? "0",
        "items": score["items"]?.text ?? "0",
      ]
      return phrases(.scoreMissing, names)
    }
    let names: KeyValuePairs = [
      "title": title, "value": value, "label": string(score["label"]) ?? "",
    ]
    let line = phrases(string(score["label"]) == nil ? .scoreValue : .scoreBand, names)
    return completed(line, id, score, phrases)
  }

  /// A line with the value of a score, and how many answers that is made of where some are missing.
  static func completed(
    _ line: String, _ id: String, _ score: JSONValue, _ phrases: Phrases
  ) -> String {
    guard let part = StoredScore(id, score).part else { return line }
    let names: KeyValuePairs = [
      "score": line, "answered": String(part.answered), "items": String(part.items),
    ]
    return phrases(.scorePart, names)
  }

  /// The value with its unit; nil where there is none.
  static func value(_ score: JSONValue, decimalMark: Character) -> String? {
    let number: Double
    switch score["value"] {
    case .integer(let value): number = Double(value)
    case .number(let value): number = value
    default: return nil
    }
    let units = string(score["units"]).map { " \($0)" } ?? ""
    return DecimalText.text(of: number, decimalMark: decimalMark) + units
  }

  private static func string(_ value: JSONValue?) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
}
