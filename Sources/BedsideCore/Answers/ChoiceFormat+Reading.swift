extension ChoiceFormat {
  /// Reads numbers of the list, codes or words of it, separated by commas or blanks where several may
  /// be chosen.
  ///
  /// Own words follow the number or the name of the other choice: `4 my own words`. They come last:
  /// all that stands behind it belongs to them, commas too.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let value = ordered(try answers(withoutAnd(typed, context)))
    try validate(value, in: context)
    return value
  }

  /// Reads a code, an array of codes, or `{"other": TEXT}` in their place.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    var chosen: [ChoiceAnswer] = []
    if case .array(let values) = json {
      for value in values { chosen.append(try answer(value, context)) }
    } else {
      chosen.append(try answer(json, context))
    }
    // A file that names one thing twice is mistaken; somebody who types it twice means it once.
    try validate(.choices(chosen), in: context)
    return ordered(chosen)
  }

  private func answer(
    _ json: JSONValue, _ context: AnswerContext
  ) throws(AnswerError) -> ChoiceAnswer {
    if let code = ChoiceCode(json) {
      try list.checkKind(of: code, json, context)
      return code == OtherChoice.code && other?.isOptional == true ? .other("") : .code(code)
    }
    if case .object(let fields) = json, fields.fields.count == 1,
      case .string(let words) = fields["other"]
    {
      return .other(CleanText.line(words))
    }
    throw .wrongKind(json.text, expected: context.phrases.aChoice)
  }

  /// Numbers alone, without the word between them: "1 and 2".
  private func withoutAnd(_ typed: String, _ context: AnswerContext) -> String {
    let words = typed.split(whereSeparator: \.isWhitespace)
    let numbers = words.filter { !context.phrases.means(String($0), .and) }
    guard isMultiple, list.isNumbered, numbers.count < words.count,
      numbers.allSatisfy({ $0.allSatisfy { $0.decimalDigit != nil || ",;".contains($0) } })
    else { return typed }
    return numbers.joined(separator: " ")
  }

  private func answers(_ typed: String) throws(AnswerError) -> [ChoiceAnswer] {
    // The whole text first: a choice's own words may hold commas and blanks, and the other's name.
    if list.choices.contains(where: { ChoiceList.folded($0.text) == ChoiceList.folded(typed) }) {
      return [try one(typed)]
    }
    if let own = try ownWords(typed[...]) { return [own] }
    if !isMultiple || list.fits(typed).count == 1 { return [try one(typed)] }
    var chosen: [ChoiceAnswer] = []
    for part in parts(of: typed) {
      if let own = try ownWords(part.rest) { return chosen + [own] }
      chosen.append(try one(String(part.text).trimmed))
    }
    if chosen.isEmpty { throw .notAChoice(typed, count: count) }
    return chosen
  }

  /// How many entries the list has.
  private var count: Int { choices.count + (other == nil ? 0 : 1) }

  /// The parts of `typed` between commas, or between blanks where only numbers come first; each with
  /// all that stands behind it.
  private func parts(of typed: String) -> [(text: Substring, rest: Substring)] {
    let commas = typed.split { ",;、，،".contains($0) }
    var parts = commas.filter { !$0.allSatisfy(\.isWhitespace) }
    if let first = parts.first {
      let blanks = first.split(whereSeparator: \.isWhitespace)
      let numbers = blanks.prefix { ChoiceList.number($0) != nil }
      let isOther = other != nil && numbers.contains { ChoiceList.number($0) == count }
      if list.isNumbered, numbers.count == blanks.count || isOther {
        parts.replaceSubrange(0..<1, with: numbers)
      }
    }
    return parts.map { part in
      let rest = typed[part.startIndex...]
      return (part, rest.drop(while: \.isWhitespace))
    }
  }

  private func one(_ typed: String) throws(AnswerError) -> ChoiceAnswer {
    .code(try list.one(typed, extra: other == nil ? 0 : 1).value)
  }

  /// The own words in `typed`, when it begins with the other choice's number or name.
  private func ownWords(_ typed: Substring) throws(AnswerError) -> ChoiceAnswer? {
    guard let other else { return nil }
    let names = (list.isNumbered ? [String(count)] : []) + [other.text, "other"]
    for name in names {
      let start = typed.prefix(name.count)
      guard ChoiceList.folded(String(start)) == ChoiceList.folded(name) else { continue }
      let rest = typed[start.endIndex...]
      guard rest.first.map({ $0.isWhitespace || $0 == ":" || $0 == "," }) ?? true else { continue }
      let words = CleanText.line(
        String(rest.drop { $0.isWhitespace || $0 == ":" || $0 == "," }))
      if words.isEmpty, !other.isOptional { throw .otherNeedsWords(other.text) }
      return .other(words)
    }
    return nil
  }
}
