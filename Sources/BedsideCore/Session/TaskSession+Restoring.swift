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
    session.written = data.written.filter { session.task.item($0.key)?.format.isText ?? false }
    session.details = data.details.filter { task.step($0.key) != nil }
    session.restorePlace(data, &report)
    session.restoreAlerts(data.alerts)
    return (session, report)
  }

  private mutating func restoreAnswers(_ data: RestorationData) -> [RestorationReport.Dropped] {
    var dropped: [RestorationReport.Dropped] = []
    for (id, saved) in inOrder(data.answers) {
      guard let item = task.item(id) else {
        dropped.append(.init(id: id, value: saved.value, reason: .noSuchItem))
        continue
      }
      do {
        answers[id] = AnswerRecord(
          answer: try answer(saved, for: item), startDate: saved.startDate,
          endDate: saved.endDate, milliseconds: saved.milliseconds)
      } catch {
        dropped.append(.init(id: id, value: saved.value, reason: .doesNotFit(error)))
      }
    }
    return dropped
  }

  /// The answers by their ids; those that repeat others behind all others.
  private func inOrder(
    _ answers: [Identifier<FormItem>: SavedAnswer]
  ) -> [(key: Identifier<FormItem>, value: SavedAnswer)] {
    let sorted = answers.sorted { $0.key < $1.key }
    let repeats = { (id: Identifier<FormItem>) in task.item(id)?.format.original != nil }
    return sorted.filter { !repeats($0.key) } + sorted.filter { repeats($0.key) }
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
    var context = context(for: item)
    context.today = context.today.adding(days: -days)
    context.now = saved.endDate
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
    let exits = earlyExits(data)
    let last = data.path.last?.id
    var target = task.target(after: nil, given: [:])
    while case .step(let id) = target, let step = task.step(id), way.place(of: id) == nil,
      way.visits.isEmpty || visited[id] != nil || isAtNothing
    {
      way.lastEndDate = visited[id]
      enter(step, at: visited[id] ?? clock.now())
      if id == last, !isAtNothing { break }
      target = exits[id].map { .step($0) } ?? (mayPass(data) ? self.target(after: id) : .end)
    }
    // A task that has changed may ask nothing any more where the run stood.
    if isAtNothing, let shown = way.stops.lastIndex(where: { !asksNothing($0) }) {
      retreat(to: shown)
    }
    report.hasMoved = way.visits.last?.id != last && !data.path.isEmpty
    guard let stop = way.stops.last else { return }
    place(cursor: place(data, &report))
    if !report.hasMoved, let jump = data.jump { returnPoint = point(of: jump) }
    askedAt = clock.now()
    // The draft knows all this already, so nobody hears of a change.
    var presentation = StepPresentation(filled(task.steps[stop.step]))
    delegate?.session(self, willPresent: &presentation)
    self.presentation = presentation
  }

  /// Whether the last step on the way is a form that asks nothing.
  private var isAtNothing: Bool { way.stops.last.map(asksNothing) ?? false }

  /// Where a jump back began; nil where the task has no such place any more.
  private func point(of jump: DraftJump) -> ReturnPoint? {
    guard let position = task.index.positions[jump.step] else { return nil }
    let item = jump.item.map { id in task.index.items[position].firstIndex { $0.id == id } }
    if case .some(nil) = item { return nil }
    return ReturnPoint(
      place: Place(step: jump.step, item: item ?? nil), steps: Set(jump.steps))
  }

  private func target(after id: Identifier<Step>) -> NavigationTarget {
    task.target(after: id, given: way.given)
  }

  /// Where steps were left by their ways out of the task, to which no answer leads.
  private func earlyExits(_ data: RestorationData) -> [Identifier<Step>: Identifier<Step>] {
    Dictionary(
      zip(data.path, data.path.dropFirst()).compactMap { from, to in
        task.step(from.id)?.earlyTermination?.goTo == to.id ? (from.id, to.id) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the step that is last on the way lacks no answer but what the person took back.
  private func mayPass(_ data: RestorationData) -> Bool {
    missingPositions.allSatisfy { data.cleared.contains(currentItems[$0].id) }
  }

  /// The question to resume at in the step at hand.
  private func place(_ data: RestorationData, _ report: inout RestorationReport) -> Int? {
    let items = currentItems
    if !items.isEmpty, items.allSatisfy({ $0.source != .asked }) { return nil }
    let shown = items.indices.filter { isShown($0) }
    if data.isPassed, !report.hasMoved { return nil }
    if report.hasMoved { return shown.first { !isSettled(items[$0]) } ?? shown.last }
    if let last = data.lastAnswered, let item = shown.first(where: { items[$0].id == last }) {
      return answers[last] == nil ? item : nextShown(after: item)
    }
    if let id = data.item, let item = shown.first(where: { items[$0].id == id }) { return item }
    guard data.item != nil || data.lastAnswered != nil else { return shown.first }
    report.hasMoved = true
    return shown.first { answers[items[$0].id] == nil } ?? shown.last
  }
}

extension AnswerFormat {
  /// Whether it takes a text, which may be written over some time.
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
