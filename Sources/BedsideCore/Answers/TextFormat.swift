/// Words, as ORKTextAnswerFormat.
///
/// Texts are kept without blanks around them and without what a terminal must not get; lengths count
/// characters as a person does. A text has at most 10,000 characters and 40,000 bytes, one with a
/// pattern at most 1,000 characters, whatever `maximumLength` says.
public struct TextFormat: Hashable, Sendable {
  /// What stands for a secret text wherever answers are shown, whatever its length.
  public static let dots = "••••••••"
  /// The most characters that any text may have.
  public static let longest = CleanText.longest

  /// The fewest characters that will do; nil for any number.
  public var minimumLength: Int?
  /// How many characters are kept; nil for as many as any text may have.
  public var maximumLength: Int?
  /// What the whole text must look like.
  public var pattern: TextPattern?
  /// Whether the text may have several lines.
  public var isMultiline: Bool
  /// Whether what is typed is not shown, neither then nor later.
  public var isSecure: Bool
  /// The text that is shown and that Enter accepts.
  public var `default`: String?
  /// Whether the words are a name that stands for a signature, and are always said to be typed.
  public var isSignature: Bool
  /// What is shown in place of texts that a program has written, such as the names of parts.
  public var meanings: [String: String]

  /// Makes a format for words.
  public init(
    minimumLength: Int? = nil, maximumLength: Int? = nil, pattern: TextPattern? = nil,
    isMultiline: Bool = false, isSecure: Bool = false, default: String? = nil,
    isSignature: Bool = false, meanings: [String: String] = [:]
  ) {
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.pattern = pattern
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.default = `default`
    self.isSignature = isSignature
    self.meanings = meanings
  }
}

extension TextFormat: AnswerFormatRules {
  /// `text`.
  public var name: String { "text" }

  /// The default, when it is within the limits; a secret has none.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    guard !isSecure, let value = `default`.map(AnswerValue.text) else { return nil }
    do { try validate(value, in: context) } catch { return nil }
    return value
  }

  /// Checks that there is something besides blanks, the length, the lines and the pattern.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .text(let text) = value else {
      throw .wrongKind(isSecure ? Self.dots : value.json.text, expected: context.phrases.aText)
    }
    if text.allSatisfy(\.isWhitespace) { throw .empty }
    let bound = pattern == nil ? Self.longest : TextPattern.longestText
    try CleanText.check(
      text, minimum: minimumLength ?? 0, maximum: min(maximumLength ?? bound, bound),
      isMultiline: isMultiline)
    if let pattern, !pattern.matches(text) { throw .doesNotMatch(message: pattern.message) }
  }

  /// Takes the text without the blanks around it; in one line, its line ends are blanks.
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let value = AnswerValue.text(
      isMultiline ? CleanText.paragraphs(text) : CleanText.line(text))
    try validate(value, in: context)
    return value
  }

  /// Reads a string; one with several lines only where several may be typed.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    guard case .string(let text) = json else {
      throw .wrongKind(isSecure ? Self.dots : json.text, expected: context.phrases.aText)
    }
    let isLine = !isMultiline && !text.contains(where: \.isNewline)
    let value = AnswerValue.text(isLine ? CleanText.line(text) : CleanText.paragraphs(text))
    try validate(value, in: context)
    return value
  }

  /// The text, or dots where it is secret; a signature is said to be a typed one wherever it is shown.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .text(let text) = value else { return "" }
    if isSecure { return Self.dots }
    return isSignature ? context.phrases(.typedName, ["name": text]) : meanings[text] ?? text
  }

  /// "up to 200 characters", "2 to 4 characters".
  public func hint(in context: AnswerContext) -> String {
    let phrases = context.phrases
    switch (minimumLength, maximumLength) {
    case (let minimum?, let maximum?) where minimum == maximum:
      return phrases(.exactlyCharacters, count: maximum)
    case (let minimum?, let maximum?):
      return phrases(.charactersBetween, ["minimum": "\(minimum)", "maximum": "\(maximum)"])
    case (let minimum?, nil): return phrases(.atLeastCharacters, count: minimum)
    case (nil, let maximum?): return phrases.upToCharacters(maximum)
    case (nil, nil): return phrases.ownWords
    }
  }
}
