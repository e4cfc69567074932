internal import BedsideCore

/// What a person did with a model, as the details of its step tell it.
struct ModelLook {
  /// The parts that were looked at, each once.
  var parts: [String]
  /// The part that was selected at the end.
  var selected: String?
  /// How much of the tour was seen.
  var stops: (seen: Int, of: Int)?
  /// Whether the model was told in words.
  var isRead: Bool
  /// Whether the person went on, rather than closing it.
  var isContinued: Bool

  /// More parts than these are counted instead of named.
  private static let mostNamed = 8

  /// Reads the details of a model step; nil where nothing was kept.
  init?(_ details: JSONValue?) {
    guard let details, case .string(let finish)? = details["finish"] else { return nil }
    isContinued = finish == ModelStepResult.Finish.continued.rawValue
    isRead = details["presented"] == "text"
    let looked = Self.strings(details["looked"])
    parts = []
    for part in looked.isEmpty ? Self.strings(details["selected"]) : looked
    where !parts.contains(part) {
      parts.append(part)
    }
    if case .string(let part)? = details["selectedAtClose"] { selected = part }
    if case .integer(let seen)? = details["stops"]?["seen"],
      case .integer(let count)? = details["stops"]?["of"]
    {
      stops = (seen, count)
    }
  }

  /// What is said of it, in sentences; empty where nothing was looked at.
  func text(_ model: ModelStep, _ phrases: Phrases) -> String {
    var sentences: [String] = []
    if isRead { sentences.append(phrases(.modelRead)) }
    if !parts.isEmpty, parts != [selected] {
      sentences.append(phrases(.modelLooked, ["parts": list(model, phrases)]))
    }
    if let selected {
      sentences.append(phrases(.modelSelected, ["part": model.name(of: selected)]))
    }
    if let stops, stops.seen > 0 {
      sentences.append(
        phrases(.modelStops, ["seen": String(stops.seen), "count": String(stops.of)]))
    }
    return sentences.joined(separator: " ")
  }

  /// The names, with semicolons: some have commas.
  private func list(_ model: ModelStep, _ phrases: Phrases) -> String {
    let names = parts.map(model.name)
    let named = names.prefix(Self.mostNamed).joined(separator: "; ")
    guard names.count > Self.mostNamed else { return named }
    return phrases(
      .modelMore, ["parts": named, "count": String(names.count - Self.mostNamed)])
  }

  private static func strings(_ value: JSONValue?) -> [String] {
    guard case .array(let elements)? = value else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
