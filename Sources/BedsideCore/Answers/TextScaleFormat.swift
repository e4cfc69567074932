/// A scale whose steps have words: "never", "rarely" and so on, as ORKTextScaleAnswerFormat.
public struct TextScaleFormat: Hashable, Sendable {
  /// The steps in order, 2 to 8, each with a code of its own.
  public var choices: [TextChoice]
  /// The code of the step that is shown and that Enter accepts.
  public var `default`: ChoiceCode?

  /// Makes a list of steps.
  public init(choices: [TextChoice], default: ChoiceCode? = nil) {
    self.choices = choices
    self.default = `default`
  }

  private var one: OneOfList { OneOfList(choices, default: `default`) }
}

extension TextScaleFormat: AnswerFormatRules {
  /// `textScale`.
  public var name: String { "textScale" }

  /// The default, when it is one of the steps.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { one.defaultValue }

  /// Checks that it is one of the steps.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    try one.validate(value, in: context)
  }

  /// Reads a step by its number in the list, its words or their beginning, or its code.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    try one.read(text)
  }

  /// Reads a code.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    try one.read(json, in: context)
  }

  /// The words of the step.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    one.display(value)
  }

  /// "a number from 1 to 5".
  public func hint(in context: AnswerContext) -> String { one.list.hint(in: context) }
}
