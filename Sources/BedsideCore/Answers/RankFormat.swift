/// Choices brought into the person's own order, all of them or the first few.
public struct RankFormat: Hashable, Sendable {
  /// The choices as they are listed, at least two, each with a code of its own.
  public var choices: [TextChoice]
  /// How many are put in order, the first one first; nil for all.
  public var first: Int?

  /// Makes choices to be put in order.
  public init(choices: [TextChoice], first: Int? = nil) {
    self.choices = choices
    self.first = first
  }

  /// How many are put in order.
  public var count: Int { min(first ?? choices.count, choices.count) }

  package var list: ChoiceList { ChoiceList(choices) }
}

extension RankFormat: AnswerFormatRules {
  /// `rank`.
  public var name: String { "rank" }

  /// None: an order that was suggested is nobody's own.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { nil }

  /// Checks that there are as many as asked for, all of the list, each once.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .ranking(let codes) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.codesInOrder))
    }
    var chosen: [TextChoice] = []
    for code in codes { chosen.append(try list.one(code.json, context)) }
    try check(chosen)
  }

  /// Reads numbers, words or codes of the list, the first one first, with commas or blanks between them.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    var parts = text.split { ",;>、，،".contains($0) }.map { String($0).trimmed }.filter {
      !$0.isEmpty
    }
    if let only = parts.first, parts.count == 1, list.fits(only).count != 1 {
      parts = only.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    if parts.isEmpty { throw .empty }
    var chosen: [TextChoice] = []
    for part in parts { chosen.append(try list.one(part)) }
    try check(chosen)
    return .ranking(chosen.map(\.value))
  }

  /// Reads an array of codes, the first one first.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    guard case .array(let values) = json else {
      throw .wrongKind(json.text, expected: context.phrases(.codesInOrder))
    }
    var chosen: [TextChoice] = []
    for value in values { chosen.append(try list.one(value, context)) }
    try check(chosen)
    return .ranking(chosen.map(\.value))
  }

  private func check(_ chosen: [TextChoice]) throws(AnswerError) {
    if chosen.isEmpty { throw .empty }
    var seen: Set<ChoiceCode> = []
    for choice in chosen where !seen.insert(choice.value).inserted {
      throw .chosenTwice(choice.text)
    }
    guard chosen.count == count else { throw .wrongCount(given: chosen.count, expected: count) }
  }

  /// The choices in order, each behind its place: `1. Walking, 2. Sleep`.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .ranking(let codes) = value else { return "" }
    return codes.enumerated().map { "\($0 + 1). \(list.text(of: $1))" }.joined(separator: ", ")
  }

  /// "all 4 in your order, the first one first".
  public func hint(in context: AnswerContext) -> String {
    context.phrases(
      count == choices.count ? .rankAll : .rankFirst, ["count": String(count)])
  }
}
