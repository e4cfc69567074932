/// One or several of a list, as ORKTextChoiceAnswerFormat.
public struct ChoiceFormat: Hashable, Sendable {
  /// The choices in order, at least one, each with a code of its own.
  public var choices: [TextChoice]
  /// Whether several may be chosen.
  public var isMultiple: Bool
  /// What the choice of own words is called; nil where there is none.
  public var other: String?
  /// The code of the choice that is shown and that Enter accepts.
  public var `default`: ChoiceCode?

  /// Whether the order in which the choices are shown is random.
  public var isRandom = false

  /// Makes a list to choose from.
  public init(
    choices: [TextChoice], isMultiple: Bool = false, other: String? = nil,
    default: ChoiceCode? = nil
  ) {
    self.choices = choices
    self.isMultiple = isMultiple
    self.other = other
    self.default = `default`
  }

  /// The choice with the code `code`.
  public func choice(_ code: ChoiceCode) -> TextChoice? { choices.first { $0.value == code } }
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
    for one in chosen { try validate(one) }
    if !isMultiple, chosen.count > 1 { throw .oneChoiceOnly(count: chosen.count) }
    let alone = choices.first { $0.isExclusive && chosen.contains(.code($0.value)) }
    if let alone, chosen.count > 1 { throw .standsAlone(alone.text) }
  }

  private func validate(_ one: ChoiceAnswer) throws(AnswerError) {
    switch one {
    case .code(let code):
      if choice(code) == nil { throw .notAChoice(code.description, count: choices.count) }
    case .other(let text):
      guard let other else { throw .notAChoice(text, count: choices.count) }
      if text.allSatisfy(\.isWhitespace) { throw .otherNeedsWords(other) }
    }
  }

  /// Brings what was chosen into the order of the list, own words last, each once.
  func ordered(_ chosen: [ChoiceAnswer]) -> AnswerValue {
    let codes = choices.map { ChoiceAnswer.code($0.value) }.filter(chosen.contains)
    let strangers = chosen.filter { !codes.contains($0) }
    return .choices(codes + strangers)
  }

  /// What was chosen, by the words of the list.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .choices(let chosen) = value else { return "" }
    return chosen.map { one in
      switch one {
      case .code(let code): choice(code)?.text ?? code.description
      case .other(let text): other.map { "\($0): \(text)" } ?? text
      }
    }.joined(separator: ", ")
  }

  /// "a number from 1 to 4", "numbers like 1,3".
  public func hint(in context: AnswerContext) -> String {
    let count = choices.count + (other == nil ? 0 : 1)
    return isMultiple ? context.phrases.numbersUpTo(count) : context.phrases.numberUpTo(count)
  }
}
