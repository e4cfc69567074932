extension TaskSession {
  /// Records the answer to the question at hand and goes to the next one of the step.
  ///
  /// - Throws: What keeps it from being an answer; nothing has changed then.
  public mutating func record(_ answer: Answer) throws(AnswerError) {
    guard let cursor, let item = currentItem else { return }
    try check(answer, for: item)
    let now = clock.now()
    let isOther = answers[item.id].map { $0.answer != answer } ?? false
    let dropped = isOther ? noLongerAsked : []
    let changes = keep(answer, at: cursor, since: askedAt, now)
    // The cursor moves first: a draft that ends with this answer resumes at the next question.
    place(cursor: nextShown(after: cursor))
    askedAt = now
    refreshTexts()
    for change in changes { delegate?.session(self, didChange: change) }
    raiseAlerts()
    if let point = returnPoint { returnTo(point) }
    unasked = []
    if isOther { noteUnasked(since: dropped) }
  }

  /// Keeps the answer to the question at `position` of the step at hand, put at `start`, and takes away
  /// those that repeated another one; returns what has changed.
  mutating func keep(
    _ answer: Answer, at position: Int, since start: Instant, _ now: Instant
  ) -> [SessionChange] {
    let id = currentItems[position].id
    let before = answers[id]
    let repetitions = before?.answer == answer ? [] : repetitions(of: id)
    for repetition in repetitions { answers[repetition] = nil }
    written[id] = nil
    answers[id] = AnswerRecord(
      answer: answer, startDate: start, endDate: now,
      milliseconds: (before?.milliseconds ?? 0) + AnswerRecord.milliseconds(from: start, to: now))
    outlook.update(way.update(position, in: task.index, answers), in: task, way: way)
    return [.answered(id)] + repetitions.map { .cleared($0) }
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

  /// The questions with an answer that repeats the one to `original`.
  func repetitions(of original: Identifier<FormItem>) -> [Identifier<FormItem>] {
    (task.index.watchers[original] ?? []).compactMap { place in
      let item = task.index.items[place.step][place.item]
      return item.format.original == original && answers[item.id] != nil ? item.id : nil
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
      } else if canPass(step, point, &passed), case .moved = advance() {
        continue
      } else {
        break
      }
    }
    returnPoint = nil
    askedAt = clock.now()
    announcePlace()
  }

  private func canPass(
    _ step: Step, _ point: ReturnPoint, _ passed: inout Set<Identifier<Step>>
  ) -> Bool {
    passed.insert(step.id)
    guard case .step(let next) = destination(after: step.id).target else { return false }
    return point.steps.contains(step.id) && !passed.contains(next)
  }
}
