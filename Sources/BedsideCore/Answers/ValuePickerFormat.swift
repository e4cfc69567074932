/// One value of a list, typed by its words, as ORKValuePickerAnswerFormat.
public struct ValuePickerFormat: Hashable, Sendable {
  /// The values in order, at least one, each with a code of its own.
  public var choices: [TextChoice]
  /// The code of the value that is shown and that Enter accepts.
  public var `default`: ChoiceCode?

  /// Makes a list of values.
  public init(choices: [TextChoice], default: ChoiceCode? = nil) {
    self.choices = choices
    self.default = `default`
  }

  private var one: OneOfList { OneOfList(choices, default: `default`) }
}

extension ValuePickerFormat: AnswerFormatRules {
  /// `valuePicker`.
  public var name: String { "valuePicker" }

  /// The default, when it is one of the values.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { one.defaultValue }

  /// Checks that it is one of the values.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    try one.validate(value, in: context)
  }

  /// Reads a value by its number in the list, its words or their beginning, or its code.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    try one.read(text)
  }

  /// Reads a code.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    try one.read(json, in: context)
  }

  /// The words of the value.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    one.display(value)
  }

  /// "a number from 1 to 5".
  public func hint(in context: AnswerContext) -> String { one.list.hint(in: context) }
}
