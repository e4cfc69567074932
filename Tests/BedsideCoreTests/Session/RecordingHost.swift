import BedsideCore

/// A delegate that implements every hook and writes down the order in which they come.
@MainActor
final class RecordingHost: TaskSessionDelegate {
  var denied: [Identifier<Step>: String] = [:]
  var title: String?
  private(set) var calls: [String] = []
  /// What the session's lines of a draft add up to.
  private(set) var events: [DraftEvent] = []

  func forget() { calls = [] }

  func session(_ session: TaskSession, didFinish reason: FinishReason) {
    calls.append("didFinish \(reason.name) with \(session.result().steps.count) steps")
  }

  func session(_ session: TaskSession, recorder: String, didFail error: any Error) -> Bool {
    calls.append("recorder \(recorder)")
    return false
  }

  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool { false }

  func sessionShouldConfirmCancel(_ session: TaskSession) -> Bool { false }

  func session(_ session: TaskSession, hasLearnMoreFor step: Step) -> Bool { true }

  func session(_ session: TaskSession, learnMoreFor step: Step) {
    calls.append("learnMore \(step.id)")
  }

  func session(_ session: TaskSession, presenterFor step: Step) -> (any CustomStepPresenter)? {
    nil
  }

  func session(_ session: TaskSession, shouldPresent step: Step) -> PresentationDecision {
    calls.append("shouldPresent \(step.id)")
    return denied[step.id].map { .deny($0) } ?? .allow
  }

  func session(_ session: TaskSession, willPresent presentation: inout StepPresentation) {
    calls.append("willPresent \(presentation.step.id)")
    if let title { presentation.title = title }
  }

  func session(
    _ session: TaskSession, willLeave step: Step, direction: NavigationDirection
  ) {
    let answers = session.result().steps.last?.answers.map(\.answer.state.rawValue) ?? []
    calls.append("willLeave \(step.id) \(direction) \(answers)")
  }

  func session(_ session: TaskSession, didChange change: SessionChange) {
    calls.append("didChange \(change)")
    if let event = session.draftEvent(for: change) { events.append(event) }
  }
}
