/// What a presenter other than the shell's own does with a step.
@MainActor
public protocol CustomStepPresenter: AnyObject {
  /// Presents a step and records its answers in `session`; returns how the person went on.
  func present(_ presentation: StepPresentation, in session: inout TaskSession) -> StepExit
}

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
