/// An answer as a draft keeps it: whether it still fits its question is found out when it is restored.
public struct SavedAnswer: Hashable, Sendable {
  /// The state.
  public var state: Answer.State
  /// The value as JSON; `null` in every state but `answered`.
  public var value: JSONValue
  /// How the value came about; nil in every state but `answered`.
  public var entry: Answer.Entry?
  /// When the question was put.
  public var startDate: Instant
  /// When it was answered.
  public var endDate: Instant
  /// How many milliseconds the question took, over all the times that it was answered.
  public var milliseconds: Int64

  /// Makes what is kept of `record`.
  public init(_ record: AnswerRecord) {
    state = record.answer.state
    value = record.answer.value?.draftJSON ?? .null
    entry = record.answer.entry
    startDate = record.startDate
    endDate = record.endDate
    milliseconds = record.milliseconds
  }

  init(
    state: Answer.State, value: JSONValue, entry: Answer.Entry?, startDate: Instant,
    endDate: Instant, milliseconds: Int64? = nil
  ) {
    self.state = state
    self.value = value
    self.entry = entry
    self.startDate = startDate
    self.endDate = endDate
    self.milliseconds =
      milliseconds ?? AnswerRecord.milliseconds(from: startDate, to: endDate)
  }
}
