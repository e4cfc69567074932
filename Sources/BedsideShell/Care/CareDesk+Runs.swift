public import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Walks through the event of a task that is due, or that of `day`; asks first when answers to it
  /// are waiting to be finished.
  public func start(_ id: String, on day: CivilDate?) -> Program.End {
    reportingEnd { () throws(CareError) in
      let event = try store.eventToStart(id, on: day)
      let waiting = try store.drafts().filter { draft in
        // What is done once has an event for each day until then; they are one to the person.
        draft.key == event.key || event.task.isOnce && draft.key.task == id
      }
      if let draft = waiting.first(where: { $0.data.answeredCount > 0 }) {
        return try startOver(event, draft)
      }
      // Nothing was answered in these yet; but another shell may be about to.
      for draft in waiting { try discardUnlessHeld(draft) }
      return try begin(event)
    }
  }

  /// Records the answers of a file for the event of a task that is due, or that of `day`.
  public func start(_ id: String, on day: CivilDate?, answers file: AnswersFile) -> Program.End {
    reportingEnd { () throws(CareError) in
      let event = try store.eventToStart(id, on: day)
      let waiting = try store.drafts().first {
        $0.key == event.key && $0.data.answeredCount > 0
      }
      if let waiting {
        renderer.show(.text(found(waiting, event.task), .problem))
        renderer.show(.text(phrases(.draftInTheWay, ["task": id])))
        return Program.End(.badData)
      }
      guard let task = steps(of: event.task) else { return Program.End(.badData) }
      var session = TaskSession(
        task: task, runID: makeRunID(), context: context, clock: clock,
        earlier: try store.earlierAnswers(to: task.earlierTasks))
      let keeper = StoreDraftKeeper(store, event: event, phrases: phrases)
      let run = UnattendedRun(
        &session, answers: file, files: presenter.steps.files, keeper: keeper)
      renderer.show(
        run.problems.map {
          .line(StyledText("\($0)", $0.severity == .error ? .problem : .notice))
        })
      guard let reason = run.finish else { return Program.End(.badData) }
      for alert in run.alerts {
        renderer.show(AlertPage(alert: alert, phrases: phrases).blocks)
      }
      if case .failed(let why) = reason {
        renderer.show(.text(why, .problem))
        return Program.End(.failure)
      }
      return finish(session, TaskEnd(reason: reason), event: event, begun: store.today, keeper)
    }
  }

  /// Goes on with unfinished answers: those of the task, or the only ones there are.
  public func resume(_ id: String?) -> Program.End {
    reportingEnd { () throws(CareError) in
      let drafts = try store.drafts()
      let fitting = drafts.filter { id == nil || $0.key.task == id || $0.id.description == id }
      if fitting.isEmpty {
        if let id {
          renderer.show(.text(phrases(.noDraft, ["task": id]), .problem))
          return Program.End(.noSuchThing)
        }
        renderer.show(.text(phrases(.draftsNone)))
        return Program.End(.nothingDue)
      }
      if id == nil, Set(fitting.map(\.key.task)).count > 1 {
        renderer.show(.text(phrases(.draftChoose)))
        return Program.End(listDrafts())
      }
      return try goOn(fitting[0])
    }
  }

  private func startOver(_ event: Event, _ draft: Draft) throws(CareError) -> Program.End {
    guard canAsk else { return try goOn(draft) }
    renderer.show(.gap, .text(found(draft, event.task), .notice))
    let options = [
      MenuOption(key: .draftResume, label: .draftResumeLabel),
      MenuOption(key: .draftRestart, label: .draftRestartLabel),
      MenuOption(key: .draftDiscard, label: .draftDiscardLabel),
      MenuOption(key: .draftLater, label: .draftLaterLabel),
    ]
    switch renderer.choose(phrases(.draftTitle), options) {
    case .option(0): return try goOn(draft)
    case .option(1):
      try discardUnlessHeld(draft)
      return try begin(event)
    case .option(2):
      try discardUnlessHeld(draft)
      renderer.show(.text(phrases(.draftDiscarded, ["task": event.task.title])))
      return Program.End(.done)
    case .option, .interrupted, .endOfInput: return Program.End(.unfinished)
    case .terminated(let signal): return Program.End(.unfinished, signal: signal)
    }
  }

  private func begin(_ event: Event) throws(CareError) -> Program.End {
    guard let task = steps(of: event.task) else { return Program.End(.badData) }
    var session = TaskSession(
      task: task, runID: makeRunID(), context: context, clock: clock,
      earlier: try store.earlierAnswers(to: task.earlierTasks))
    let keeper = StoreDraftKeeper(store, event: event, phrases: phrases)
    let end = presenterOfRuns.run(&session, keeper: keeper)
    return finish(session, end, event: event, begun: store.day(of: session.startDate), keeper)
  }

  /// Discards a draft that no other shell has open.
  func discardUnlessHeld(_ draft: Draft) throws(CareError) {
    let hold = try store.hold(draft.id)
    try withExtendedLifetime(hold) { () throws(CareError) in try store.discard(draft.id) }
  }

  private func goOn(_ draft: Draft) throws(CareError) -> Program.End {
    let hold = try store.hold(draft.id)
    let event = try store.event(draft.key)
    do throws(CareError) {
      try store.checkResuming(draft)
    } catch {
      renderer.show(.text(phrases(.draftTooLate, ["task": draft.key.task])))
      throw error
    }
    guard let task = try steps(of: draft, event.task) else { return Program.End(.badData) }
    let day = phrases.short(event.scheduleEvent.day)
    renderer.show(.text(phrases(.resuming, ["task": task.title, "day": day])))
    var (session, report) = TaskSession.restored(
      draft.data, task: task, context: context, clock: clock,
      earlier: try store.earlierAnswers(to: task.earlierTasks))
    tell(report, task)
    let keeper = StoreDraftKeeper(
      store, event: event, phrases: phrases, id: draft.id, hold: hold)
    let end = presenterOfRuns.run(&session, keeper: keeper)
    return finish(session, end, event: event, begun: draft.begun, keeper)
  }

  /// The steps with which a draft began, from the plan if they have changed since.
  private func steps(of draft: Draft, _ task: CareTask) throws(CareError) -> OrderedTask? {
    let hash = draft.data.header.contentHash
    if let current = try? content.steps(of: task), current.contentHash == hash { return current }
    let planned = try store.plannedFile(of: draft.key.task, contentHash: hash)
    return planned.flatMap { content.steps(inFile: $0) } ?? steps(of: task)
  }

  func steps(of task: CareTask) -> OrderedTask? {
    guard task.survey != nil else {
      renderer.show(.text(phrases(.noSteps, ["task": task.title]), .problem))
      return nil
    }
    do {
      return try content.steps(of: task)
    } catch {
      let names: KeyValuePairs = ["task": task.title, "problem": error.problem]
      renderer.show(.text(phrases(.contentBroken, names), .problem))
      return nil
    }
  }

  /// Says from when the unfinished answers are, and how far they go.
  private func found(_ draft: Draft, _ task: CareTask) -> String {
    let date = moment(draft.data.lastDate)
    guard let steps = try? steps(of: draft, task) else {
      return phrases(.draftFoundPlain, ["date": date])
    }
    let earlier = (try? store.earlierAnswers(to: steps.earlierTasks)) ?? .none
    let session = TaskSession.restored(
      draft.data, task: steps, context: context, clock: clock, earlier: earlier
    ).session
    guard let progress = session.progress else { return phrases(.draftFoundPlain, ["date": date]) }
    let names: KeyValuePairs = [
      "date": date, "position": String(progress.position), "total": String(progress.total),
    ]
    return phrases(progress.isApproximate ? .draftFoundAbout : .draftFound, names)
  }

  private func tell(_ report: RestorationReport, _ task: OrderedTask) {
    if report.hasChanged {
      renderer.show(.text(phrases(.restoredChanged, ["task": task.title]), .notice))
    }
    if !report.dropped.isEmpty {
      renderer.show(.text(phrases(.restoredDropped, count: report.dropped.count), .notice))
      renderer.show(report.dropped.map { .bullet(text(of: $0, task)) })
    }
    if report.hasMoved { renderer.show(.text(phrases(.restoredMoved), .notice)) }
  }

  private func text(of dropped: RestorationReport.Dropped, _ task: OrderedTask) -> String {
    let item = task.item(dropped.id)?.text ?? dropped.id.rawValue
    // A measure's draft holds the unit too, which says nothing here.
    let value = dropped.value["typed"] == nil ? dropped.value : dropped.value["value"] ?? .null
    switch dropped.reason {
    case .noSuchItem:
      return phrases(.droppedNoItem, ["item": item, "value": value.text])
    case .doesNotFit(let error):
      let reason = phrases.message(for: error, decimalMark: decimalMark)
      return phrases(
        .droppedValue, ["item": item, "value": value.text, "reason": reason])
    }
  }
}
