public import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Walks through the event of a task that is due, or that of `day`; asks first when answers to it
  /// are waiting to be finished.
  public func start(_ id: String, on day: CivilDate?) -> Program.End {
    reportingEnd { () throws(CareError) in
      let event = try store.eventToStart(id, on: day)
      let drafts = try store.drafts().filter { $0.key.task == id }
      let waiting = drafts.filter { belongs($0, to: event) }
      if let draft = waiting.first(where: \.data.isSaveable) {
        return try askAbout(draft, starting: event)
      }
      // Nothing was answered in these yet; but another shell may be about to.
      for draft in waiting { try discardUnlessHeld(draft) }
      if let other = drafts.first(where: { $0.data.isSaveable && !belongs($0, to: event) }) {
        tellOfAnother(other)
      }
      return try begin(event)
    }
  }

  /// Records the answers of a file for the event of a task that is due, or that of `day`.
  public func start(_ id: String, on day: CivilDate?, answers file: AnswersFile) -> Program.End {
    reportingEnd { () throws(CareError) in
      let event = try store.eventToStart(id, on: day)
      let waiting = try store.drafts().first { belongs($0, to: event) && $0.data.isSaveable }
      if let waiting {
        renderer.show(.text(found(waiting, event.task), .problem))
        renderer.show(.text(phrases(.draftInTheWay, ["task": id])))
        return Program.End(.badData)
      }
      guard let task = steps(of: event.task) else { return Program.End(.badData) }
      var session = TaskSession(
        task: task, runID: makeRunID(), context: context, clock: clock,
        earlier: try store.earlierAnswers(to: task.earlierTasks))
      let keeper = StoreDraftKeeper(store, event: event, phrases: phrases, maker: maker)
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
      return finish(session, TaskEnd(reason: reason), event: event, keeper)
    }
  }

  func begin(_ event: Event) throws(CareError) -> Program.End {
    guard let task = steps(of: event.task) else { return Program.End(.badData) }
    var session = TaskSession(
      task: task, runID: makeRunID(), context: context, clock: clock,
      earlier: try store.earlierAnswers(to: task.earlierTasks))
    let keeper = StoreDraftKeeper(store, event: event, phrases: phrases, maker: maker)
    let day = event.scheduleEvent.day
    if day < store.today {
      let names: KeyValuePairs = ["task": event.task.title, "day": phrases.long(day)]
      renderer.show(.text(phrases(.beginningLate, names), .notice))
    }
    let end = presenter(of: event).run(&session, keeper: keeper)
    return finish(session, end, event: event, keeper)
  }

  func steps(of task: CareTask) -> OrderedTask? {
    guard task.survey != nil else {
      showWhatInstead(task)
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

  /// Says what to type for a task that has no questions.
  func showWhatInstead(_ task: CareTask) {
    let row = (try? CardRows.today(self))?.rows(of: task.id).first { !$0.events.isEmpty }
    let writer = CardWriter(desk: self, day: store.today, drafts: [:])
    let index = row?.events.firstIndex(where: writer.isOpen)
    let command =
      if let row, let index, task.card.style.isCompletable {
        writer.command(for: row.events[index], row.name(of: index))
      } else {
        task.card.topic.map { "learn\u{A0}\($0)" } ?? ""
      }
    let names: KeyValuePairs = ["task": task.title, "command": command]
    renderer.show(.text(phrases(command.isEmpty ? .noSteps : .startNeedsDone, names), .problem))
  }
}
