extension ChoiceFormat {
  /// Reads numbers of the list, codes or words of it, separated by commas or blanks where several may
  /// be chosen.
  ///
  /// Own words follow the number or the name of the other choice: `4 my own words`.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    let value = ordered(try answers(typed))
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
    let value = ordered(chosen)
    try validate(value, in: context)
    return value
  }

  private func answer(
    _ json: JSONValue, _ context: AnswerContext
  ) throws(AnswerError) -> ChoiceAnswer {
    switch json {
    case .string(let text): return .code(.text(text))
    case .integer(let number): return .code(.integer(number))
    case .object:
      if case .string(let text) = json["other"] { return .other(text) }
      throw .wrongKind(json.text, expected: context.phrases.aChoice)
    default: throw .wrongKind(json.text, expected: context.phrases.aChoice)
    }
  }

  private func answers(_ typed: String) throws(AnswerError) -> [ChoiceAnswer] {
    if let own = try ownWords(typed) { return [own] }
    // The whole text first: a choice's own words may hold commas and blanks.
    if !isMultiple || fits(typed).count == 1 { return [try one(typed)] }
    var chosen: [ChoiceAnswer] = []
    var rest = typed.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    if rest.count == 1, let only = rest.first, only.split(separator: " ").allSatisfy(isNumber) {
      rest = only.split(separator: " ").map(String.init)
    }
    for part in rest {
      if let own = try ownWords(part) { chosen.append(own) } else { chosen.append(try one(part)) }
    }
    return chosen
  }

  private func isNumber(_ text: Substring) -> Bool { Int(text) != nil }

  private func one(_ typed: String) throws(AnswerError) -> ChoiceAnswer {
    let candidates = fits(typed)
    guard let first = candidates.first else {
      throw .notAChoice(typed, count: choices.count + (other == nil ? 0 : 1))
    }
    guard candidates.count == 1 else { throw .severalChoicesFit(typed, candidates.map(\.text)) }
    return .code(first.value)
  }

  /// The choices that `typed` may mean: by number in the list, else by whole words or code, else by
  /// how they begin.
  private func fits(_ typed: String) -> [TextChoice] {
    if let number = Int(typed) {
      // What the list shows counts, not codes that happen to be numbers too.
      return choices.indices.contains(number - 1) ? [choices[number - 1]] : []
    }
    let word = typed.lowercased()
    let whole = choices.filter {
      $0.text.lowercased() == word || $0.value.description.lowercased() == word
    }
    if !whole.isEmpty { return whole }
    return choices.filter { $0.text.lowercased().hasPrefix(word) }
  }

  /// The own words in `typed`, when it begins with the other choice's number or name.
  private func ownWords(_ typed: String) throws(AnswerError) -> ChoiceAnswer? {
    guard let other else { return nil }
    let names = [String(choices.count + 1), other.lowercased()]
    for name in names where typed.lowercased().hasPrefix(name) {
      let rest = typed.dropFirst(name.count)
      guard let next = rest.first else { throw .otherNeedsWords(other) }
      if next.isWhitespace || next == ":" {
        let words = String(rest.drop { $0.isWhitespace || $0 == ":" }).trimmed
        if words.isEmpty { throw .otherNeedsWords(other) }
        return .other(words)
      }
    }
    return nil
  }
}
