/// Choices in order, and how a person names one of them: by number, words, code or a part of the words.
package struct ChoiceList: Hashable, Sendable {
  /// The choices, as they are listed.
  package let choices: [TextChoice]

  /// Makes a list.
  package init(_ choices: [TextChoice]) { self.choices = choices }

  /// More choices than this are not listed unasked, and are found by a part of their words.
  package static let longest = 20

  /// Whether there are so many choices that they are searched rather than listed.
  package var isLong: Bool { choices.count > Self.longest }

  /// Whether the choices go by their numbers in the list.
  ///
  /// Where the words of one are a number itself, as "10" of a list of doses, only words count: `2`
  /// could mean two things.
  package var isNumbered: Bool { !choices.contains { Self.number($0.text) != nil } }

  /// The choice with the code `code`.
  package func choice(_ code: ChoiceCode) -> TextChoice? { choices.first { $0.value == code } }

  /// The positions of the choices that `typed` may mean, from 0: by number, else by whole words, else
  /// by code, else by how the words begin, and in a long list by a part of them; where no letters but
  /// those of ASCII were typed, also by how the words are spelled in it.
  package func fits(_ typed: String) -> [Int] {
    let word = Self.folded(typed.trimmed)
    if word.isEmpty { return [] }
    // What the list shows counts, not codes that happen to be numbers too.
    if isNumbered, let number = Self.number(word) {
      return choices.indices.contains(number - 1) ? [number - 1] : []
    }
    let texts = choices.map { Self.folded($0.text) }
    for found in [
      texts.indices.filter { texts[$0] == word },
      choices.indices.filter { Self.folded(choices[$0].value.description) == word },
      texts.indices.filter { texts[$0].hasPrefix(word) },
    ] where !found.isEmpty { return found }
    let spelled = fits(spelled: word, texts)
    if !spelled.isEmpty { return spelled }
    return isLong ? positions(ofPart: word, in: texts) : []
  }

  /// The positions of the words that are, or begin with, `word` where they are spelled in ASCII.
  private func fits(spelled word: String, _ texts: [String]) -> [Int] {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    let found = texts.indices.filter { index in
      !texts[index].utf8.allSatisfy { $0 < 0x80 } && PlainLetters.of(texts[index]).hasPrefix(word)
    }
    let whole = found.filter { PlainLetters.of(texts[$0]) == word }
    return whole.isEmpty ? found : whole
  }

  private func positions(ofPart word: String, in texts: [String]) -> [Int] {
    // One letter of the alphabet is in too many words to mean any of them.
    if word.utf8.count < 2 { return [] }
    let parts = word.split(separator: " ")
    return texts.indices.filter { index in parts.allSatisfy { texts[index].contains($0) } }
  }

  /// The choice that `typed` means, in a list that numbers so many `extra` entries too.
  package func one(_ typed: String, extra: Int = 0) throws(AnswerError) -> TextChoice {
    let found = fits(typed)
    guard let first = found.first else {
      throw isNumbered
        ? .notAChoice(typed, count: choices.count + extra) : .notInTheList(typed)
    }
    guard found.count == 1 else {
      let texts = found.map { choices[$0].text }
      throw isNumbered ? .severalChoicesFit(typed, texts) : .severalWordsFit(typed, texts)
    }
    return choices[first]
  }

  /// The choice whose code `json` is.
  func one(_ json: JSONValue, _ context: AnswerContext) throws(AnswerError) -> TextChoice {
    guard let code = ChoiceCode(json) else {
      throw .wrongKind(json.text, expected: context.phrases(.aChoiceCode))
    }
    guard let choice = choice(code) else {
      try checkKind(of: code, json, context)
      throw .notAChoiceValue(code.json.text, values: choices.map(\.value.json.text))
    }
    return choice
  }

  /// Checks that `code` is no string that should have been a number.
  func checkKind(
    of code: ChoiceCode, _ json: JSONValue, _ context: AnswerContext
  ) throws(AnswerError) {
    guard case .text(let text) = code, let number = Int(text), choice(code) == nil,
      choice(.integer(number)) != nil
    else { return }
    let expected = context.phrases(.numberWithoutQuotes, ["number": text])
    throw .wrongKind(json.text, expected: expected)
  }

  /// The words of the choice `code`, or the code itself where it is of no choice.
  func text(of code: ChoiceCode) -> String { choice(code)?.text ?? code.description }

  /// What may be typed: "a number from 1 to 4".
  func hint(in context: AnswerContext, extra: Int = 0) -> String {
    isNumbered
      ? context.phrases.numberUpTo(choices.count + extra) : context.phrases(.wordsOfTheList)
  }

  /// Text as it is compared: capitals and the shape of apostrophes do not count.
  static func folded(_ text: String) -> String {
    let small = text.lowercased()
    return small.utf8.allSatisfy { $0 < 0x80 } ? small : String(small.map { $0 == "’" ? "'" : $0 })
  }

  /// The whole number that `text` is in the digits of any script; nil for any other text.
  package static func number(_ text: some StringProtocol) -> Int? {
    if let number = Int(text) { return number }
    let digits = text.map { $0.isWholeNumber ? $0.wholeNumberValue ?? 10 : 10 }
    guard !digits.isEmpty, digits.count <= 9, digits.allSatisfy({ $0 < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + $1 }
  }
}

extension ChoiceCode {
  /// Reads a word or a whole number; nil for anything else.
  init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .text(text)
    case .integer(let number): self = .integer(number)
    default: return nil
    }
  }
}
