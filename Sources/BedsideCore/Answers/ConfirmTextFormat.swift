/// The same text once more, as ORKConfirmTextAnswerFormat.
public struct ConfirmTextFormat: Hashable, Sendable {
  /// The item whose answer is repeated.
  public var original: Identifier<FormItem>
  /// What is said when the two differ; nil for the interface's own words.
  public var message: String?
  /// Whether what is typed is not shown, as with the original.
  public var isSecure: Bool

  /// Makes a repetition of the answer to `original`.
  public init(
    of original: Identifier<FormItem>, message: String? = nil, isSecure: Bool = false
  ) {
    self.original = original
    self.message = message
    self.isSecure = isSecure
  }
}

extension ConfirmTextFormat: AnswerFormatRules {
  /// `confirmText`.
  public var name: String { "confirmText" }

  /// None: what is confirmed is typed.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? { nil }

  /// Checks that it is the text that answers the other item.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .text(let text) = value else {
      throw .wrongKind(
        isSecure ? TextFormat.dots : value.json.text, expected: context.phrases.aText)
    }
    if text.isEmpty { throw .empty }
    guard context.answers[original]?.value == value else { throw .doesNotRepeat(message: message) }
  }

  /// Reads the text once more.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.text(CleanText.line(text))
    try validate(value, in: context)
    return value
  }

  /// Reads a string.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    try read(try json.words(context.phrases.aText), in: context)
  }

  /// The text, or dots where it is secret.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .text(let text) = value else { return "" }
    return isSecure ? TextFormat.dots : text
  }

  /// "the same once more".
  public func hint(in context: AnswerContext) -> String { context.phrases(.sameOnceMore) }
}
