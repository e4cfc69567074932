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
}

extension ValuePickerFormat: SingleChoiceRules {
  /// `valuePicker`.
  public var name: String { "valuePicker" }
}
