/// What became of one step.
public struct StepResult: Hashable, Sendable {
  /// The step.
  public var id: Identifier<Step>
  /// When it was presented.
  public var startDate: Instant
  /// When it was left.
  public var endDate: Instant
  /// What became of its questions, in order.
  public var answers: [AnswerResult]
  /// What a step brought besides answers: the looks and choices of a model step.
  public var details: JSONValue?

  /// Makes a result.
  public init(
    id: Identifier<Step>, startDate: Instant, endDate: Instant, answers: [AnswerResult],
    details: JSONValue? = nil
  ) {
    self.id = id
    self.startDate = startDate
    self.endDate = endDate
    self.answers = answers
    self.details = details
  }
}
