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

  /// Leaves the step forward, when all its required questions have an answer; the last one, when all on
  /// the way have.
  @discardableResult
  public mutating func goForward() -> SessionMove {
    let move = advance()
    raiseAlerts()
    return move
  }

  mutating func advance() -> SessionMove {
    guard let step = currentStep else { return .atStart }
    let missing = missingPositions
    if let first = missing.first {
      move(cursor: first)
      return .missing(missing.map { currentItems[$0].id })
    }
    let destination = destination(after: step.id)
    if destination.target == .end, endReason == .completed, let first = missingOnTheWay.first {
      // An answer that was needed was taken back.
      let missing = missingOnTheWay
      let move = go(to: first)
      if case .moved = move { return .missing(missing) }
      return move
    }
    leave(step, .forward)
    return move(to: destination)
  }

  /// Goes to the question before, or to the step before when there is none; never blocked by what is
  /// answered or not.
  ///
  /// Forms that ask nothing are passed over.
  @discardableResult
  public mutating func goBack() -> SessionMove {
    guard let step = currentStep else { return .atStart }
    returnPoint = nil
    if let item = lastShown(before: cursor) {
      move(cursor: item)
      return .moved
    }
    guard let place = way.stops.dropLast().lastIndex(where: { !asksNothing($0) }),
      step.allowsBack, let before = task.step(way.visits[place].id),
      before.canBeReturnedTo
    else { return .atStart }
    leave(step, .back)
    if case .deny(let reason) = delegate?.session(self, shouldPresent: before) {
      way.lastEndDate = nil
      return .denied(reason)
    }
    retreat(to: place)
    present(before, at: lastShown(before: nil), clock.now())
    raiseAlerts()
    return .moved
  }

  /// Goes to a question on the way, to answer it again; the next answer returns to where this began,
  /// or to the first question on the way that then lacks an answer, or to the first step that was not
  /// on the way before.
  @discardableResult
  public mutating func go(to id: Identifier<FormItem>) -> SessionMove {
    guard let step = currentStep, let asked = task.index.places[id],
      case let target = task.steps[asked.step], let place = way.place(of: target.id),
      way.stops[place].shown[asked.item],
      task.index.items[asked.step][asked.item].source == .asked
    else { return .atStart }
    let here =
      returnPoint
      ?? ReturnPoint(
        place: Place(step: step.id, item: cursor), steps: Set(way.visits.map(\.id)))
    if target.id == step.id {
      move(cursor: asked.item)
    } else {
      leave(step, .back)
      if case .deny(let reason) = delegate?.session(self, shouldPresent: target) {
        way.lastEndDate = nil
        return .denied(reason)
      }
      retreat(to: place)
      present(target, at: asked.item, clock.now())
    }
    returnPoint = here.place == Place(step: target.id, item: asked.item) ? nil : here
    raiseAlerts()
    if returnPoint != nil { delegate?.session(self, didChange: .jumped) }
    return .moved
  }

  /// Ends the run: its answers are kept to go on later, or not.
  public mutating func leave(_ reason: FinishReason) {
    guard finish == nil else { return }
    end(reason)
  }

  private mutating func end(_ reason: FinishReason) {
    finish = reason
    endDate = way.lastEndDate ?? clock.now()
    delegate?.session(self, didFinish: reason)
  }

  /// Tells that a recorder of an active step failed; returns whether the step goes on without it, or
  /// else the run has ended.
  public mutating func recorder(_ name: String, didFail error: any Error) -> Bool {
    if delegate?.session(self, recorder: name, didFail: error) ?? true { return true }
    leave(.failed("\(name): \(error)"))
    return false
  }

  /// Whether there is something to keep for later: an answer, a text that may become one, or something
  /// else that a step brought.
  ///
  /// To have seen a question is nothing to keep, unlike in ResearchKit.
  public var isSaveable: Bool { !answers.isEmpty || !written.isEmpty || !details.isEmpty }

  /// The visible questions of the step at hand that must be answered and are not.
  public var missingItems: [Identifier<FormItem>] {
    missingPositions.map { currentItems[$0].id }
  }

  /// Where those stand in the step.
  var missingPositions: [Int] {
    way.stops.last.map(missingPositions) ?? []
  }

  /// Where the questions stand at `stop` that must be answered and are not.
  func missingPositions(of stop: Way.Stop) -> [Int] {
    if isLeftOut(stop) { return [] }
    let items = task.index.items[stop.step]
    return items.indices.filter {
      stop.shown[$0] && !items[$0].isOptional && !isSettled(items[$0])
    }
  }

  func isSettled(_ item: FormItem) -> Bool {
    switch answers[item.id]?.answer {
    case nil, .skipped?, .notShown?: false
    case .answered?, .dontKnow?, .declined?: true
    }
  }

  mutating func leave(_ step: Step, _ direction: NavigationDirection) {
    way.lastEndDate = clock.now()
    delegate?.session(self, willLeave: step, direction: direction)
    delegate?.session(self, didChange: .left(step.id, direction))
  }

  mutating func move(to target: NavigationTarget) -> SessionMove {
    move(to: destination(target))
  }

  private mutating func move(to destination: Destination) -> SessionMove {
    guard case .step(let id) = destination.target else {
      pass(destination.passed, at: clock.now())
      return complete()
    }
    guard let step = task.step(id) else { return fail(noStep: id) }
    if case .deny(let reason) = delegate?.session(self, shouldPresent: step) {
      way.lastEndDate = nil
      return .denied(reason)
    }
    let now = clock.now()
    pass(destination.passed, at: now)
    if let place = way.place(of: id) { way.cut(to: place, in: task.index) }
    enter(step, at: now)
    present(step, at: nil, now)
    return .moved
  }

  /// Ends the run where a rule of a task that was made in code leads nowhere; the check of files finds
  /// such rules.
  private mutating func fail(noStep id: Identifier<Step>) -> SessionMove {
    let reason = FinishReason.failed(
      "A rule of '\(task.id)' goes to '\(id)', which is no step of it.")
    end(reason)
    return .finished(reason)
  }

  /// How the run ends if it ends at the step at hand.
  private var endReason: FinishReason {
    if case .completion(let end) = currentStep?.content, end.finish == .earlyTermination {
      return .earlyTermination
    }
    return task.isConsentDeclined(effectiveAnswers) ? .earlyTermination : .completed
  }

  private mutating func complete() -> SessionMove {
    let reason = endReason
    delegate?.session(self, didChange: .completed)
    end(reason)
    return .finished(reason)
  }
}
