internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The commands on tasks that are done without questions.
extension CareDesk {
  /// Marks an event as done.
  func done(_ event: Event) -> Program.End {
    if event.task.card.style == .buttonLog { return log(nil, for: event) }
    let saver = saver(of: event) { () throws(CareError) in try store.completion(of: event.key) }
    return keeping(savingElsewhere: saver) { () throws(CareError) in
      if let end = refuseReading(event) { return end }
      let style = event.task.card.style
      if event.task.survey == nil, style == .numericProgress || style == .labeledValue {
        try store.checkBeginning(event)
        renderer.show(.text(phrases(.markNeedsValue, names(of: event)), .problem))
        return Program.End(.usage)
      }
      let blocked = refuseMarking(event) { event in
        !event.progress.isComplete && (try? store.completion(of: event.key)) != nil
      }
      if let blocked { return blocked }
      let stored = try store.complete(event.key)
      return tell(.markedDone, event, stored)
    }
  }

  /// Takes back that an event is done.
  func undone(_ event: Event, reason: String?) -> Program.End {
    keeping { () throws(CareError) in
      if let end = refuseReading(event) { return end }
      try store.checkDeleting(event, correction: nil)
      if event.task.survey != nil {
        renderer.show(.text(phrases(.undoneSurvey, names(of: event)), .problem))
        return Program.End(.usage)
      }
      if event.task.card.style.isLog, (event.outcome?.values.count ?? 0) > 1 {
        renderer.show(.text(phrases(.undoneSeveral, names(of: event)), .problem))
        return Program.End(.usage)
      }
      let stored = try store.storedOutcome(of: event.key)
      if let stored, let end = refuseUnseen(stored, event) { return end }
      try store.delete(event.key, reason: reason, knowing: stored?.valueIDs)
      return tell(.markedUndone, event, nil)
    }
  }

  /// Records a value for an event; that it happened where `text` is nil.
  func log(_ text: String?, for event: Event) -> Program.End {
    let saver = saver(of: event) { () throws(CareError) in try mark(text, for: event) }
    return keeping(savingElsewhere: saver) { () throws(CareError) in
      if let end = refuseReading(event) { return end }
      if event.isTicked {
        renderer.show(.text(phrases(.markTick, names(of: event)), .problem))
        return Program.End(.usage)
      }
      if let end = refuseMarking(event, isFree: { $0.task.card.style.isLog }) { return end }
      guard let mark = try mark(text, for: event) else { return Program.End(.usage) }
      let stored = try store.mark(mark, for: event.key)
      return tell(.markedLogged, event, stored, values: mark.values)
    }
  }

  /// What is to be recorded for a text that was typed; says what is wrong with it where it is nothing.
  private func mark(_ text: String?, for event: Event) throws(CareError) -> Mark? {
    let isLog = event.task.card.style.isLog
    // The rules come before the value: nobody is told how to write what can't be recorded.
    if isLog { try store.checkLogging(event) } else { try store.checkBeginning(event) }
    if event.task.survey != nil { throw .refused(store.needsAnswers(event)) }
    var command = name(of: event)
    command.words = "log\u{A0}\(command.words)"
    let value = value(text, for: event, command)
    return value.map { isLog ? .added([$0]) : .recorded([$0]) }
  }

  /// Says what can be done about what is recorded already; nil where nothing stands in the way of `mark`,
  /// or something else does.
  private func refuseMarking(_ event: Event, isFree: (Event) -> Bool) -> Program.End? {
    guard event.task.survey == nil, let current = try? store.event(event.key),
      let outcome = current.outcome, !isFree(current),
      (try? store.withdrawal()) == .some(nil)
    else { return nil }
    let canChange = (try? store.checkDeleting(current, correction: nil)) != nil
    let phrase: Phrase =
      !canChange ? .markRecorded : event.isTicked ? .markRecordedTick : .markRecordedValue
    let values = outcome.values.map { text(of: $0, unit: event.task.card.units) }
    let name = name(of: event)
    let own: KeyValuePairs = [
      "task": title(of: event), "id": event.task.id, "name": name.words, "options": name.options,
      "values": values.joined(separator: ", "), "value": phrases(.rowValue),
    ]
    renderer.show(.text(phrases(phrase, own), .problem))
    return Program.End(.badData)
  }

  /// The value that is meant; says what is wrong with it, and how `command` takes it.
  func value(_ text: String?, for event: Event, _ command: EventName) -> OutcomeValue? {
    guard let text else {
      if event.task.card.style == .buttonLog, event.task.card.units == nil {
        return OutcomeValue(.boolean(true))
      }
      renderer.show(.text(phrases(.markNeedsValue, names(of: event)), .problem))
      return nil
    }
    do throws(LoggedValue.Failure) {
      return try LoggedValue(event: event, context: context).read(text)
    } catch {
      renderer.show(.text(message(for: error, event, command, text), .problem))
      return nil
    }
  }

