/// What formats do that take one choice of a list and nothing else.
public protocol SingleChoiceRules: AnswerFormatRules {
  /// The choices in order, each with a code of its own.
  var choices: [TextChoice] { get }
  /// The code of the choice that is shown and that Enter accepts.
  var `default`: ChoiceCode? { get }
}

extension SingleChoiceRules {
  private var list: ChoiceList { ChoiceList(choices) }

  /// The default, when it is one of the choices.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    `default`.flatMap(list.choice).map { .choices([.code($0.value)]) }
  }

  /// Checks that it is one of the choices.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .choices(let chosen) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases(.aChoiceCode))
    }
    guard let first = chosen.first else { throw .empty }
    if chosen.count > 1 { throw .oneChoiceOnly(count: chosen.count) }
    switch first {
    case .code(let code): _ = try list.one(code.json, context)
    case .other(let words): throw .notAChoice(words, count: choices.count)
    }
  }

  /// Reads a choice by its number in the list, its words or their beginning, or its code.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = text.trimmed
    if typed.isEmpty { throw .empty }
    return .choices([.code(try list.one(typed).value)])
  }

  /// Reads a code.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    .choices([.code(try list.one(json, context).value)])
  }

  /// The words of the choice.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .choices(let chosen) = value, case .code(let code) = chosen.first else { return "" }
    return list.text(of: code)
  }

  /// "a number from 1 to 5".
  public func hint(in context: AnswerContext) -> String { list.hint(in: context) }
}
