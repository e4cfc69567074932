/// Yes or no, as ORKBooleanAnswerFormat.
public struct BooleanFormat: Hashable, Sendable {
  /// The word for yes, where it is not the interface's own.
  public var yes: String?
  /// The word for no, where it is not the interface's own.
  public var no: String?
  /// The value that is shown and that Enter accepts.
  public var `default`: Bool?

  /// Makes a format for yes or no.
  public init(yes: String? = nil, no: String? = nil, default: Bool? = nil) {
    self.yes = yes
    self.no = no
    self.default = `default`
  }

  /// The words for yes and no.
  public func words(in context: AnswerContext) -> (yes: String, no: String) {
    (yes ?? context.phrases.yes, no ?? context.phrases.no)
  }
}

extension BooleanFormat: AnswerFormatRules {
  /// `boolean`.
  public var name: String { "boolean" }

  /// The default.
  public func defaultValue(in context: AnswerContext) -> AnswerValue? {
    `default`.map(AnswerValue.boolean)
  }

  /// Checks that it is yes or no.
  public func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError) {
    guard case .boolean = value else {
      throw .wrongKind(value.json.text, expected: context.phrases.trueOrFalse)
    }
  }

  /// Reads a word for yes or no, or its beginning where that fits only one; or 1 for yes and 2 for no,
  /// as the list of both is numbered.
  ///
  /// Where the words are the interface's own, others that mean the same will do: "true", "nope".
  public func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue {
    let typed = ChoiceList.folded(text.trimmed)
    if typed.isEmpty { throw .empty }
    let (yes, no) = words(in: context)
    let number = ChoiceList.number(typed)
    let phrases = context.phrases
    let isYes =
      number == 1 || ChoiceList.folded(yes).hasPrefix(typed)
      || self.yes == nil && (phrases.means(typed, .yes) || phrases.meansOne(typed, .yesWords))
    let isNo =
      number == 2 || ChoiceList.folded(no).hasPrefix(typed)
      || self.no == nil && (phrases.means(typed, .no) || phrases.meansOne(typed, .noWords))
    guard isYes != isNo else { throw .neitherYesNorNo(text.trimmed, yes: yes, no: no) }
    return .boolean(isYes)
  }

  /// Reads `true` or `false`.
  public func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  {
    guard case .bool(let value) = json else {
      throw .wrongKind(json.text, expected: context.phrases.trueOrFalse)
    }
    return .boolean(value)
  }

  /// The word.
  public func display(_ value: AnswerValue, in context: AnswerContext) -> String {
    guard case .boolean(let isYes) = value else { return "" }
    return isYes ? words(in: context).yes : words(in: context).no
  }

  /// "yes or no".
  public func hint(in context: AnswerContext) -> String {
    let (yes, no) = words(in: context)
    return context.phrases.either(yes, no)
  }
}
