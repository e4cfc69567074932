internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The commands on tasks that are done without questions.
extension CareDesk {
  /// Marks an event as done.
  func done(_ event: Event) -> Program.End {
    keeping { () throws(CareError) in
      let style = event.task.card.style
      if let end = refuseReading(event) { return end }
      if style == .buttonLog { return try add(nil, to: event) }
      if event.task.survey == nil, style == .numericProgress || style == .labeledValue {
        try store.checkBeginning(event)
        renderer.show(.text(phrases(.markNeedsValue, names(of: event)), .problem))
        return Program.End(.usage)
      }
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
    keeping { () throws(CareError) in
      if let end = refuseReading(event) { return end }
      return try add(text, to: event)
    }
  }

  private func add(_ text: String?, to event: Event) throws(CareError) -> Program.End {
    if event.isTicked {
      renderer.show(.text(phrases(.markTick, names(of: event)), .problem))
      return Program.End(.usage)
    }
    let isLog = event.task.card.style.isLog
    // The rules come before the value: nobody is told how to write what can't be recorded.
    if isLog { try store.checkLogging(event) } else { try store.checkBeginning(event) }
    if event.task.survey != nil { throw CareError.refused(.needsAnswers(task: event.task.id)) }
    guard let value = value(text, for: event, "log\u{A0}\(shownName(of: event))") else {
      return Program.End(.usage)
    }
    let stored =
      try isLog ? store.add([value], to: event.key) : store.record([value], for: event.key)
    return tell(.markedLogged, event, stored, values: [value])
  }

  /// The value that is meant; says what is wrong with it, and how `command` takes it.
  func value(_ text: String?, for event: Event, _ command: String) -> OutcomeValue? {
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
    for failure: LoggedValue.Failure, _ event: Event, _ command: String, _ text: String
  ) -> String {
    let title = title(of: event)
    switch failure {
    case .answer(let error): return phrases.message(for: error, decimalMark: decimalMark)
    case .needlessUnit:
      return phrases(
        .markNoUnit, ["task": title, "command": "\(command)\u{A0}\(phrases(.rowValue))"])
    case .noUnit(let unit, let number):
      let names: KeyValuePairs = [
        "unit": unit, "command": "\(command)\u{A0}\(number)\u{A0}mg",
      ]
      return phrases(.markNotAUnit, names)
    case .blank(let joined):
      let value = String(joined.map { $0 == " " ? "\u{A0}" : $0 })
      return phrases(.markBlank, ["text": text, "command": "\(command)\u{A0}\(value)"])
    }
  }

  /// Takes one value of an event back: that of this number, or the only one.
  func unlog(_ number: Int?, of event: Event, reason: String?) -> Program.End {
    keeping { () throws(CareError) in
      if let end = refuseReading(event) { return end }
      try store.checkDeleting(event, correction: nil)
      if event.task.survey != nil {
        renderer.show(.text(phrases(.undoneSurvey, names(of: event)), .problem))
        return Program.End(.usage)
      }
      guard let stored = try store.storedOutcome(of: event.key) else {
        throw CareError.refused(
          .nothingRecorded(task: event.task.id, day: event.scheduleEvent.day))
      }
      let ids = stored.valueIDs
      let index = number.map { $0 - 1 } ?? (ids.count == 1 ? 0 : -1)
      guard ids.indices.contains(index) else {
        renderer.show(.text(phrases(.unlogWhich, names(of: event)), .problem))
        showEntries(of: event)
        return Program.End(number == nil ? .usage : .noSuchThing)
      }
      if let end = refuseUnseen(index, number: number, of: stored, event) { return end }
      try store.remove([ids[index]], from: event.key, reason: reason)
      return tell(
        .markedUnlogged, event, try store.storedOutcome(of: event.key),
        values: [stored.outcome.values[index]])
    }
  }

  /// Undoes what the participant did last, today.
  func undo() -> Program.End {
    keeping { () throws(CareError) in
      guard let action = try store.lastAction() else { throw CareError.refused(.nothingToUndo) }
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
      return tell(
        phrase, event, try store.storedOutcome(of: action.key), values: action.values)
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
