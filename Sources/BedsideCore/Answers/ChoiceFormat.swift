/// One or several of a list, as ORKTextChoiceAnswerFormat, ORKImageChoiceAnswerFormat and
/// ORKColorChoiceAnswerFormat.
public struct ChoiceFormat: Hashable, Sendable {
  /// The choices in order, at least one, each with a code of its own.
  public var choices: [TextChoice]
  /// Whether several may be chosen.
  public var isMultiple: Bool
  /// The choice of own words, which comes last; nil where there is none.
  public var other: OtherChoice?
  /// The code of the choice that is shown and that Enter accepts.
  public var `default`: ChoiceCode?

  /// Whether the order in which the choices are shown is random.
  public var isRandom = false

  /// Makes a list to choose from.
  public init(
    choices: [TextChoice], isMultiple: Bool = false, other: OtherChoice? = nil,
    default: ChoiceCode? = nil
  ) {
    self.choices = choices
    self.isMultiple = isMultiple
    self.other = other
    self.default = `default`
  }

  /// The choice with the code `code`.
  public func choice(_ code: ChoiceCode) -> TextChoice? { list.choice(code) }

  package var list: ChoiceList { ChoiceList(choices) }
}

extension ChoiceFormat: AnswerFormatRules {
  /// `choice`.
  public var name: String { "choice" }

  /// The default, when it is one of the choices.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    `default`.flatMap(choice).map { .choices([.code($0.value)]) }
  }

  /// Checks that all is of the list, nothing is twice, and what stands alone does.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .choices(let chosen) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aChoice)
    }
    if chosen.isEmpty { throw .empty }
    let texts = Dictionary(choices.map { ($0.value, $0.text) }, uniquingKeysWith: { a, _ in a })
    var seen: Set<ChoiceCode> = []
    for one in chosen {
      let code = try code(of: one, texts)
      if !seen.insert(code).inserted { throw .chosenTwice(texts[code] ?? other?.text ?? "") }
    }
    if !isMultiple, chosen.count > 1 { throw .oneChoiceOnly(count: chosen.count) }
    let alone = choices.first { $0.isExclusive && seen.contains($0.value) }
    if let alone, chosen.count > 1 { throw .standsAlone(alone.text) }
  }

  private func code(
    of one: ChoiceAnswer, _ texts: [ChoiceCode: String]
  ) throws(AnswerError) -> ChoiceCode {
    switch one {
    case .code(let code):
      if texts[code] == nil {
        throw .notAChoiceValue(code.json.text, values: choices.map(\.value.json.text))
      }
      return code
    case .other(let words):
      guard let other else { throw .notAChoice(words, count: choices.count) }
      if words.isEmpty, other.isOptional { return OtherChoice.code }
      if words.allSatisfy(\.isWhitespace) { throw .otherNeedsWords(other.text) }
      try CleanText.check(words, maximum: OtherChoice.longest, isMultiline: false)
      return OtherChoice.code
    }
  }

  /// Brings what was chosen into the order of the list, own words last, each once.
  func ordered(_ chosen: [ChoiceAnswer]) -> AnswerValue {
    let all = Set(chosen)
    let codes = choices.map { ChoiceAnswer.code($0.value) }.filter(all.contains)
    let known = Set(codes)
    return .choices(codes + chosen.filter { !known.contains($0) })
  }

  /// What was chosen, by the words of the list.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .choices(let chosen) = value else { return "" }
    return chosen.map { one in
      switch one {
      case .code(let code): list.text(of: code)
      case .other(let words): shown(words)
      }
    }.joined(separator: ", ")
  }

  private func shown(_ words: String) -> String {
    guard let other else { return words }
    return words.isEmpty ? other.text : "\(other.text): \(words)"
  }

  /// "a number from 1 to 4", "numbers like 1,3".
  public func hint(in context: AnswerContext) -> String {
    let extra = other == nil ? 0 : 1
    guard isMultiple else { return list.hint(in: context, extra: extra) }
    return list.isNumbered
      ? context.phrases.numbersUpTo(choices.count + extra)
      : context.phrases(.severalOfTheList)
  }
}
