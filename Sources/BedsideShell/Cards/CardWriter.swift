internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// Writes the rows of a page, each card in its form.
@MainActor
struct CardWriter {
  let desk: CareDesk
  /// The day of the page.
  let day: CivilDate
  /// The unfinished runs of the page's events.
  let drafts: [EventKey: Draft]
  /// The versions of tasks that can't be begun, as their content has changed.
  var changed: Set<Refusal> = []

  var phrases: Phrases { desk.phrases }
  private var today: CivilDate { desk.store.today }
  /// Whether the numbers of the page are those that commands know.
  private var isToday: Bool { day == today }

  /// The lines of rows.
  func lines(_ rows: [CardRow]) throws(CareError) -> [Block.Row] {
    var lines: [Block.Row] = []
    for row in rows { lines += try self.lines(row) }
    for event in rows.flatMap(\.events) { desk.note(event) }
    return lines
  }

  /// The lines of a row.
  func lines(_ row: CardRow) throws(CareError) -> [Block.Row] {
    if case .waiting(let gate) = row.place { return [waiting(row, gate)] }
    switch row.task.card.style {
    case .link: return [links(row)]
    case .featured: return [featured(row)]
    case .grid where row.events.count > 1: return [try grid(row)]
    default: break
    }
    if row.events.count == 1 { return [try line(row.events[0], number(row), row)] }
    let isDone = row.events.allSatisfy(\.progress.isComplete)
    let state = count(row)
    let head = Block.Row(
      marker: number(row), mark: mark(isDone),
      title: StyledText(row.task.title, role(row, .strong)),
      state: StyledText(state, role(row, .plain)), details: instructions(row),
      spoken: [spoken(number(row), row.task.title, state)] + instructions(row).map(\.plain))
    var lines = [head]
    for (index, event) in row.events.enumerated() {
      lines.append(try line(event, isToday ? row.name(of: index) : "", row, level: 1))
    }
    return lines
  }

  /// How many of a row's events are done, or are to come.
  func count(_ row: CardRow) -> String {
    let done = row.events.count(where: \.progress.isComplete)
    let all = row.events.count
    let names: KeyValuePairs = [
      "left": "\(all - done)", "done": "\(done)", "all": "\(all)",
    ]
    if done == all { return phrases(.rowAllDone) }
    if row.events.allSatisfy({ $0.state(on: today) == .before }) { return phrases(.stateBefore) }
    if row.events.contains(where: isOpen) { return phrases(.rowLeft, names) }
    return phrases(day > today ? .rowPlanned : .rowDone, names)
  }

  /// The number of a row; none where it is not what commands know.
  func number(_ row: CardRow) -> String { isToday ? "\(row.number)" : "" }

  func mark(_ isDone: Bool) -> StyledText {
    StyledText(isDone ? "[x]" : "[ ]", isDone ? .answer : .plain)
  }

  /// The look of a row: what is closed stands back.
  func role(_ row: CardRow, _ role: Role) -> Role {
    row.events.contains { isOpen($0) || $0.outcome != nil } ? role : .closed
  }

  /// Whether an event can be done now.
  func isOpen(_ event: Event) -> Bool {
    switch event.state(on: today) {
    case .due, .late: return true
    case .later, .missed, .before: return false
    case .completed:
      // What is logged again and again stays open as long as its day.
      let eventDay = event.scheduleEvent.day
      return event.task.card.style.isLog && eventDay <= today
        && today <= eventDay.adding(days: event.task.lateDays)
    }
  }

  /// What to do, for a task that is not done.
  func instructions(_ row: CardRow) -> [StyledText] {
    guard day >= today, let text = row.task.instructions,
      row.place != .day || row.events.contains(where: { !$0.progress.isComplete })
    else { return [] }
    return [StyledText(text)]
  }

  /// A row as a sentence.
  func spoken(_ number: String, _ title: String, _ state: String, isOpen: Bool = false) -> String {
    let names: KeyValuePairs = ["number": number, "title": title, "state": state]
    if number.isEmpty {
      if state.isEmpty { return phrases(isOpen ? .rowNamedToDo : .rowNamed, names) }
      return phrases(.runningSentence, names)
    }
    if state.isEmpty { return phrases(isOpen ? .rowToDo : .rowNumbered, names) }
    return phrases(isOpen ? .cardOpenSentence : .cardSentence, names)
  }

  /// How a command is told to somebody who listens.
  func spokenCommand(_ command: String) -> [String] {
    command.isEmpty ? [] : [phrases(.rowCommand, ["command": command])]
  }

  private func waiting(_ row: CardRow, _ gate: String) -> Block.Row {
    let state = phrases(.rowWaiting, ["gate": desk.title(gate)])
    return Block.Row(
      marker: number(row), mark: StyledText("[#]", .closed),
      title: StyledText(row.task.title, .closed), state: StyledText(state, .closed),
      spoken: [spoken(number(row), row.task.title, state)])
  }

