/// A list of questions with their answers: those of this run, to be changed, or those of an earlier
/// one, to be read.
public struct ReviewContent: Hashable, Sendable {
  /// The task whose latest outcome is listed, this one's own included; nil lists this run's answers.
  public var task: Identifier<OrderedTask>?
  /// The steps whose answers are listed; all when nil.
  public var steps: [Identifier<Step>]?
  /// Whether steps that ask nothing are left out.
  public var excludesInstructions: Bool

  /// Makes a review.
  public init(
    task: Identifier<OrderedTask>? = nil, steps: [Identifier<Step>]? = nil,
    excludesInstructions: Bool = false
  ) {
    self.task = task
    self.steps = steps
    self.excludesInstructions = excludesInstructions
  }

  /// Whether what the step `id` asks is listed.
  public func lists(_ id: Identifier<Step>) -> Bool { steps?.contains(id) ?? true }
}
