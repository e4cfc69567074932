extension TaskSession {
  /// Leaves the task by the way out that the step at hand offers, to its ending; whatever is answered
  /// or not.
  @discardableResult
  public mutating func terminateEarly() -> SessionMove {
    guard let step = currentStep, let way = step.earlyTermination else { return .atStart }
    returnPoint = nil
    leave(step, .forward)
    return move(to: .step(way.goTo))
  }

  /// Leaves out all questions of the step at hand, where the step may be left out, and goes on.
  @discardableResult
  public mutating func skipStep() -> SessionMove {
    guard let step = currentStep, step.isOptional else { return .atStart }
    let now = clock.now()
    let items = visibleItems
    for item in items {
      answers[item.id] = AnswerRecord(answer: .skipped, startDate: askedAt, endDate: now)
    }
    retrace()
    place(cursor: nil)
    for item in items { delegate?.session(self, didChange: .answered(item.id)) }
    return goForward()
  }

  /// Whether all that `step` asks was left out, and may be.
  func isLeftOut(_ step: Step) -> Bool {
    step.isOptional && visibleItems(of: step.id).allSatisfy { answers[$0.id]?.answer == .skipped }
  }
}
