/// Words, as ORKTextAnswerFormat.
public struct TextFormat: Hashable, Sendable {
  /// How many characters are kept, as a person counts them; nil for any number.
  public var maximumLength: Int?
  /// The text that is shown and that Enter accepts.
  public var `default`: String?
  /// Whether the words are a name that stands for a signature, and are always said to be typed.
  public var isSignature: Bool

  /// Makes a format for words.
  public init(maximumLength: Int? = nil, default: String? = nil, isSignature: Bool = false) {
    self.maximumLength = maximumLength
    self.default = `default`
    self.isSignature = isSignature
  }
}

extension TextFormat: AnswerFormatRules {
  /// `text`.
  public var name: String { "text" }

  /// The default, when it is within the limit.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard let value = `default`.map(AnswerValue.text) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks that there is something besides blanks, and the length.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .text(let text) = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.aText)
    }
    if text.allSatisfy(\.isWhitespace) { throw .empty }
    if let maximumLength, text.count > maximumLength {
      throw .tooLong(count: text.count, maximum: maximumLength)
    }
  }

  /// Takes the text without the blanks around it.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.text(text.trimmed)
    try validate(value, in: context)
    return value
  }

  /// Reads a string.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    let value = AnswerValue.text(try json.words(context.phrases.aText))
    try validate(value, in: context)
    return value
  }

  /// The text; a signature is said to be a typed one wherever it is shown.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .text(let text) = value else { return "" }
    return isSignature ? context.phrases(.typedName, ["name": text]) : text
  }

  /// "up to 200 characters".
  public func hint(in context: AnswerContext) -> String {
    maximumLength.map(context.phrases.upToCharacters) ?? context.phrases.ownWords
  }
}
