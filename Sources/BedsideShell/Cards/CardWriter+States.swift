internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CardWriter {
  /// How an event stands; `title` has been said.
  func state(
    _ event: Event, _ name: String, besides title: String
  ) throws(CareError) -> CardState {
    let style = event.task.survey == nil ? event.task.card.style : .survey
    switch style {
    case .buttonLog: return try log(event, name, besides: title)
    case .numericProgress: return try progress(event, name)
    case .labeledValue where event.outcome?.values.isEmpty == false: return value(event)
    default:
      let state = words(event, besides: title)
      if style == .labeledValue, isOpen(event) {
        return CardState(text: state + phrases(.stateIncompleteBehind))
      }
      return CardState(text: state)
    }
  }

  /// When an event is due, and what became of it.
  private func words(_ event: Event, besides title: String) -> String {
    let time = self.time(event, besides: title)
    let eventDay = event.scheduleEvent.day
    switch event.state(on: desk.store.today) {
    case .completed:
      let recorded = event.outcome.map { moment($0.original ?? $0.recorded) } ?? ""
      return phrases(
        event.outcome?.isLate == true ? .stateDoneLate : .stateDoneAt, ["time": recorded])
    case .due: return phrases(.stateDue, ["time": time])
    case .late:
      return eventDay == day
        ? phrases(.stateLate) : phrases(.stateLateOf, ["day": phrases.short(eventDay)])
    case .missed: return phrases(event.removal == nil ? .stateMissed : .stateTakenBack)
    case .before: return phrases(.stateBefore)
    case .later: return phrases(.stateLater, ["time": time])
    }
  }

  /// When an event is; without the name of its element where that is its title.
  func time(_ event: Event, besides title: String = "") -> String {
    let namesDay = event.scheduleEvent.day != day
    let today = desk.store.today
    if let text = event.element?.text, text == title {
      return event.scheduleEvent.timeText(
        on: today, days: desk.store.days, phrases: phrases, conventions: desk.conventions,
        namesDay: namesDay)
    }
    return event.timeText(
      on: today, days: desk.store.days, phrases: phrases, conventions: desk.conventions,
      namesDay: namesDay)
  }

  /// A moment: its time where its day is that of the page, else with its day.
  func moment(_ instant: Instant) -> String {
    let local = desk.store.days.zone.local(instant)
    return local.date == day ? phrases.clock(local.time, desk.conventions) : desk.moment(instant)
  }

  /// What was measured, with its unit.
  private func value(_ event: Event) -> CardState {
    let values = event.outcome?.values ?? []
    let texts = values.map { desk.text(of: $0, unit: event.task.card.units) }
    return CardState(text: texts.joined(separator: ", "), isAnswer: true)
  }

  /// What was logged, the newest first; each by the number with which it is taken back.
  ///
  /// The oldest has the number 1, so that what is logged meanwhile gives no other one a new number.
  private func log(
    _ event: Event, _ name: String, besides title: String
  ) throws(CareError) -> CardState {
    let values = event.outcome?.values ?? []
    var state = CardState(text: "", hasBox: false)
    state.details = entries(event, name)
    guard let last = values.compactMap(\.recorded).max() ?? event.outcome?.recorded,
      !values.isEmpty
    else {
      switch event.state(on: desk.store.today) {
      case .later, .before: state.text = words(event, besides: title)
      default: state.text = phrases(isOpen(event) ? .logEmpty : .logNone)
      }
      return state
    }
    let names: KeyValuePairs = ["time": moment(last)]
    state.text = phrases(.logCount, count: values.count, names)
    return state
  }

  /// A line for each value that was logged, the newest first.
  func entries(_ event: Event, _ name: String) -> [StyledText] {
    let values = event.outcome?.values ?? []
    let known = values.indices.reversed().prefix(Self.mostEntries).map { index in
      let value = values[index]
      let names: KeyValuePairs = [
        "name": name.isEmpty ? "" : "\(name).\(index + 1)",
        "time": moment(value.recorded ?? event.outcome?.recorded ?? .earliest),
        "value": desk.text(of: value, unit: event.task.card.units),
      ]
      let spoken = desk.renderer.isAccessible
      let text =
        name.isEmpty
        ? phrases(spoken ? .logLinePlainSpoken : .logLinePlain, names)
        : phrases(spoken ? .logLineSpoken : .logLine, names)
      return StyledText(Sanitizer.cleanLine(text), .answer)
    }
    let rest = values.count - known.count
    if rest == 0 { return Array(known) }
    return known + [StyledText(phrases(.logMore, count: rest, ["task": event.task.id]))]
  }

  /// More of a day's log than this is not read on a page.
  private static let mostEntries = 8

  /// How far towards a goal, in numbers and as a bar.
  private func progress(_ event: Event, _ name: String) throws(CareError) -> CardState {
    let progress = event.progress
    let unit = event.task.card.units ?? event.element?.targetValues.first?.units
    let amount = NumberText.grouped(progress.value, desk.conventions)
    let behind = unit.map { "\u{A0}\($0)" } ?? ""
    var state = CardState(text: amount + behind)
    if let goal = progress.goal, goal > 0 {
      let share = progress.value / goal
      // However far beyond the goal, the share is that of the numbers beside it.
      let percent = Double(WholePercent.of(share))
      let names: KeyValuePairs = [
        "value": amount, "goal": NumberText.grouped(goal, desk.conventions) + behind,
        "percent": NumberText.grouped(percent, desk.conventions),
        "bar": NumberText.bar(progress.fraction),
      ]
      state.text = phrases(.progressLine, names)
      state.spoken = phrases(.progressSpoken, names)
    }
    if (event.outcome?.values.count ?? 0) > 1 { state.details = entries(event, name) }
    if !isOpen(event), !event.progress.isComplete {
      state.text += phrases(.stateBehind, ["state": words(event, besides: "")])
      state.spoken = state.spoken.map {
        $0 + phrases(.stateBehind, ["state": words(event, besides: "")])
      }
    }
    return state
  }
}

extension CareDesk {
  /// A value that is recorded for an event: what is only ticked off is done.
  func text(of value: OutcomeValue, recordedFor key: EventKey) -> String {
    let task = store.tasks.first { $0.id == key.task }?.version(key.version)
    if value.value == .boolean(true), value.units == nil, task?.card.style.isLog != true {
      return phrases(.doneValue)
    }
    return text(of: value, unit: task?.card.units)
  }

  /// A value with its unit, as a person reads it; `unit` is that of the card where the value has none.
  func text(of value: OutcomeValue, unit: String? = nil) -> String {
    switch value.value {
    case .boolean(true) where value.units == nil: return phrases(.loggedValue)
    case .integer, .double:
      let number = NumberText.grouped(value.amount, conventions)
      return number + ((value.units ?? unit).map { "\u{A0}\($0)" } ?? "")
    default: return value.text(decimalMark, phrases) + (value.units.map { "\u{A0}\($0)" } ?? "")
    }
  }
}
