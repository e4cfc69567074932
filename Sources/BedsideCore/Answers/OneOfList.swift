/// What the formats share that take one choice of a list.
struct OneOfList: Hashable, Sendable {
  var list: ChoiceList
  var `default`: ChoiceCode?

  init(_ choices: [TextChoice], default: ChoiceCode?) {
    list = ChoiceList(choices)
    self.default = `default`
  }

  /// The default, when it is one of the choices.
  var defaultValue: AnswerValue? {
    `default`.flatMap(list.choice).map { .choices([.code($0.value)]) }
  }

  func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .choices(let chosen) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.aChoiceCode))
    }
    guard let first = chosen.first else { throw .empty }
    if chosen.count > 1 { throw .oneChoiceOnly(count: chosen.count) }
    switch first {
    case .code(let code): _ = try list.one(code.json, context)
    case .other(let words): throw .notAChoice(words, count: list.choices.count)
    }
  }

  func read(_ text: String) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    return .choices([.code(try list.one(typed).value)])
  }

  func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    .choices([.code(try list.one(json, context).value)])
  }

  func display(_ value: AnswerValue) -> String {
    guard case .choices(let chosen) = value, case .code(let code) = chosen.first else { return "" }
    return list.text(of: code)
  }
}
