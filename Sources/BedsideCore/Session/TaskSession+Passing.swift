extension TaskSession {
  /// Where a move leads, and the forms that it passes over because they ask nothing.
  struct Destination {
    var passed: [Identifier<Step>] = []
    var target: NavigationTarget
  }

  /// The steps on the way that were presented, the one at hand last: all but the forms that ask
  /// nothing.
  ///
  /// - Complexity: Linear in the questions on the way.
  public var presentedPath: [StepVisit] {
    zip(way.visits, way.stops).filter { !asksNothing($1) }.map { visit, _ in visit }
  }

  /// Where going on leads by the answers so far, over forms that then ask nothing.
  public var targetAhead: NavigationTarget { destination(after: currentStep?.id).target }

  /// Where the answers so far lead from the step `id`.
  func destination(after id: Identifier<Step>?) -> Destination {
    destination(task.target(after: id, given: way.given))
  }

  /// Where a move to `target` leads.
  ///
  /// Forms that ask nothing and lead in a circle end the run, as steps that are left out do.
  func destination(_ target: NavigationTarget) -> Destination {
    var destination = Destination(target: target)
    // What is on the way already, and what came behind it, counts no more when it is reached again.
    var way = way
    while case .step(let id) = destination.target, let position = task.index.positions[id] {
      if let place = way.place(of: id) { way.cut(to: place, in: task.index) }
      guard isSilent(position, given: way.given) else { break }
      if destination.passed.contains(id) {
        destination.target = .end
        break
      }
      destination.passed.append(id)
      destination.target = task.target(after: id, given: way.given)
    }
    return destination
  }

  /// Puts forms that ask nothing on the way, so that the result and the draft know of them; nobody is
  /// asked about them or shown them.
  mutating func pass(_ steps: [Identifier<Step>], at now: Instant) {
    for step in steps.compactMap(task.step) {
      if let place = way.place(of: step.id) { way.cut(to: place, in: task.index) }
      enter(step, at: now)
      way.lastEndDate = now
      delegate?.session(self, didChange: .presented(step.id))
      delegate?.session(self, didChange: .left(step.id, .forward))
    }
  }

  /// Whether a form on the way has questions and asks none of them.
  func asksNothing(_ stop: Way.Stop) -> Bool {
    task.steps[stop.step].isForm && !stop.shown.isEmpty && stop.count == 0
  }

  /// Whether the form at `position` would ask nothing after these answers.
  private func isSilent(_ position: Int, given: [Identifier<FormItem>: Answer]) -> Bool {
    let items = task.index.items[position]
    return task.steps[position].isForm && !items.isEmpty
      && items.allSatisfy { !$0.isVisible(given: given) }
  }
}

extension Step {
  /// Whether it is made of questions, each of which may be hidden.
  fileprivate var isForm: Bool {
    switch content {
    case .form, .question: true
    default: false
    }
  }
}
