/// What a presenter other than the shell's own does with a step.
@MainActor
public protocol CustomStepPresenter: AnyObject {
  /// Presents a step and records its answers in `session`; returns how the person went on.
  func present(_ presentation: StepPresentation, in session: inout TaskSession) -> StepExit
}
