internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// A day's cards: what is to do, what became of it, and the answers that were given.
@MainActor
struct CardPage {
  let desk: CareDesk
  let page: DayPage
  /// The tag of the tasks that are shown; nil for all.
  var tag: String?

  private var phrases: Phrases { desk.phrases }
  private var today: CivilDate { desk.store.today }

  /// The page: a heading, the week, the cards, and what there is to learn.
  func blocks() throws(CareError) -> [Block] {
    let isToday = page.day == today
    var title = phrases(
      isToday ? .todayTitle : .dayTitle, ["date": phrases.long(page.day)])
    if let name = desk.participantName {
      title = phrases(.titleOf, ["title": title, "name": Sanitizer.cleanLine(name)])
    }
    var blocks: [Block] = [.title(title), .gap]
    if isToday {
      blocks += AlertList(alerts: try desk.store.alerts(inLast: AlertList.days), desk: desk).blocks
    }
    if desk.content.unreadTaskCount > 0 {
      let text = phrases(.tasksUnread, count: desk.content.unreadTaskCount)
      blocks += [.text(text, .notice), .gap]
    }
    blocks += try WeekStrip(desk: desk, shown: page.day).blocks()
    if page.day < today {
      let isLate = page.events.contains { $0.state(on: today) == .late }
      blocks += [.text(phrases(isLate ? .pastDayLate : .pastDay), .notice), .gap]
    }
    if page.day > today { blocks += [.text(phrases(.futureDay), .notice), .gap] }
    let notices = try notices()
    if isToday { blocks += try changes() }
    blocks += notices
    let rows = try CardRows.of(page, desk).rows.filter(isShown)
    if !rows.isEmpty || notices.isEmpty {
      blocks += rows.isEmpty ? [.text(phrases(.nothingOnDay))] : try cards(rows)
    }
    if !page.unexplained.isEmpty {
      let count = page.unexplained.count
      blocks += [.gap, .text(phrases(.unexplained, count: count, ["day": "\(page.day)"]))]
    }
    if !page.running.isEmpty {
      blocks += [.gap, .heading(phrases(.runningTitle))]
      blocks += try running()
    }
    return blocks + (isToday ? try closing() : [])
  }

  /// What began the day before and is not over, which has no number of its own here.
  private func running() throws(CareError) -> [Block] {
    let writer = CardWriter(desk: desk, day: page.day.adding(days: -1), drafts: [:])
    let rows = CardRows(page.runningPage, content: desk.content).rows
    return [.rows(try writer.lines(rows))]
  }

  /// Whether a row is of a task that is to be shown.
  private func isShown(_ row: CardRow) -> Bool { isShown(row.task) }

  /// Whether a task is to be shown.
  func isShown(_ task: CareTask) -> Bool { tag.map(task.tags.contains) ?? true }

  /// Why less is asked than planned: the participant has left, or a consent has a new version.
  private func notices() throws(CareError) -> [Block] {
    guard page.day >= today else { return [] }
    if let left = try desk.store.withdrawal() {
      let text = phrases(.withdrawn, ["day": phrases.long(left.day)])
      var blocks: [Block] = [.text(text, .notice)]
      if let task = desk.store.joiningTask, page.tasks.contains(where: { $0.id == task }) {
        let names: KeyValuePairs = ["title": desk.title(task), "task": task]
        blocks.append(.text(phrases(.withdrawnRejoin, names)))
      }
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
    let late = try desk.store.lateEvents()
    var blocks = try unfinishedElsewhere(late)
    let counted = page.events.filter(\.task.card.style.isCompletable)
    if !counted.isEmpty, counted.allSatisfy(\.progress.isComplete), late.isEmpty {
      blocks += [.gap, .text(phrases(.allDone))]
    }
    let topics = desk.content.topics
    if !page.tasks.isEmpty {
      if !topics.isEmpty {
        blocks += [.gap, .heading(phrases(.educationTitle))] + topicBlocks(topics)
      }
      blocks += ContactList(desk: desk).short
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

  /// The cards of what can be done now alone, by their numbers on today's page.
  func dueCards() throws(CareError) -> [Block] {
    let due = Set(page.events.map(\.key))
    let rows = try CardRows.today(desk).rows.filter { row in
      isShown(row) && row.events.contains { due.contains($0.key) }
    }
    return try cards(rows, namingPlans: false)
  }

  /// The cards of `rows`, those of each plan under its title where there are several, those of earlier
  /// days last.
  private func cards(
    _ rows: [CardRow], namingPlans: Bool = true
  ) throws(CareError) -> [Block] {
    var writer = CardWriter(desk: desk, day: page.day, drafts: try drafts(of: rows))
    if page.day == today { writer.changed = Set(try desk.store.changedVersions()) }
    var blocks: [Block] = []
    var lines: [Block.Row] = []
    var heading: String?
    let hasPlans = namingPlans && desk.content.carePlans.count > 1
    for row in rows {
      let isLate = row.place == .late
      let plan = hasPlans ? desk.content.carePlan(of: row.task) ?? phrases(.noPlan) : nil
      let title = isLate ? phrases(.lateTitle) : plan
      if title != heading, namingPlans {
        blocks += [.rows(lines), .gap] + (title.map { [.heading($0)] } ?? [])
        lines = []
        heading = title
      }
      lines += try writer.lines([row])
    }
    blocks.append(.rows(lines))
    return aligned(blocks)
  }

  /// The blocks with the columns of all rows of the page under each other.
  private func aligned(_ blocks: [Block]) -> [Block] {
    // Columns are as wide as what is shown, which is spelled longer where there is only ASCII.
    let blocks = desk.renderer.spelled(blocks, on: .data)
    let all = blocks.flatMap { block -> [Block.Row] in
      if case .rows(let rows) = block { rows } else { [] }
    }
    let columns = RowColumns(all)
    return blocks.compactMap { block in
      guard case .rows(let rows) = block else { return block }
      return rows.isEmpty ? nil : .rows(rows.map { $0.with(columns) })
    }
  }

  private func drafts(of rows: [CardRow]) throws(CareError) -> [EventKey: Draft] {
    guard rows.contains(where: { $0.events.contains { !$0.progress.isComplete } }) else {
      return [:]
    }
    return Dictionary(try desk.store.drafts().map { ($0.key, $0) }) { first, _ in first }
  }
}

extension DayPage {
  /// What still runs from the day before, as a page of that day.
  fileprivate var runningPage: DayPage {
    var page = DayPage(day: day.adding(days: -1))
    page.events = running
    return page
  }
}
