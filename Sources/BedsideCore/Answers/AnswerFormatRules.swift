/// What every answer format can do: check values, read them from text and files, and show them.
public protocol AnswerFormatRules: Hashable, Sendable {
  /// The format's word in files.
  var name: String { get }
  /// The unit of its values.
  var unit: String? { get }
  /// How its values are ordered, for ranges, scores and calculations; nil where they are not.
  var order: AnswerOrder? { get }
  /// Whether an answer can be words of the person's own.
  var takesOwnWords: Bool { get }
  /// The value that Enter accepts where the question shows it; one outside the limits is none.
  func defaultValue(in context: AnswerContext) -> AnswerValue?
  /// Checks that `value` is one that this format may store.
  func validate(_ value: AnswerValue, in context: AnswerContext) throws(AnswerError)
  /// Reads what a person typed.
  func read(_ text: String, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  /// Reads what an answers file, a draft or a result holds.
  func read(_ json: JSONValue, in context: AnswerContext) throws(AnswerError) -> AnswerValue
  /// Shows a value, with its unit, as a person reads it.
  func display(_ value: AnswerValue, in context: AnswerContext) -> String
  /// What may be typed, in a few words: "0 to 10".
  func hint(in context: AnswerContext) -> String
}

extension AnswerFormatRules {
  /// No unit.
  public var unit: String? { nil }
  /// No words of one's own.
  public var takesOwnWords: Bool { false }
  /// No order.
  public var order: AnswerOrder? { nil }
}
