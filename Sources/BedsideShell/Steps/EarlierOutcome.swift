public import BedsideCore

/// What was answered in an earlier run, to be read again.
///
/// `EarlierAnswers` holds what conditions and defaults compare: stored values alone, of every task that
/// is looked back at. This is one outcome as a person saw it, with its date and the questions of its
/// time; nothing is decided by it.
public struct EarlierOutcome: Sendable {
  /// When it was recorded, as a person reads it.
  public var recorded: String
  /// The results of the questions, in order, as outcomes keep them.
  public var answers: [JSONValue]
  /// The steps under which it was recorded, for the words of the questions; nil where they are gone.
  public var task: OrderedTask?

  /// Makes an outcome.
  public init(recorded: String, answers: [JSONValue], task: OrderedTask?) {
    self.recorded = recorded
    self.answers = answers
    self.task = task
  }
}
