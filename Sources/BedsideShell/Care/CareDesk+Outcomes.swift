public import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// Shows the answers to a task: those of `day`, or the latest.
  public func show(_ id: String, on day: CivilDate?) -> ExitCode {
    reporting { () throws(CareError) in
      _ = try store.versions(of: id)
      guard let stored = try outcome(of: id, on: day) else {
        let names: KeyValuePairs = [
          "task": title(id), "day": day.map { phrases.long($0) } ?? "",
        ]
        renderer.show(.text(phrases(day == nil ? .showNothing : .showNothingOnDay, names)))
        return .noSuchThing
      }
      if isJSON {
        renderer.write(stored.json)
      } else if isPlain {
        let columns = ["id", "state", "entry", "value", "units", "display"]
        renderer.write(stored.answers, columns: columns)
      } else {
        let steps = try steps(of: stored)
        renderer.show(
          OutcomePage(stored: stored, title: title(id), steps: steps, desk: self).blocks,
          on: .data)
      }
      return .done
    }
  }

  /// Shows all that was recorded, changed and taken back, of a task or of all.
  public func showHistory(_ id: String?) -> ExitCode {
    reporting { () throws(CareError) in
      if let id { _ = try store.versions(of: id) }
      let page = HistoryPage(
        entries: try store.history(of: id), withdrawals: id == nil ? try store.withdrawals() : [],
        desk: self)
      if isJSON {
        renderer.write(page.json)
      } else if isPlain {
        let columns = ["date", "change", "event", "day", "author", "reason"]
        renderer.write(page.records, columns: columns)
      } else {
        renderer.show(page.blocks(of: id), on: .data)
      }
      return .done
    }
  }

  /// Takes back the answers to a task of `day`, or today's; asks first where somebody can be asked.
  public func delete(
    _ id: String, on day: CivilDate?, reason: String?, author: String?
  ) -> Program.End {
    reportingEnd { () throws(CareError) in
      _ = try store.versions(of: id)
      let day = day ?? store.today
      let events = try store.page(for: day).events.filter { $0.task.id == id }
      guard let event = events.last(where: { $0.outcome != nil }) else {
        if day > store.today { throw CareError.refused(.future(task: id, day: day)) }
        throw CareError.refused(.nothingRecorded(task: id, day: day))
      }
      let correction = author.map { Outcome.Correction(author: $0, reason: reason ?? "") }
      // The rules come before the question: nobody is asked about what can't be done.
      try store.checkDeleting(event, correction: correction)
      if let end = askToDelete(event) { return end }
      try store.delete(event.key, reason: reason, correction: correction)
      let names: KeyValuePairs = ["task": title(id), "day": phrases.short(day)]
      renderer.show(.text(phrases(.deleted, names), .answer))
      return Program.End(.done)
    }
  }

  /// Asks whether to take answers back; nil for yes.
  func askToDelete(_ event: Event) -> Program.End? {
    guard canAsk else { return nil }
    let names: KeyValuePairs = [
      "task": event.task.title, "day": phrases.short(event.scheduleEvent.day),
    ]
    let options = [
      MenuOption(key: .deleteYes, label: .deleteYesLabel),
      MenuOption(key: .deleteNo, label: .deleteNoLabel),
    ]
    switch renderer.choose(phrases(.deleteAsk, names), options) {
    case .option(0): return nil
    case .option, .interrupted, .endOfInput: return Program.End(.aborted)
    case .terminated(let signal): return Program.End(.aborted, signal: signal)
    }
  }

  private func outcome(of id: String, on day: CivilDate?) throws(CareError) -> StoredOutcome? {
    if let day { return try store.lastOutcome(of: id, on: day) }
    return try store.latestOutcome(of: id)
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
