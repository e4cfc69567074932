extension TaskSession {
  /// Leaves the task by the way out that the step at hand offers, to its ending; whatever is answered
  /// or not.
  @discardableResult
  public mutating func terminateEarly() -> SessionMove {
    guard let step = currentStep, let exit = step.earlyTermination else { return .atStart }
    returnPoint = nil
    leave(step, .forward)
    let move = move(to: .step(exit.goTo))
    raiseAlerts()
    return move
  }

  /// Leaves out all questions of the step at hand, where the step may be left out, and goes on.
  @discardableResult
  public mutating func skipStep() -> SessionMove {
    guard let step = currentStep, step.isOptional else { return .atStart }
    let now = clock.now()
    let dropped = noLongerAsked
    var changes: [SessionChange] = []
    // One after the other: what is left out decides whether what follows is asked.
    for position in currentItems.indices where isShown(position) {
      changes += keep(.skipped, at: position, since: position == cursor ? askedAt : now, now)
    }
    // Questions before the one at hand may be asked no more.
    cursor = nil
    place(cursor: nil)
    refreshTexts()
    for change in changes { delegate?.session(self, didChange: change) }
    raiseAlerts()
    noteUnasked(since: dropped)
    return goForward()
  }

  /// Whether all that is asked at `stop` was left out, and may be.
  func isLeftOut(_ stop: Way.Stop) -> Bool {
    task.steps[stop.step].isOptional
      && zip(task.index.items[stop.step], stop.shown).allSatisfy { item, isShown in
        !isShown || answers[item.id]?.answer == .skipped
      }
  }

  /// Whether the step at the place `index` of the way was left by its way out of the task.
  func isLeftEarly(at index: Int) -> Bool {
    guard path.indices.contains(index + 1) else { return false }
    return task.steps[way.stops[index].step].earlyTermination?.goTo == path[index + 1].id
  }
}
