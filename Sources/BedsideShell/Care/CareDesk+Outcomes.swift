public import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Shows the answers to a task: those of `day`, or the latest; of several events that of `letter`.
  ///
  /// `name` is a task's id, or a number on today's page, with a letter behind it or without.
  @discardableResult
  public func show(_ name: String, letter: String? = nil, on day: CivilDate?) -> ExitCode {
    reporting { () throws(CareError) in
      let address = EventAddress(name)
      let isLettered = letter != nil || address.letter != nil
      let row = address.number == nil ? nil : try CardRows.today(self)[address.number ?? 0]
      let task = row?.task.id ?? name
      if address.number == nil || row != nil { _ = try store.versions(of: task) }
      if isLettered || day != nil { return try show(name, letter, task, on: day) }
      guard let latest = try store.latestOutcome(of: task) else {
        return row == nil && address.number != nil
          ? try show(name, nil, task, on: nil) : showNothing(task, on: nil)
      }
      return try show(name, nil, task, on: latest.day)
    }
  }

  private func show(
    _ name: String, _ letter: String?, _ task: String, on day: CivilDate?
  ) throws(CareError) -> ExitCode {
    let finder = EventFinder(desk: self, day: day)
    switch try finder.find([name] + [letter].compactMap(\.self)) {
    case .failure(let problem): return tell(problem)
    case .success(let place):
      if let problem = finder.unexpected(place) { return tell(problem) }
      let recorded = place.events.filter { $0.outcome != nil }
      if recorded.count > 1, let problem = try finder.problem(place, .show) { return tell(problem) }
      if let event = recorded.first, let stored = try store.storedOutcome(of: event.key) {
        return try show(stored, task)
      }
      // What is not on the day's page any more is in the record still.
      let isLettered = letter != nil || EventAddress(name).letter != nil
      if !isLettered, let day, let stored = try store.lastOutcome(of: task, on: day) {
        return try show(stored, task)
      }
      return showNothing(task, on: day ?? store.today)
    }
  }

  private func showNothing(_ task: String, on day: CivilDate?) -> ExitCode {
    let names: KeyValuePairs = [
      "task": title(task), "day": day.map { phrases.long($0) } ?? "",
    ]
    renderer.show(.text(phrases(day == nil ? .showNothing : .showNothingOnDay, names)))
    return .noSuchThing
  }

  private func show(_ stored: StoredOutcome, _ task: String) throws(CareError) -> ExitCode {
    if isJSON {
      renderer.write(stored.json)
    } else if isPlain {
      let columns = ["id", "state", "entry", "value", "units", "display"]
      renderer.write(stored.answers, columns: columns)
    } else {
      let steps = try steps(of: stored)
      let title = (try? store.event(stored.outcome.key)).map { ownTitle(of: $0) }
      renderer.show(
        OutcomePage(stored: stored, title: title ?? self.title(task), steps: steps, desk: self)
          .blocks,
        on: .data)
    }
    return .done
  }

  /// Takes back the answers to a task of `day`, or today's, of several events those to that of
  /// `letter`; asks first where somebody can be asked.
  ///
  /// `name` is a task's id, or a number on today's page, with a letter behind it or without.
  public func delete(
    _ name: String, letter: String? = nil, on day: CivilDate?, reason: String?, author: String?
  ) -> Program.End {
    var desk = self
    desk.correction = Self.correction(name, letter, on: day, because: reason)
    return desk.reportingEnd { () throws(CareError) in
      let options = [("--author", author), ("--reason", reason)].flatMap { name, value in
        value.map { [name, ShellWords.quoted($0)] } ?? []
      }
      let finder = EventFinder(desk: self, day: day, typed: options)
      let correction = author.map { Outcome.Correction(author: $0, reason: reason ?? "") }
      let event: Event
      let found = try finder.recorded([name] + [letter].compactMap(\.self), .delete) {
        (event) throws(CareError) in try store.checkDeleting(event, correction: correction)
      }
      switch found {
      case .failure(let problem): return Program.End(tell(problem))
      case .success(let one): event = one
      }
      // The rules come before the question: nobody is asked about what can't be done.
      try store.checkDeleting(event, correction: correction)
      let known = try store.storedOutcome(of: event.key)?.valueIDs
      if let end = askToDelete(event) { return end }
      try store.delete(event.key, reason: reason, correction: correction, knowing: known)
      tellDeleted(event)
      try tellOfLostEnrolment(event)
      return Program.End(.done)
    }
  }

  private func tellDeleted(_ event: Event) {
    if isJSON || isPlain {
      _ = tell(.deleted, event, nil)
    } else {
      let names: KeyValuePairs = [
        "task": ownTitle(of: event), "day": phrases.short(event.scheduleEvent.day),
      ]
      renderer.show(.text(phrases(.deleted, names), .answer))
    }
  }

  /// The command by which somebody else takes back what was named, with its letter.
  private static func correction(
    _ name: String, _ letter: String?, on day: CivilDate?, because reason: String?
  ) -> CorrectingCommand? {
    guard EventAddress(name).number == nil, let day else { return nil }
    let words = ["delete", name] + [letter].compactMap(\.self) + ["\(day)"]
    return CorrectingCommand(
      words.joined(separator: "\u{A0}"), reason: reason.map { ShellWords.quoted($0).withJoints })
  }

  /// Says what it comes to that an enrolment was taken back; nothing where the participant still is
  /// enrolled.
  func tellOfLostEnrolment(_ event: Event) throws(CareError) {
    guard event.task.id == store.enrolment, let day = try store.enrolmentDay(),
      try store.firstCompletion(of: event.task.id) == nil
    else { return }
    let names: KeyValuePairs = [
      "task": event.task.title, "id": event.task.id, "day": phrases.short(day),
    ]
    renderer.show(.text(phrases(.deletedEnrolment, names), .notice))
  }

  private func tell(_ problem: EventFinder.Problem) -> ExitCode {
    renderer.show(.text(problem.message, .problem))
    return problem.code
  }

  /// Asks whether to take answers back; nil for yes.
  func askToDelete(_ event: Event) -> Program.End? {
    guard canAsk else { return nil }
    let names: KeyValuePairs = [
      "task": ownTitle(of: event), "day": phrases.short(event.scheduleEvent.day),
    ]
    let options = [
      MenuOption(key: .deleteYes, label: .deleteYesLabel),
      MenuOption(key: .deleteNo, label: .deleteNoLabel),
    ]
    let question: Phrase = event.task.id == store.enrolment ? .deleteAskEnrolment : .deleteAsk
    switch renderer.choose(phrases(question, names), options) {
    case .option(0): return nil
    case .option, .interrupted, .endOfInput: return Program.End(.aborted)
    case .terminated(let signal): return Program.End(.aborted, signal: signal)
    }
  }

  /// The steps under which an outcome was recorded, for the words of its questions.
  func steps(of stored: StoredOutcome) throws(CareError) -> OrderedTask? {
    let key = stored.outcome.key
    guard case .string(let hash) = stored.result?["contentHash"] else { return nil }
    let current = try store.versions(of: key.task).version(key.version)
    if let task = current.flatMap({ try? content.steps(of: $0) }), task.contentHash == hash {
      return task
    }
    return try store.plannedFile(of: key.task, contentHash: hash)
      .flatMap { content.steps(inFile: $0) }
  }
}
