extension TaskSession {
  /// Makes a run that goes on where `data` left it.
  ///
  /// It never fails for a task that has changed: answers that still fit are kept, the others are
  /// listed; it resumes at the same question, or at the nearest before it that can still be reached.
  public static func restored(
    _ data: RestorationData, task: OrderedTask, context: AnswerContext, clock: any Clock,
    earlier: EarlierAnswers = .none, delegate: (any TaskSessionDelegate)? = nil
  ) -> (session: TaskSession, report: RestorationReport) {
    var session = TaskSession(
      task: data.header.seed.map(task.arranged) ?? task, runID: data.header.runID,
      context: context, clock: clock, earlier: earlier, delegate: delegate)
    session.startDate = data.header.startDate
    var report = RestorationReport()
    report.hasChanged =
      data.header.contentHash != task.contentHash || data.header.version != task.version
    report.dropped = session.restoreAnswers(data)
    session.details = data.details.filter { task.step($0.key) != nil }
    session.restorePlace(data, &report)
    session.restoreAlerts(data.alerts)
    return (session, report)
  }

  private mutating func restoreAnswers(_ data: RestorationData) -> [RestorationReport.Dropped] {
    var dropped: [RestorationReport.Dropped] = []
    for (id, saved) in data.answers.sorted(by: { $0.key < $1.key }) {
      guard let item = task.item(id) else {
        dropped.append(.init(id: id, value: saved.value, reason: .noSuchItem))
        continue
      }
      do {
        answers[id] = AnswerRecord(
          answer: try answer(saved, for: item), startDate: saved.startDate,
          endDate: saved.endDate)
      } catch {
        dropped.append(.init(id: id, value: saved.value, reason: .doesNotFit(error)))
      }
    }
    return dropped
  }

  private func answer(
    _ saved: SavedAnswer, for item: FormItem
  ) throws(AnswerError) -> Answer {
    let answer: Answer =
      switch saved.state {
      case .answered: .answered(try value(saved, for: item), saved.entry ?? .typed)
      case .skipped: .skipped
      case .dontKnow: .dontKnow
      case .declined: .declined
      case .notShown: .notShown
      }
    if answer.value == nil { try check(answer, for: item) }
    return answer
  }

  /// Reads a value as on the day on which it was given, or the answers of an evening would not fit
  /// the next morning.
  ///
  /// So many whole days ago, and some hours, is one of two days of the calendar; either will do.
  private func value(
    _ saved: SavedAnswer, for item: FormItem
  ) throws(AnswerError) -> AnswerValue {
    let days = max(0, clock.now().seconds - saved.endDate.seconds) / 86_400
    var context = context
    context.today = context.today.adding(days: -days)
    do {
      return try item.format.rules.read(saved.value, in: context)
    } catch {
      context.today = context.today.adding(days: -1)
      if let value = try? item.format.rules.read(saved.value, in: context) { return value }
      throw error
    }
  }

  private mutating func restorePlace(
    _ data: RestorationData, _ report: inout RestorationReport
  ) {
    let visited = Dictionary(
      data.path.map { ($0.id, $0.startDate) }, uniquingKeysWith: { first, _ in first })
    var target = task.target(after: nil, given: [:])
    while case .step(let id) = target, let step = task.step(id),
      !path.contains(where: { $0.id == id }),
      path.isEmpty || path.last?.id != data.path.last?.id && visited[id] != nil
    {
      if let last = path.indices.last {
        guard let before = task.step(path[last].id), missing(in: before).isEmpty else { break }
        path[last].endDate = visited[id]
      }
      path.append(StepVisit(id: id, startDate: visited[id] ?? clock.now()))
      presentation = StepPresentation(step)
      target = task.target(after: id, given: effectiveAnswers)
    }
    report.hasMoved = path.last?.id != data.path.last?.id && !data.path.isEmpty
    guard let step = currentStep else { return }
    cursor = place(data, in: step, &report)
    askedAt = clock.now()
    // The draft knows all this already, so nobody hears of a change.
    var presentation = StepPresentation(filled(task.step(step.id) ?? step))
    delegate?.session(self, willPresent: &presentation)
    self.presentation = presentation
  }

  private func missing(in step: Step) -> [FormItem] {
    visibleItems(of: step).filter { !$0.isOptional && !isSettled($0) }
  }

  /// The question to resume at in `step`.
  private func place(
    _ data: RestorationData, in step: Step, _ report: inout RestorationReport
  ) -> Identifier<FormItem>? {
    let items = visibleItems
    if report.hasMoved { return items.first { !isSettled($0) }?.id ?? items.last?.id }
    if let last = data.lastAnswered, let index = items.firstIndex(where: { $0.id == last }) {
      if answers[last] == nil { return last }
      return items.indices.contains(index + 1) ? items[index + 1].id : nil
    }
    if let item = data.item, items.contains(where: { $0.id == item }) { return item }
    guard data.item != nil || data.lastAnswered != nil else { return items.first?.id }
    report.hasMoved = true
    return items.first { answers[$0.id] == nil }?.id ?? items.last?.id
  }
}
