/// What became of an attempt to move.
public enum SessionMove: Hashable, Sendable {
  /// Another step or question is at hand.
  case moved
  /// The step may not be presented; why, for a person. Nothing moved.
  case denied(String)
  /// These questions need an answer first; the first of them is at hand.
  case missing([Identifier<FormItem>])
  /// There is nothing before this.
  case atStart
  /// The run has ended.
  case finished(FinishReason)
}

extension TaskSession {
  /// Begins the run with the first step.
  @discardableResult
  public mutating func start() -> SessionMove {
    delegate?.session(self, didChange: .started)
    let move = move(to: task.target(after: nil, given: [:]))
    raiseAlerts()
    return move
  }

  /// Leaves the step forward, when all its required questions have an answer.
  @discardableResult
  public mutating func goForward() -> SessionMove {
    guard let step = currentStep else { return .atStart }
    let missing = missingItems
    if let first = missing.first {
      cursor = first
      askedAt = clock.now()
      return .missing(missing)
    }
    leave(step, .forward)
    return move(to: task.target(after: step.id, given: effectiveAnswers))
  }

  /// Goes to the question before, or to the step before when there is none; never blocked by what is
  /// answered or not.
  @discardableResult
  public mutating func goBack() -> SessionMove {
    guard let step = currentStep else { return .atStart }
    returnPoint = nil
    let items = visibleItems
    let index = cursor.flatMap { id in items.firstIndex { $0.id == id } } ?? items.count
    if index > 0 {
      moveCursor(to: items[index - 1].id)
      return .moved
    }
    guard path.count > 1, step.allowsBack, let before = task.step(path[path.count - 2].id) else {
      return .atStart
    }
    leave(step, .back)
    if case .deny(let reason) = delegate?.session(self, shouldPresent: before) {
      return .denied(reason)
    }
    path.removeLast()
    present(before, at: visibleItems(of: before).last?.id)
    return .moved
  }

  /// Goes to a question on the way, to answer it again; the next answer returns to where this began,
  /// or to the first question on the way that then lacks an answer, or to the first step that was not
  /// on the way before.
  @discardableResult
  public mutating func go(to id: Identifier<FormItem>) -> SessionMove {
    guard let step = currentStep, let target = task.step(asking: id),
      let index = path.firstIndex(where: { $0.id == target.id })
    else { return .atStart }
    let here =
      returnPoint
      ?? ReturnPoint(
        place: Place(step: step.id, item: cursor), steps: Set(path.map(\.id)))
    if target.id == step.id {
      moveCursor(to: id)
    } else {
      leave(step, .back)
      if case .deny(let reason) = delegate?.session(self, shouldPresent: target) {
        return .denied(reason)
      }
      path.removeSubrange((index + 1)...)
      present(target, at: id)
    }
    returnPoint = here.place.item == id ? nil : here
    return .moved
  }

  /// Ends the run: its answers are kept to go on later, or not.
  public mutating func leave(_ reason: FinishReason) {
    guard finish == nil else { return }
    finish = reason
    delegate?.session(self, didFinish: reason)
  }

  /// The visible questions of the step at hand that must be answered and are not.
  public var missingItems: [Identifier<FormItem>] {
    visibleItems.filter { !$0.isOptional && !isSettled($0) }.map(\.id)
  }

  func isSettled(_ item: FormItem) -> Bool {
    switch answers[item.id]?.answer {
    case nil, .skipped?, .notShown?: false
    case .answered?, .dontKnow?, .declined?: true
    }
  }

  func visibleItems(of step: Step) -> [FormItem] {
    let given = effectiveAnswers
    return step.items.filter { $0.isVisible(given: given) }
  }

  private mutating func leave(_ step: Step, _ direction: NavigationDirection) {
    if let last = path.indices.last { path[last].endDate = clock.now() }
    delegate?.session(self, willLeave: step, direction: direction)
    delegate?.session(self, didChange: .left(step.id, direction))
  }

  private mutating func move(to target: NavigationTarget) -> SessionMove {
    guard case .step(let id) = target, let step = task.step(id) else { return complete() }
    if case .deny(let reason) = delegate?.session(self, shouldPresent: step) {
      return .denied(reason)
    }
    if let index = path.firstIndex(where: { $0.id == id }) { path.removeSubrange(index...) }
    present(step, at: nil)
    return .moved
  }

  private mutating func complete() -> SessionMove {
    let reason: FinishReason
    if case .completion(let end) = currentStep?.content, end.finish == .earlyTermination {
      reason = .earlyTermination
    } else {
      reason = .completed
    }
    delegate?.session(self, didChange: .completed)
    finish = reason
    delegate?.session(self, didFinish: reason)
    return .finished(reason)
  }
}
