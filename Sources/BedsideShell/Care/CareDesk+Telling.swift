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

  /// How an event is named in a command that marks, logs or changes.
  struct EventName {
    /// Its place on today's page; else its task, with its letter where its day has several.
    var words: String
    /// The options behind, as the day of an event that is not on today's page; with the blank before.
    var options = ""
  }

  /// How an event is named in commands, with what `amendment` was given of who changes it.
  func name(of event: Event, _ amendment: Amendment? = nil) -> EventName {
    let correction = options(of: amendment).joined()
    if let name = (try? CardRows.today(self).name(of: event.key)).flatMap(\.self) {
      return EventName(words: name, options: correction)
    }
    let day = event.scheduleEvent.day
    let all = (try? store.page(for: day).events)?.filter { $0.task.id == event.task.id } ?? []
    let place = all.count > 1 ? all.firstIndex { $0.key == event.key } : nil
    let letter = place.map { "\u{A0}\(CardRow.letter($0))" } ?? ""
    let isToday = day == store.today
    return EventName(
      words: event.task.id + letter,
      options: (isToday ? "" : "\u{A0}--day\u{A0}\(day)") + correction)
  }

  private func options(of amendment: Amendment?) -> [String] {
    guard let amendment, let author = amendment.author else { return [] }
    return [("--author", author), ("--reason", amendment.reason)].compactMap { name, value in
      value.map { "\u{A0}\(name)\u{A0}\(ShellWords.quoted($0).withJoints)" }
    }
  }

  /// What stands behind `delete` for an event, whose day is an argument there.
  private func deletion(of event: Event, _ amendment: Amendment?) -> String {
    let day = event.scheduleEvent.day
    let words = [event.task.id] + (day == store.today ? [] : ["\(day)"])
    return words.joined(separator: "\u{A0}") + options(of: amendment).joined()
  }

  /// Says that a task has no event of a letter, where it has `count`.
  func noLetter(_ letter: String, of task: String, among count: Int) -> String {
    let names: KeyValuePairs = [
      "task": title(task), "letter": letter, "last": CardRow.letter(max(0, count - 1)),
    ]
    return phrases(count > 1 ? .noLetterOf : .noLetter, names)
  }

  /// What can be said of an event in phrases, or of the value of it that has the number `value`.
  func names(
    of event: Event, _ amendment: Amendment? = nil, value number: Int? = nil
  ) -> KeyValuePairs<String, String> {
    let unit = event.task.card.units ?? event.element?.targetValues.first?.units
    let value = phrases(.rowValue) + (unit.map { "\u{A0}\($0)" } ?? "")
    let name = name(of: event, amendment)
    return [
      "task": title(of: event), "id": event.task.id,
      "name": name.words + (number.map { ".\($0)" } ?? ""), "value": value,
      "options": name.options, "deletion": deletion(of: event, amendment),
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

  /// Does `body`; what could not be written can be tried again where somebody can be asked, or saved in
  /// another folder by `saver`.
  func keeping(
    savingElsewhere saver: CopySaver? = nil, _ body: () throws(CareError) -> Program.End
  ) -> Program.End {
    while true {
      do throws(CareError) {
        return try body()
      } catch {
        let code = report(error)
        guard code == .cannotWrite else { return Program.End(code) }
        let answer = askAfterFailure(savingElsewhere: saver, leaveLabel: .markLeaveLabel)
        if let code = answer.code { return Program.End(code) }
        if !answer.triesAgain { return Program.End(code, signal: answer.signal) }
      }
    }
  }
}
