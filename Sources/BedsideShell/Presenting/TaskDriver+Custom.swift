internal import BedsideCore

extension TaskDriver {
  /// The program's presenter for a step: the delegate's, or one that is registered.
  func presenter(for step: Step) -> (any CustomStepPresenter)? {
    if let own = session.delegate?.session(session, presenterFor: step) { return own }
    guard case .custom(let custom) = step.content else { return nil }
    return tools.steps.presenters.presenter(custom.presenter, renderer)
  }

  /// Says that nobody here can show the step, and lets the person go on or leave.
  func finish(_ step: Step, _ custom: CustomContent) {
    if !mustPause {
      renderer.show(.gap, .text(phrases(.noPresenter, ["name": custom.presenter]), .notice))
      session.record(details: .object(["finish": "notPresented"]))
    }
    pause()
  }
}