  private func message(
    for failure: LoggedValue.Failure, _ event: Event, _ name: EventName, _ text: String
  ) -> String {
    let title = title(of: event)
    func command(_ value: String) -> String {
      "\(name.words)\u{A0}\(value.withJoints)\(name.options)"
    }
    switch failure {
    case .answer(let error): return phrases.message(for: error, decimalMark: decimalMark)
    case .needlessUnit:
      return phrases(
        .markNoUnit, ["task": title, "command": command(phrases(.rowValue))])
    case .noUnit(let unit, let number):
      let names: KeyValuePairs = [
        "unit": unit, "command": command("\(number) mg"),
      ]
      return phrases(.markNotAUnit, names)
    case .negative:
      let names: KeyValuePairs = [
        "task": title, "text": text, "command": command(phrases(.rowValue)),
      ]
      return phrases(.markNegative, names)
    case .below(let least):
      return phrases(.markBelow, limit(least, text, event, command(phrases(.rowValue))))
    case .above(let most):
      return phrases(.markAbove, limit(most, text, event, command(phrases(.rowValue))))
    case .blank(let joined):
      return phrases(.markBlank, ["text": text, "command": command(joined)])
    }
  }

  private func limit(
    _ number: Double, _ text: String, _ event: Event, _ command: String
  ) -> KeyValuePairs<String, String> {
    let unit = event.task.card.units.map { " \($0)" } ?? ""
    return [
      "task": title(of: event), "text": text, "command": command,
      "limit": DecimalText.text(of: number, decimalMark: decimalMark) + unit,
    ]
  }

  /// Takes one value of an event back: that of this number, or the only one.
  func unlog(_ number: Int?, of event: Event, _ amendment: Amendment) -> Program.End {
    let correction = amendment.correction
    return keeping { () throws(CareError) in
      if let end = refuseReading(event) { return end }
      try store.checkDeleting(event, correction: correction)
      let names = names(of: event, amendment)
      if event.task.survey != nil {
        renderer.show(.text(phrases(.undoneSurvey, names), .problem))
        return Program.End(.usage)
      }
      guard let stored = try store.storedOutcome(of: event.key) else {
        throw CareError.refused(
          .nothingRecorded(task: event.task.id, day: event.scheduleEvent.day))
      }
      let ids = stored.valueIDs
      let index = number.map { $0 - 1 } ?? (ids.count == 1 ? 0 : -1)
      guard ids.indices.contains(index) else {
        renderer.show(.text(phrases(.unlogWhich, names), .problem))
        showEntries(of: event)
        return Program.End(number == nil ? .usage : .noSuchThing)
      }
      if let end = refuseUnseen(index, number: number, of: stored, event) { return end }
      try store.remove(
        [ids[index]], from: event.key, reason: correction == nil ? amendment.reason : nil,
        correction: correction)
      return tell(
        .markedUnlogged, event, try store.storedOutcome(of: event.key),
        values: [stored.outcome.values[index]])
    }
  }

  /// Undoes what the participant did last, today.
  func undo() -> Program.End {
    keeping { () throws(CareError) in
      guard let action = try store.lastAction() else {
        throw CareError.refused(try store.nothingToUndo())
      }
      // Whoever types it means what was done last then.
      if let shown, shown.lastAction != action.line {
        throw CareError.refused(.undoneMeanwhile)
      }
      let event = try store.event(action.key)
      // The rules come before the question: nobody is asked about what can't be done.
      try store.checkUndoing(action)
      if action.change == .recorded, event.task.survey != nil, let end = askToDelete(event) {
        return end
      }
      try store.undo(action)
      let phrase: Phrase =
        switch action.change {
        case .recorded where action.old == nil: .undidRecorded
        case .added: .undidAdded
        case .deleted: .undidDeleted
        case .removed: .undidRemoved
        case .recorded, .amended, .discarded: .undidAmended
        }
      let end = tell(
        phrase, event, try store.storedOutcome(of: action.key), values: action.values)
      try tellOfLostEnrolment(event)
      return end
    }
  }

  /// Says that nothing completes a card that is only there to be read.
  private func refuseReading(_ event: Event) -> Program.End? {
    let card = event.task.card
    if card.style.isCompletable { return nil }
    let phrase: Phrase = card.style == .featured ? .markFeatured : .markLink
    let names: KeyValuePairs = ["task": event.task.title, "topic": card.topic ?? ""]
    renderer.show(.text(phrases(phrase, names), .problem))
    return Program.End(.usage)
  }
}

extension Event {
  /// Whether it is only ticked off: nothing of it is counted or measured.
  var isTicked: Bool {
    let targets = element?.targetValues ?? []
    return task.survey == nil && task.card.style.isCompletable && !task.card.style.takesValues
      && targets.allSatisfy { target in
        switch target.value {
        case .integer, .double: false
        default: true
        }
      }
  }
}
