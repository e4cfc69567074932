public import BedsideCore

/// A score as a result keeps it.
public struct StoredScore: Hashable, Sendable {
  /// The score's id.
  public var id: String
  /// The value; nil where too few answers were given.
  public var value: Double?
  /// What it is called; nil where its author says nothing.
  public var title: String?
  /// The unit.
  public var units: String?
  /// The place of its range among the score's, from 0 on; nil where it lies in none.
  public var band: Int?
  /// What its range was called.
  public var label: String?
  /// Whether more of it is better or worse; nil where nothing is said.
  public var higherIs: Score.Direction?
  /// How many of the questions that it is made of were answered; nil where the result does not say.
  public var answered: Int?
  /// How many questions it is made of; nil where the result does not say.
  public var items: Int?

  /// Reads the score `id` from what a result says of it.
  public init(_ id: String, _ json: JSONValue) {
    self.id = id
    switch json["value"] {
    case .integer(let number): value = Double(number)
    case .number(let number) where number.isFinite: value = number
    default: value = nil
    }
    let text = { (key: String) -> String? in
      if case .string(let text)? = json[key] { text } else { nil }
    }
    title = text("title")
    units = text("units")
    label = text("label")
    higherIs = text("higherIs").flatMap(Score.Direction.init)
    if case .integer(let number)? = json["band"] { band = number - 1 }
    if case .integer(let number)? = json["answered"] { answered = number }
    if case .integer(let number)? = json["items"] { items = number }
  }

  /// How many of how many answers the value was worked out from; nil where it has all of them, or is none.
  public var part: (answered: Int, items: Int)? {
    guard value != nil, let answered, let items, answered < items else { return nil }
    return (answered, items)
  }
}

extension StoredOutcome {
  /// The scores of the result, in order; none for what was recorded without steps.
  public var scores: [StoredScore] {
    guard case .object(let fields)? = result?["scores"] else { return [] }
    return fields.fields.map { StoredScore($0.key, $0.value) }
  }

  /// The score `id` of the result; nil where it has none of that name.
  public func score(_ id: String) -> StoredScore? {
    result?["scores"]?[id].map { StoredScore(id, $0) }
  }
}
