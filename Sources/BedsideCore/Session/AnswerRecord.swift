/// An answer and when it was given.
public struct AnswerRecord: Hashable, Sendable {
  /// The answer.
  public var answer: Answer
  /// When the question was put, for the last time.
  public var startDate: Instant
  /// When it was answered, for the last time.
  public var endDate: Instant
  /// How many milliseconds the question took: from being put to being answered, each time that it was
  /// answered, together.
  public var milliseconds: Int64

  /// Makes a record; without `milliseconds`, of a question that was answered once.
  public init(
    answer: Answer, startDate: Instant, endDate: Instant, milliseconds: Int64? = nil
  ) {
    self.answer = answer
    self.startDate = startDate
    self.endDate = endDate
    self.milliseconds = milliseconds ?? Self.milliseconds(from: startDate, to: endDate)
  }

  /// The milliseconds between two instants; none where a clock was set back.
  static func milliseconds(from start: Instant, to end: Instant) -> Int64 {
    max(0, start.milliseconds(until: end))
  }
}
