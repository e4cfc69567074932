/// An answer and when it was given.
public struct AnswerRecord: Hashable, Sendable {
  /// The answer.
  public var answer: Answer
  /// When the question was put.
  public var startDate: Instant
  /// When it was answered, for the last time.
  public var endDate: Instant

  /// Makes a record.
  public init(answer: Answer, startDate: Instant, endDate: Instant) {
    self.answer = answer
    self.startDate = startDate
    self.endDate = endDate
  }
}
