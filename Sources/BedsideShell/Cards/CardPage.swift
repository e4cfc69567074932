internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// A day's cards: what is to do, what became of it, and the answers that were given.
@MainActor
struct CardPage {
  let desk: CareDesk
  let page: DayPage

  private var phrases: Phrases { desk.phrases }
  private var today: CivilDate { desk.store.today }

  /// The page: a heading, the cards, and what there is to learn.
  func blocks() throws(CareError) -> [Block] {
    let isToday = page.day == today
    let title = phrases(
      isToday ? .todayTitle : .dayTitle, ["date": phrases.long(page.day)])
    var blocks: [Block] = [.title(title), .gap]
    if isToday {
      blocks += AlertList(alerts: try desk.store.alerts(inLast: AlertList.days), desk: desk).blocks
    }
    if page.day < today { blocks += [.text(phrases(.pastDay), .notice), .gap] }
    if page.day > today { blocks += [.text(phrases(.futureDay), .notice), .gap] }
    let notices = try notices()
    if isToday { blocks += try changes() }
    blocks += notices
    if !page.events.isEmpty || notices.isEmpty {
      blocks += page.events.isEmpty ? [.text(phrases(.nothingOnDay))] : try cards()
    }
    if !page.running.isEmpty {
      blocks += [.gap, .heading(phrases(.runningTitle))]
      blocks += page.running.map { event in
        desk.renderer.isAccessible
          ? .text(phrases(.runningSentence, ["title": event.task.title, "state": state(event)]))
          : .bullet(line(event).plain)
      }
    }
    return blocks + (isToday ? try closing() : [])
  }

  /// Why less is asked than planned: the participant has left, or a consent has a new version.
  private func notices() throws(CareError) -> [Block] {
    guard page.day >= today else { return [] }
    if let left = try desk.store.withdrawal() {
      var blocks: [Block] = [
        .text(phrases(.withdrawn, ["day": phrases.long(left.day)]), .notice)
      ]
      if try desk.store.hasUnfinishedErasure() {
        blocks.append(.text(phrases(.erasureUnfinished), .problem))
      }
      return blocks + [.gap]
    }
    return try desk.store.neededConsents().flatMap { task in
      [.text(phrases(.consentNeeded, ["task": task.title]), .notice), .gap]
    }
  }

  /// The tasks whose content is not what was recorded under the same version.
  private func changes() throws(CareError) -> [Block] {
    let changed = try desk.store.changedVersions()
    return changed.isEmpty
      ? [] : changed.map { .text(desk.message(for: $0), .problem) } + [.gap]
  }

  private func closing() throws(CareError) -> [Block] {
    var blocks: [Block] = []
    let late = try desk.store.lateEvents()
    if !late.isEmpty {
      blocks += [.gap, .heading(phrases(.lateTitle))]
      blocks += try cards(late, after: page.events.count)
    }
    blocks += try unfinishedElsewhere(late)
    let done = page.events.count { $0.progress.isComplete }
    if done > 0, done == page.events.count, late.isEmpty {
      blocks += [.gap, .text(phrases(.allDone))]
    }
    let topics = desk.content.topics
    if !topics.isEmpty, !page.tasks.isEmpty {
      blocks += [.gap, .heading(phrases(.educationTitle))] + topicBlocks(topics)
    }
    return blocks
  }

  private func topicBlocks(_ topics: [LearningTopic]) -> [Block] {
    if desk.renderer.isAccessible { return desk.sentences(of: topics) }
    return [
      .entries(
        topics.map { topic in
          Block.Entry(phrases(.learnWith, ["topic": topic.topic]), StyledText(topic.title))
        })
    ]
  }

  /// Unfinished answers to events that have no card here, which would be forgotten.
  private func unfinishedElsewhere(_ late: [Event]) throws(CareError) -> [Block] {
    let waiting = try Self.draftsElsewhere(desk, beside: page.events + late)
    return waiting.isEmpty
      ? []
      : [.gap]
        + waiting.flatMap { draft -> [Block] in
          let day = (try? desk.store.event(draft.key))?.scheduleEvent.day ?? draft.begun
          let names: KeyValuePairs = [
            "day": phrases.short(day), "task": desk.title(draft.key.task), "id": draft.key.task,
          ]
          let text = phrases(.unfinishedElsewhere, names)
          return [.text(text, .notice)]
        }
  }

