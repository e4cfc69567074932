/// What became of one question, as results keep it.
public struct AnswerResult: Hashable, Sendable {
  /// The item.
  public var id: Identifier<FormItem>
  /// The answer's state, value and entry.
  public var answer: Answer
  /// The format's word in files.
  public var format: String
  /// The unit of the value.
  public var units: String?
  /// The value as it was shown.
  public var display: String?
  /// When the question was put; nil when it was not.
  public var startDate: Instant?
  /// When it was answered; nil when it was not.
  public var endDate: Instant?
  /// How many milliseconds it took, over all the times that it was answered; nil when it was not.
  public var milliseconds: Int64?

  /// Whether the value is an array also where one thing was chosen, since there might be several.
  public var isList = false

  /// Makes a result.
  public init(
    id: Identifier<FormItem>, answer: Answer, format: String, units: String? = nil,
    display: String? = nil, startDate: Instant? = nil, endDate: Instant? = nil,
    milliseconds: Int64? = nil
  ) {
    self.id = id
    self.answer = answer
    self.format = format
    self.units = units
    self.display = display
    self.startDate = startDate
    self.endDate = endDate
    self.milliseconds = milliseconds
  }
}
