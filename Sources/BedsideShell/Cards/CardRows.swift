internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

/// The rows of a page: what each number on it means.
@MainActor
struct CardRows {
  /// The rows in the order of their numbers.
  let rows: [CardRow]

  /// The rows of `page`; with the tasks that wait, and the events of earlier days that can still be done.
  ///
  /// A task has one row, whatever versions its events are of. Tasks of one care plan stand together, in
  /// the study's order, those that wait too: what opens keeps its number.
  init(
    _ page: DayPage, waiting: [WaitingTask] = [], late: [Event] = [], order: [String] = [],
    content: any StudyContent
  ) {
    let day = Self.rows(of: page.events) { $0.task.id }
    let closed = waiting.map { waiting in
      CardRow(number: 0, task: waiting.task, events: [], place: .waiting(waiting.gate))
    }
    let earlier = Self.rows(of: late, place: .late) { "\($0.task.id) \($0.scheduleEvent.day)" }
    let places = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    let sorted = (day + closed).enumerated().sorted { a, b in
      (places[a.element.task.id] ?? 0, a.offset) < (places[b.element.task.id] ?? 0, b.offset)
    }
    var rows = Self.byPlan(sorted.map(\.element), content) + earlier
    for index in rows.indices { rows[index].number = index + 1 }
    self.rows = rows
  }

  /// Today's rows, by which commands name events.
  static func today(_ desk: CareDesk) throws(CareError) -> CardRows {
    try of(try desk.store.page(for: desk.store.today), desk)
  }

  /// The rows of a page as it is shown.
  static func of(_ page: DayPage, _ desk: CareDesk) throws(CareError) -> CardRows {
    let today = desk.store.today
    let left = try desk.store.withdrawal()
    let consents = try desk.store.neededConsents()
    let isOpen = page.day >= today && left == nil && consents.isEmpty
    return CardRows(
      page, waiting: isOpen ? try desk.store.waitingTasks(on: page.day) : [],
      late: page.day == today ? try desk.store.lateEvents() : [],
      order: desk.store.tasks.map(\.id), content: desk.content)
  }

  /// The row of a number.
  subscript(_ number: Int) -> CardRow? {
    rows.indices.contains(number - 1) ? rows[number - 1] : nil
  }

  /// The rows of the events of a task that fall on the page's day or may still be done.
  func rows(of task: String) -> [CardRow] { rows.filter { $0.task.id == task } }

  /// The number of an event's row, and its letter where the row has several; nil where it is not on the
  /// page.
  func place(of key: EventKey) -> (number: Int, letter: String?)? {
    for row in rows {
      guard let index = row.events.firstIndex(where: { $0.key == key }) else { continue }
      return (row.number, row.events.count > 1 ? CardRow.letter(index) : nil)
    }
    return nil
  }

  /// What the event of `key` is called in a command; nil where it is not on the page.
  func name(of key: EventKey) -> String? {
    for row in rows {
      if let index = row.events.firstIndex(where: { $0.key == key }) { return row.name(of: index) }
    }
    return nil
  }

  private static func rows(
    of events: [Event], place: CardRow.Place = .day, by group: (Event) -> String
  ) -> [CardRow] {
    var rows: [CardRow] = []
    var places: [String: Int] = [:]
    for event in events {
      if let known = places[group(event)] {
        rows[known].events.append(event)
      } else {
        places[group(event)] = rows.count
        rows.append(CardRow(number: 0, task: event.task, events: [event], place: place))
      }
    }
    return rows
  }

  /// The rows with those of each plan together, where there are several plans; the others come last.
  private static func byPlan(_ rows: [CardRow], _ content: any StudyContent) -> [CardRow] {
    let plans = content.carePlans
    if plans.count < 2 { return rows }
    let places = Dictionary(plans.enumerated().map { ($1, $0) }) { first, _ in first }
    return rows.enumerated().sorted { a, b in
      let places = [a, b].map { content.carePlan(of: $0.element.task).flatMap { places[$0] } }
      return (places[0] ?? plans.count, a.offset) < (places[1] ?? plans.count, b.offset)
    }.map(\.element)
  }
}
