/// What a host decides and hears while a task runs: every hook of ORKTaskViewControllerDelegate.
///
/// Going forward, the order is: the step's result is stored, `willLeave`, `shouldPresent`,
/// `willPresent`. Only `session(_:didFinish:)` must be implemented.
@MainActor
public protocol TaskSessionDelegate: AnyObject {
  /// The run has ended; `session.result()` is what became of it.
  func session(_ session: TaskSession, didFinish reason: FinishReason)

  /// A recorder of an active step failed; returns whether the step goes on without it.
  func session(
    _ session: TaskSession, recorder: String, didFail error: any Error
  ) -> Bool

  /// Whether leaving offers to keep the answers for later.
  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool

  /// Whether leaving asks first.
  func sessionShouldConfirmCancel(_ session: TaskSession) -> Bool

  /// Whether there is more to read about `step`; pure, and may be asked often.
  func session(_ session: TaskSession, hasLearnMoreFor step: Step) -> Bool

  /// Presents what there is to read about `step`.
  func session(_ session: TaskSession, learnMoreFor step: Step)

  /// The presenter for `step`; nil for the shell's own.
  func session(
    _ session: TaskSession, presenterFor step: Step
  ) -> (any CustomStepPresenter)?

  /// Whether `step` may be presented, forward and back; denied, the session stays where it is.
  func session(_ session: TaskSession, shouldPresent step: Step) -> PresentationDecision

  /// A step is about to be presented; its words may be changed.
  func session(_ session: TaskSession, willPresent presentation: inout StepPresentation)

  /// `step` is being left, after its result is stored.
  func session(
    _ session: TaskSession, willLeave step: Step, direction: NavigationDirection)

  /// Steps began or ended, or an answer changed.
  func session(_ session: TaskSession, didChange change: SessionChange)
}

extension TaskSessionDelegate {
  /// The step goes on without the recorder.
  public func session(
    _ session: TaskSession, recorder: String, didFail error: any Error
  ) -> Bool { true }

  /// Leaving offers to keep the answers.
  public func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool { true }

  /// Leaving asks first.
  public func sessionShouldConfirmCancel(_ session: TaskSession) -> Bool { true }

  /// There is more to read when the step says so.
  public func session(_ session: TaskSession, hasLearnMoreFor step: Step) -> Bool {
    step.learnMore != nil
  }

  /// Presents nothing.
  public func session(_ session: TaskSession, learnMoreFor step: Step) {}

  /// The shell's own presenter.
  public func session(
    _ session: TaskSession, presenterFor step: Step
  ) -> (any CustomStepPresenter)? { nil }

  /// Every step may be presented.
  public func session(
    _ session: TaskSession, shouldPresent step: Step
  ) -> PresentationDecision { .allow }

  /// The words stay as they are.
  public func session(
    _ session: TaskSession, willPresent presentation: inout StepPresentation
  ) {}

  /// Nothing happens.
  public func session(
    _ session: TaskSession, willLeave step: Step, direction: NavigationDirection
  ) {}

  /// Nothing happens.
  public func session(_ session: TaskSession, didChange change: SessionChange) {}
}
