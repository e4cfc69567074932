/// How a person went on from a step.
public enum StepExit: Hashable, Sendable {
  /// To what comes next.
  case forward
  /// To what came before.
  case back
  /// Out of the task, keeping the answers.
  case save
  /// Out of the task, keeping nothing.
  case discard
}
