import BedsideCore

/// A delegate that does as it is told and writes down what it hears.
@MainActor
final class RecordingDelegate: TaskSessionDelegate {
  var savesAndRestores: Bool
  var confirmsCancel: Bool
  var denied: [Identifier<Step>: String] = [:]
  var titles: [Identifier<Step>: String] = [:]
  var prompts: [Identifier<FormItem>: String] = [:]
  var presenters: [Identifier<Step>: any CustomStepPresenter] = [:]
  var learnMore: Set<Identifier<Step>> = []
  private(set) var calls: [String] = []
  /// What was asked that has no effect on the run.
  private(set) var questions: [String] = []

  init(savesAndRestores: Bool = true, confirmsCancel: Bool = true) {
    self.savesAndRestores = savesAndRestores
    self.confirmsCancel = confirmsCancel
  }

  func session(_ session: TaskSession, didFinish reason: FinishReason) {
    calls.append("didFinish \(reason.name)")
  }

  func sessionSupportsSaveAndRestore(_ session: TaskSession) -> Bool {
    questions.append("supportsSaveAndRestore")
    return savesAndRestores
  }

  func sessionShouldConfirmCancel(_ session: TaskSession) -> Bool {
    questions.append("shouldConfirmCancel")
    return confirmsCancel
  }

  func session(_ session: TaskSession, hasLearnMoreFor step: Step) -> Bool {
    questions.append("hasLearnMore \(step.id)")
    return learnMore.contains(step.id)
  }

  func session(_ session: TaskSession, learnMoreFor step: Step) {
    calls.append("learnMore \(step.id)")
  }

  func session(_ session: TaskSession, presenterFor step: Step) -> (any CustomStepPresenter)? {
    questions.append("presenter \(step.id)")
    return presenters[step.id]
  }

  func session(_ session: TaskSession, shouldPresent step: Step) -> PresentationDecision {
    calls.append("shouldPresent \(step.id)")
    return denied[step.id].map { .deny($0) } ?? .allow
  }

  func session(_ session: TaskSession, willPresent presentation: inout StepPresentation) {
    calls.append("willPresent \(presentation.step.id)")
    if let title = titles[presentation.step.id] { presentation.title = title }
    presentation.prompts = prompts
  }

  func session(
    _ session: TaskSession, willLeave step: Step, direction: NavigationDirection
  ) {
    calls.append("willLeave \(step.id) \(direction)")
  }

  func session(_ session: TaskSession, didChange change: SessionChange) {
    calls.append("didChange \(change)")
  }
}
