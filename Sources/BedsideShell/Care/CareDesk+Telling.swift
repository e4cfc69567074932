internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CareDesk {
  /// What an event is called: its task, and which of several it is; with its day where that is not today.
  func title(of event: Event) -> String {
    let title = ownTitle(of: event)
    let day = event.scheduleEvent.day
    return day == store.today ? title : "\(title), \(phrases.short(day))"
  }

  /// What an event is called whatever its day: its task, and which of several it is.
  func ownTitle(of event: Event) -> String {
    let isOneOfSeveral = (event.task.schedule?.elements.count ?? 0) > 1
    let names = [event.task.title, isOneOfSeveral ? name(of: event) : nil].compactMap(\.self)
    return names.joined(separator: ", ")
  }

  /// What tells an event from others of its day: its element's name, or the time at which it begins.
  private func name(of event: Event) -> String? {
    if let text = event.element?.text { return text }
    if event.scheduleEvent.isAllDay { return nil }
    return phrases.clock(
      store.days.zone.local(event.scheduleEvent.start).time, conventions)
  }

  /// How an event is named in commands: by its place on today's page, else by its task and its day.
  func shownName(of event: Event) -> String {
    (try? CardRows.today(self).name(of: event.key)).flatMap(\.self) ?? event.task.id
  }

  /// What can be said of an event in phrases.
  func names(of event: Event) -> KeyValuePairs<String, String> {
    let unit = event.task.card.units ?? event.element?.targetValues.first?.units
    let value = phrases(.rowValue) + (unit.map { "\u{A0}\($0)" } ?? "")
    return [
      "task": title(of: event), "id": event.task.id, "name": shownName(of: event), "value": value,
      "day": phrases.short(event.scheduleEvent.day),
    ]
  }

  /// Says what became of an event, in the form that was asked for; `values` are those that changed.
  func tell(
    _ phrase: Phrase, _ event: Event, _ stored: StoredOutcome?, values: [OutcomeValue] = []
  ) -> Program.End {
    if isJSON {
      renderer.write(json(event, stored))
    } else if isPlain {
      renderer.write(
        [json(event, stored)], columns: ["event", "day", "done", "progress", "recorded"])
    } else {
      // That something happened needs no value beside it.
      let told = values.filter { $0.value != .boolean(true) || $0.units != nil }
      let texts = told.map { ", " + text(of: $0, unit: event.task.card.units) }
      let names: KeyValuePairs = ["task": title(of: event), "values": texts.joined()]
      let isNew = phrase == .markedDone || phrase == .markedLogged
      let late: Phrase? = isNew && stored?.outcome.isLate == true ? .markedLate : nil
      renderer.show(
        .text(phrases(phrase, names) + (late.map { " " + phrases($0) } ?? ""), .answer))
    }
    return Program.End(.done)
  }

  /// An event as it is now, in JSON.
  func json(_ event: Event, _ stored: StoredOutcome?) -> JSONValue {
    var event = event
    event.outcome = stored?.outcome
    var fields: JSONFields = [
      "format": 1, "event": .string(event.key.description), "task": .string(event.task.id),
      "day": .string(event.scheduleEvent.day.description),
      "done": .bool(event.progress.isComplete), "progress": .number(event.progress.fraction),
    ]
    if let stored {
      fields["recorded"] = .string(stored.outcome.recorded.description)
      fields["late"] = .bool(stored.outcome.isLate)
    }
    fields["values"] = .array((stored?.outcome.values ?? []).map(\.json))
    return .object(fields)
  }

  /// Does `body`; what could not be written can be tried again where somebody can be asked.
  func keeping(_ body: () throws(CareError) -> Program.End) -> Program.End {
    while true {
      do throws(CareError) {
        return try body()
      } catch {
        let code = report(error)
        guard code == .cannotWrite else { return Program.End(code) }
        let answer = askAfterFailure()
        if !answer.triesAgain { return Program.End(code, signal: answer.signal) }
      }
    }
  }

  /// Asks what to do about what could not be written, where somebody can be asked: whether it is tried
  /// again, and the signal that ended the question.
  ///
  /// The answers of a run can be saved in another folder instead.
  func askAfterFailure(
    savingElsewhere keeper: StoreDraftKeeper? = nil
  ) -> (triesAgain: Bool, signal: Int32?) {
    guard canAsk, case .readWrite = store.journal.access else { return (false, nil) }
    let elsewhere = MenuOption(key: .keepElsewhere, label: .recordElsewhereLabel)
    let options =
      [MenuOption(key: .keepRetry, label: .keepRetryLabel)] + (keeper == nil ? [] : [elsewhere])
      + [MenuOption(key: .keepLeave, label: keeper == nil ? .markLeaveLabel : .keepLeaveLabel)]
    while true {
      switch renderer.choose(phrases(.notSavedTitle), options) {
      case .option(0): return (true, nil)
      case .option(1):
        guard let keeper else { return (false, nil) }
        if saveElsewhere(keeper) { return (false, nil) }
      case .option, .interrupted, .endOfInput: return (false, nil)
      case .terminated(let signal): return (false, signal)
      }
    }
  }

  /// Saves a run in a folder that is asked for; false when nothing was saved.
  private func saveElsewhere(_ keeper: StoreDraftKeeper) -> Bool {
    guard case .line(let line, _) = renderer.readLine(phrases(.keepElsewherePrompt)),
      !line.trimmed.isEmpty
    else { return false }
    do throws(DraftError) {
      let path = try keeper.copy([], to: line.trimmed)
      renderer.show(.text(phrases(.keepElsewhereDone), .answer))
      renderer.show(.line(StyledText("  import \(ShellWords.quoted(path))")))
      return true
    } catch {
      renderer.show(.text(phrases(.keepElsewhereFailed, ["reason": error.reason]), .problem))
      return false
    }
  }
}