  /// One event as a line of its own.
  private func line(
    _ event: Event, _ name: String, _ row: CardRow, level: Int = 0
  ) throws(CareError) -> Block.Row {
    var title = level == 0 ? event.task.title : event.element?.text ?? ""
    // Several unnamed events of a day are told apart by their times.
    if title.isEmpty { title = time(event) }
    let command = command(for: event, name)
    let state = try self.state(event, name, besides: title)
    let isOpen = isOpen(event)
    let look: Role = isOpen || event.outcome != nil ? .plain : .closed
    var line = Block.Row(
      marker: name, mark: mark(event, state),
      title: StyledText(title, look == .closed ? .closed : level == 0 ? .strong : .plain),
      state: StyledText(state.text, state.isAnswer ? .answer : look), hint: command, level: level,
      spoken: [])
    line.aside = try aside(event)
    line.details =
      state.details + notes(event)
      + (level == 0 ? try recollections(event) + instructions(row) : [])
    line.spoken =
      [
        spoken(
          name, title, state.spoken ?? state.text,
          isOpen: isOpen && state.hasBox && !event.progress.isComplete)
      ]
      + ([line.aside] + line.details).map(\.plain).filter { !$0.isEmpty }
      + spokenCommand(command)
    return line
  }

  private func mark(_ event: Event, _ state: CardState) -> StyledText {
    state.hasBox ? mark(event.progress.isComplete) : StyledText("")
  }

  /// The command that does an event now; empty where it can't be.
  ///
  /// On another day's page numbers would be taken for today's, so that tasks are called by their ids.
  func command(for event: Event, _ name: String) -> String {
    guard isOpen(event), drafts[event.key]?.data.isSaveable != true,
      !changed.contains(.contentChanged(task: event.task.id, version: event.task.version))
    else { return "" }
    let eventDay = event.scheduleEvent.day
    let value = "\u{A0}" + phrases(.rowValue)
    if event.task.survey != nil {
      return "start\u{A0}" + (name.isEmpty ? "\(event.task.id)\u{A0}\(eventDay)" : name)
    }
    let which = name.isEmpty ? event.task.id : name
    let day = name.isEmpty ? "\u{A0}--day\u{A0}\(eventDay)" : ""
    switch event.task.card.style {
    case .numericProgress, .labeledValue: return "log\u{A0}\(which)\(value)\(day)"
    case .buttonLog:
      return "log\u{A0}\(which)\(event.task.card.units == nil ? "" : value)\(day)"
    default: return "done\u{A0}\(which)\(day)"
    }
  }

  /// What came of a survey, as its card's author wants it told.
  private func aside(_ event: Event) throws(CareError) -> StyledText {
    guard event.progress.isComplete, let template = event.task.card.summary,
      let stored = try desk.store.storedOutcome(of: event.key)
    else { return StyledText("") }
    let text = SummaryText.fill(
      template, from: stored, decimalMark: desk.decimalMark, phrases, gap: desk.gap)
    return StyledText(Sanitizer.cleanLine(text), .answer)
  }

  /// What was answered of late to what an event asks today.
  private func recollections(_ event: Event) throws(CareError) -> [StyledText] {
    guard isToday, isOpen(event), !event.progress.isComplete, event.task.survey != nil else {
      return []
    }
    return try desk.recollections(of: event.task, on: today).map { recollection in
      let text = phrases(
        .recentOfItem, ["title": recollection.title, "text": recollection.text])
      return StyledText(Sanitizer.cleanLine(text), .closed)
    }
  }

  /// What is to be known of an event besides: what became of what was recorded, and that answers are
  /// waiting.
  private func notes(_ event: Event) -> [StyledText] {
    let changes = changes(event).map { StyledText(Sanitizer.cleanLine($0), .answer) }
    guard isOpen(event), let draft = drafts[event.key], draft.data.isSaveable else {
      return changes
    }
    let text = phrases(
      .unfinished, count: draft.data.answeredCount, ["task": event.task.id])
    return changes + [StyledText(text, .notice)]
  }
}

extension CardWriter {
  /// That what was recorded was changed, corrected or taken back.
  ///
  /// What the participant took back today can be done again as if nothing had been.
  fileprivate func changes(_ event: Event) -> [String] {
    var changes: [String] = []
    if let outcome = event.outcome, outcome.original != nil {
      changes.append(phrases(.stateChanged, ["time": moment(outcome.recorded)]))
    }
    if let correction = event.outcome?.correction {
      let names: KeyValuePairs = [
        "author": correction.author.asRemark, "reason": correction.reason.asRemark,
      ]
      changes.append(phrases(.stateCorrected, names))
    }
    guard let removal = event.removal else { return changes }
    if let correction = removal.correction {
      let names: KeyValuePairs = [
        "author": correction.author.asRemark, "reason": correction.reason.asRemark,
        "time": moment(removal.date),
      ]
      changes.append(phrases(.stateTakenBackBy, names))
    } else if event.state(on: desk.store.today) == .missed {
      changes.append(phrases(.stateTakenBackAt, ["time": moment(removal.date)]))
    }
    return changes
  }
}

extension Card.Style {
  /// Whether one event takes value after value.
  var isLog: Bool { self == .buttonLog || self == .numericProgress }
}