  /// The drafts of no event of `events` that can be gone on with at its card.
  static func draftsElsewhere(
    _ desk: CareDesk, beside events: [Event]
  ) throws(CareError) -> [Draft] {
    let shown = Set(events.filter { !$0.progress.isComplete }.map(\.key))
    return try desk.unfinished().filter { !shown.contains($0.key) }
  }

  /// The cards alone, numbered.
  func cards() throws(CareError) -> [Block] { try cards(page.events, after: 0) }

  /// The cards of `events`, numbered on after so many.
  private func cards(_ events: [Event], after count: Int) throws(CareError) -> [Block] {
    let drafts = try drafts(of: events)
    var blocks: [Block] = []
    for (index, event) in events.enumerated() {
      blocks.append(card(event, count + index + 1))
      blocks += try details(event, draft: drafts[event.key])
    }
    return blocks
  }

  private func drafts(of events: [Event]) throws(CareError) -> [EventKey: Draft] {
    guard events.contains(where: { !$0.progress.isComplete }) else { return [:] }
    return Dictionary(try desk.store.drafts().map { ($0.key, $0) }) { first, _ in first }
  }

  private func card(_ event: Event, _ number: Int) -> Block {
    guard desk.renderer.isAccessible else { return .entries([.init("\(number)", line(event))]) }
    let state = event.state(on: today)
    let isOpen = state == .due || state == .late
    let names: KeyValuePairs = [
      "number": "\(number)", "title": event.task.title, "state": self.state(event),
    ]
    return .text(phrases(isOpen ? .cardOpenSentence : .cardSentence, names))
  }

  /// One line: whether it is done, what it is, and when.
  private func line(_ event: Event) -> StyledText {
    let isDone = event.progress.isComplete
    return StyledText(isDone ? "[x] " : "[ ] ", isDone ? .answer : .label)
      + StyledText(event.task.title, .strong) + StyledText("  \(state(event))")
  }

  private func state(_ event: Event) -> String {
    let time =
      event.element?.text
      ?? event.scheduleEvent.timeText(on: today, days: desk.store.days, phrases: phrases)
    switch event.state(on: today) {
    case .completed:
      let recorded = event.outcome.map { desk.moment($0.recorded) } ?? ""
      return phrases(
        event.outcome?.isLate == true ? .stateDoneLate : .stateDoneAt, ["time": recorded])
    case .due: return phrases(.stateDue, ["time": time])
    case .late:
      let day = event.scheduleEvent.day
      return day == page.day
        ? phrases(.stateLate) : phrases(.stateLateOf, ["day": phrases.short(day)])
    case .missed: return phrases(.stateMissed)
    case .later: return phrases(.stateLater, ["time": time])
    }
  }

  private func details(_ event: Event, draft: Draft?) throws(CareError) -> [Block] {
    let id = event.task.id
    if event.progress.isComplete {
      return [try summary(event), event.outcome?.correction.map(note)].compactMap { text in
        text.map { desk.hint($0, .answer) }
      }
    }
    switch event.state(on: today) {
    case .due, .late: break
    case .completed, .later, .missed: return []
    }
    if let draft, draft.data.isSaveable {
      let text = phrases(.unfinished, count: draft.data.answeredCount, ["task": id])
      return [desk.hint(text, .notice)]
    }
    let day = event.scheduleEvent.day
    return [desk.hint(phrases(.begin, ["task": day < today ? "\(id) \(day)" : id]))]
  }

  private func note(_ correction: Outcome.Correction) -> String {
    phrases(.stateCorrected, ["author": correction.author, "reason": correction.reason])
  }

  /// The answers as the card's author wants them told; nil where the author says nothing.
  private func summary(_ event: Event) throws(CareError) -> String? {
    guard let template = event.task.card.summary else { return nil }
    let day = event.scheduleEvent.day
    let stored = try desk.store.outcomes(startingOn: day...day, of: event.task.id)[event.key]
    return stored.map {
      SummaryText.fill(
        template, from: $0, decimalMark: desk.decimalMark, phrases, gap: desk.gap)
    }
  }
}
