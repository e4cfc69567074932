internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CommandRunner {
  /// Does a command on the participant's record.
  func runCare(_ command: CommandName, _ desk: CareDesk) -> Program.End {
    // What is asked for in it rests on the records as they are now.
    guard Grammar.spec(command).isOfRecords, let erasures = try? desk.store.erasures() else {
      return doCare(command, desk)
    }
    return desk.store.begun(after: erasures) { doCare(command, desk) }
  }

  private func doCare(_ command: CommandName, _ desk: CareDesk) -> Program.End {
    if let end = refuseValue(command) { return end }
    switch command {
    case .today: return Program.End(desk.showDay(nil, tag: invocation.options["tag"]))
    case .day:
      return onDay(at: 0, desk) { Program.End(desk.showDay($0, tag: invocation.options["tag"])) }
    case .week: return onDay(at: 0, desk) { Program.End(desk.showWeek($0)) }
    case .due: return Program.End(desk.showDue(tag: invocation.options["tag"]))
    case .notify: return notify(desk)
    case .reminders: return reminders(desk)
    case .start: return start(desk)
    case .resume: return resume(desk)
    case .drafts: return Program.End(desk.listDrafts())
    case .discard: return desk.discard(invocation.arguments[0])
    case .done, .undone, .log, .unlog, .undo, .amend: return mark(command, desk)
    case .show where invocation.arguments[0] == CareDesk.contactsWord:
      if let end = refuseArgument(at: 2) { return end }
      return Program.End(desk.showContacts(invocation.arguments.dropFirst().first))
    case .show where invocation.arguments[0] == CareDesk.consentWord:
      if let end = refuseArgument(at: 2) { return end }
      return onDay(at: 1, desk) { Program.End(desk.showConsent(on: $0)) }
    case .show:
      return onEvent(desk) { Program.End(desk.show($0, letter: $1, on: $2)) }
    case .history:
      return inRange(desk.context) { range in
        Program.End(desk.showHistory(invocation.arguments.isEmpty ? nil : task(desk), range))
      }
    case .delete:
      return onEvent(desk) { name, letter, day in
        desk.delete(
          name, letter: letter, on: day, reason: invocation.options["reason"],
          author: invocation.options["author"])
      }
    case .withdraw:
      return desk.withdraw(
        records: invocation.options["records"], confirming: invocation.options["confirm"])
    case .learn:
      var desk = desk
      desk.presenter.picture =
        invocation.options["picture"].flatMap(ModelPicture.init) ?? .auto
      return topic(desk).map(desk.learn) ?? Program.End(desk.listTopics())
    case .insights, .chart: return insights(command, desk)
    case .report: return report(desk)
    case .summary: return summary(desk)
    case .language: return language(desk)
    // Those that need no record are done before one is opened.
    case .run, .check, .preview, .new, .events, .help, .quit, .verify, .doctor, .audit,
      .participants, .export, .import, .erase:
      return Program.End(.usage)
    }
  }

  /// Says what would do where one value is named and the command is for a whole event.
  private func refuseValue(_ command: CommandName) -> Program.End? {
    switch command {
    case .start, .resume, .show, .delete, .history, .learn: break
    default: return nil
    }
    guard let word = invocation.arguments.first, let value = EventAddress(word).value else {
      return nil
    }
    let names: KeyValuePairs = [
      "word": word, "command": command.rawValue,
      "name": String(word.dropLast("\(value)".count + 1)),
    ]
    return fail(phrases(.valueOfOther, names), .usage)
  }

  private func start(_ desk: CareDesk) -> Program.End {
    onDay(at: 1, desk) { day in
      let row = row(desk)
      if let row, let end = refuseLetter(row, desk) { return end }
      let event = row.flatMap(event)
      let task = row?.task.id ?? invocation.arguments[0]
      // A number names an event; of a task that may be late there are several.
      let day = day ?? event?.scheduleEvent.day
      if let path = invocation.options["answers"] {
        return withAnswers(at: path) { desk.start(task, on: day, answers: $0) }
      }
      guard canAsk else {
        return desk.obstacle(toStarting: task, on: day)
          ?? fail(phrases(.runNeedsAnswers), .usage)
      }
      return desk.start(task, on: day)
    }
  }

  private func resume(_ desk: CareDesk) -> Program.End {
    let task = invocation.arguments.isEmpty ? nil : task(desk)
    if !canAsk, desk.canResume(task) { return fail(phrases(.resumeNeedsPerson), .usage) }
    return desk.resume(task)
  }

  /// The task that the first argument names, by its id or by its number on today's page.
  private func task(_ desk: CareDesk) -> String {
    row(desk)?.task.id ?? invocation.arguments[0]
  }

  /// What is to be learned: a topic by its name, or by the number of its card.
  private func topic(_ desk: CareDesk) -> String? {
    guard let word = invocation.arguments.first else { return nil }
    return row(desk)?.task.card.topic ?? word
  }

  /// The row whose number on today's page begins the first argument.
  private func row(_ desk: CareDesk) -> CardRow? {
    let address = EventAddress(invocation.arguments[0])
    return address.number.flatMap { number in (try? CardRows.today(desk))?[number] }
  }

  /// The event that the first argument names by its number, and its letter where one is given: else the
  /// first of the row that is not done.
  private func event(_ row: CardRow) -> Event? {
    let letter = EventAddress(invocation.arguments[0]).letter
    if let letter { return row.event(lettered: letter) }
    return row.events.first { !$0.progress.isComplete } ?? row.events.first
  }

  /// Says that a row has no event of the letter in the first argument; nil where it has, or is closed.
  private func refuseLetter(_ row: CardRow, _ desk: CareDesk) -> Program.End? {
    guard let letter = EventAddress(invocation.arguments[0]).letter, !row.events.isEmpty,
      row.event(lettered: letter) == nil
    else { return nil }
    return fail(desk.noLetter(letter, of: row.task.id, among: row.events.count), .noSuchThing)
  }

  /// Does something on the day that an argument means, if it is there.
  func onDay(
    at index: Int, _ desk: CareDesk, _ body: (CivilDate?) -> Program.End
  ) -> Program.End {
    guard invocation.arguments.indices.contains(index) else { return body(nil) }
    guard let day = desk.day(invocation.arguments[index]) else { return Program.End(.usage) }
    return body(day)
  }

  /// Does something to the event that the arguments name: `2`, `2b`, `tablets b`, with a day behind or
  /// without.
  private func onEvent(
    _ desk: CareDesk, _ body: (String, String?, CivilDate?) -> Program.End
  ) -> Program.End {
    let words = invocation.arguments
    let letter = words.count > 1 && EventAddress.isLetter(words[1]) ? words[1] : nil
    let place = letter == nil ? 1 : 2
    if let end = refuseArgument(at: place + 1) { return end }
    return onDay(at: place, desk) { body(words[0], letter, $0) }
  }

  private func refuseArgument(at index: Int) -> Program.End? {
    guard invocation.arguments.indices.contains(index) else { return nil }
    return fail(phrases(.unexpectedArgument, ["text": invocation.arguments[index]]), .usage)
  }
}
