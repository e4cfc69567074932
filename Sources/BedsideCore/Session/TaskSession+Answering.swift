extension TaskSession {
  /// Records the answer to the question at hand and goes to the next one of the step.
  ///
  /// - Throws: What keeps it from being an answer; nothing has changed then.
  public mutating func record(_ answer: Answer) throws(AnswerError) {
    guard let cursor, let item = currentItem else { return }
    try check(answer, for: item)
    let now = clock.now()
    let before = answers[item.id]
    let kept = before == nil || before?.answer == answer ? [] : countedAhead()
    if before?.answer != answer { clearRepetitions(of: item) }
    let spent = AnswerRecord.milliseconds(from: askedAt, to: now)
    answers[item.id] = AnswerRecord(
      answer: answer, startDate: askedAt, endDate: now,
      milliseconds: (before?.milliseconds ?? 0) + spent)
    outlook.update(
      way.update(cursor, in: task.index, answers), in: task, way: way)
    // The cursor moves first: a draft that ends with this answer resumes at the next question.
    place(cursor: nextShown(after: cursor))
    askedAt = now
    refreshTexts()
    delegate?.session(self, didChange: .answered(item.id))
    raiseAlerts()
    if let point = returnPoint { returnTo(point) }
    noteUnasked(among: kept)
  }

  /// Takes note of the time, from which limits like "not in the future" count.
  ///
  /// Whoever presents a question calls this when something was typed, before reading it.
  public mutating func noteTime() { context.now = clock.now() }

  /// Whether Enter has something to accept for `item`: the answer it has, or else its default.
  public func shownAnswer(for item: FormItem) -> Answer? {
    if let answer = answers[item.id]?.answer, answer.value != nil { return answer }
    return defaultValue(for: item).map { .answered($0, .accepted) }
  }

  /// The value that Enter accepts for an item without an answer: that of an earlier run, as far as it
  /// still is one here, or else the format's own.
  private func defaultValue(for item: FormItem) -> AnswerValue? {
    guard let earlier = item.earlierAnswer else {
      return item.format.rules.defaultValue(in: context)
    }
    return try? item.format.rules.read(earlier, in: context)
  }

  /// Checks that `answer` is one that `item` takes.
  ///
  /// - Throws: What keeps it from being one.
  public func check(_ answer: Answer, for item: FormItem) throws(AnswerError) {
    switch answer {
    case .answered(let value, _):
      try item.format.rules.validate(value, in: context(for: item))
    case .skipped:
      // A form that may be left out may be so with all it asks.
      guard item.isOptional || task.step(asking: item.id)?.isOptional == true else {
        throw .required
      }
    case .dontKnow: if item.dontKnow == nil { throw .dontKnowIsNoAnswer }
    case .declined: if item.decline == nil { throw .decliningIsNoAnswer }
    case .notShown: throw .required
    }
  }

  /// The context in which answers to `item` are read and checked: with the answers it looks at.
  public func context(for item: FormItem) -> AnswerContext {
    item.format.context(context) { answers[$0]?.answer }
  }

  /// Takes away the answers that repeated the one to `original`, which is about to change.
  private mutating func clearRepetitions(of original: FormItem) {
    for place in task.index.watchers[original.id] ?? [] {
      let item = task.index.items[place.step][place.item]
      if item.format.original == original.id { answers[item.id] = nil }
    }
  }

  /// Passes what is answered already, up to the place where a jump back began.
  ///
  /// What the person has not seen is not passed: a step that was not on the way before, or an ending.
  /// Nor is a step passed twice, where rules lead in a circle.
  private mutating func returnTo(_ point: ReturnPoint) {
    var passed: Set<Identifier<Step>> = []
    while let step = currentStep, Place(step: step.id, item: cursor) != point.place {
      if let cursor, let item = currentItem {
        if answers[item.id] == nil || !point.steps.contains(step.id) { break }
        place(cursor: nextShown(after: cursor))
      } else if let missing = missingPositions.first {
        place(cursor: missing)
        break
      } else if canPass(step, point, &passed), case .moved = goForward() {
        continue
      } else {
        break
      }
    }
    returnPoint = nil
    if let cursor {
      move(cursor: cursor)
    } else if let step = currentStep {
      delegate?.session(self, didChange: .passed(step.id))
    }
  }

  private func canPass(
    _ step: Step, _ point: ReturnPoint, _ passed: inout Set<Identifier<Step>>
  ) -> Bool {
    passed.insert(step.id)
    guard case .step(let next) = task.target(after: step.id, given: way.given) else { return false }
    return point.steps.contains(step.id) && !passed.contains(next)
  }
}
