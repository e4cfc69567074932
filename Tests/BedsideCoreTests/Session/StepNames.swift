import BedsideCore

/// A host that notes which steps it is asked about and told of.
@MainActor
final class StepNames: TaskSessionDelegate {
  var asked: [Identifier<Step>] = []
  var presented: [Identifier<Step>] = []

  func session(_ session: TaskSession, didFinish reason: FinishReason) {}

  func session(_ session: TaskSession, shouldPresent step: Step) -> PresentationDecision {
    asked.append(step.id)
    return .allow
  }

  func session(_ session: TaskSession, willPresent presentation: inout StepPresentation) {
    presented.append(presentation.step.id)
  }
}
