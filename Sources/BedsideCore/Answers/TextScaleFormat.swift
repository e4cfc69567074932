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
}

extension TextScaleFormat: SingleChoiceRules {
  /// `textScale`.
  public var name: String { "textScale" }
}
