internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// Does a command on the participant's record.
  func runCare(_ command: CommandName, _ desk: CareDesk) -> Program.End {
    switch command {
    case .today: return Program.End(desk.showDay(nil))
    case .day: return onDay(at: 0, desk) { Program.End(desk.showDay($0)) }
    case .week: return onDay(at: 0, desk) { Program.End(desk.showWeek($0)) }
    case .due: return Program.End(desk.showDue())
    case .start: return start(desk)
    case .resume: return resume(desk)
    case .drafts: return Program.End(desk.listDrafts())
    case .discard: return Program.End(desk.discard(invocation.arguments[0]))
    case .show: return onDay(at: 1, desk) { Program.End(desk.show(task(desk), on: $0)) }
    case .history:
      return Program.End(desk.showHistory(invocation.arguments.isEmpty ? nil : task(desk)))
    case .delete: return onDay(at: 1, desk) { delete(desk, on: $0) }
    case .learn:
      return invocation.arguments.first.map(desk.learn) ?? Program.End(desk.listTopics())
    // Those that need no record are done before one is opened.
    case .run, .check, .events, .help, .quit: return Program.End(.usage)
    }
  }

  private func start(_ desk: CareDesk) -> Program.End {
    onDay(at: 1, desk) { day in
      let task = task(desk)
      if let path = invocation.options["answers"] {
        return withAnswers(at: path) { desk.start(task, on: day, answers: $0) }
      }
      guard canAsk else { return fail(phrases(.runNeedsAnswers), .usage) }
      return desk.start(task, on: day)
    }
  }

  private func resume(_ desk: CareDesk) -> Program.End {
    guard canAsk else { return fail(phrases(.resumeNeedsPerson), .usage) }
    return desk.resume(invocation.arguments.isEmpty ? nil : task(desk))
  }

  private func delete(_ desk: CareDesk, on day: CivilDate?) -> Program.End {
    desk.delete(
      task(desk), on: day, reason: invocation.options["reason"],
      author: invocation.options["author"])
  }

  /// The task that the first argument names, by its id or by its number on today's page.
  private func task(_ desk: CareDesk) -> String {
    let word = invocation.arguments[0]
    guard let number = Int(word), let page = try? desk.store.page(for: desk.store.today),
      page.events.indices.contains(number - 1)
    else { return word }
    return page.events[number - 1].task.id
  }

  /// Does something on the day that an argument means, if it is there.
  private func onDay(
    at index: Int, _ desk: CareDesk, _ body: (CivilDate?) -> Program.End
  ) -> Program.End {
    guard invocation.arguments.indices.contains(index) else { return body(nil) }
    guard let day = desk.day(invocation.arguments[index]) else { return Program.End(.usage) }
    return body(day)
  }
}
