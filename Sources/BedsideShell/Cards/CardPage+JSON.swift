internal import BedsideCore
internal import BedsideSchedule
internal import BedsideStore

extension CardPage {
  /// What `--plain` prints of an event.
  static let columns = [
    "number", "letter", "task", "title", "day", "start", "end", "state", "draft",
  ]

  /// The page as `today --json` prints it.
  func json() throws(CareError) -> JSONValue {
    var fields: JSONFields = [
      "format": 1, "day": .string(page.day.description),
      "today": .bool(page.day == desk.store.today), "events": .array(try eventsJSON()),
      "running": .array(page.running.map { .string($0.key.description) }),
    ]
    if page.day == desk.store.today {
      let alerts = try desk.store.alerts(inLast: AlertList.days)
      fields["alerts"] = .array(alerts.map(\.json))
      let late = try desk.store.lateEvents()
      if !late.isEmpty { fields["late"] = .array(try eventsJSON(late)) }
      let changed = try desk.store.changedVersions().compactMap { refusal -> JSONValue? in
        guard case .contentChanged(let task, let version) = refusal else { return nil }
        return .object(["task": .string(task), "version": .integer(version)])
      }
      if !changed.isEmpty { fields["changed"] = .array(changed) }
      let waiting = try Self.draftsElsewhere(desk, beside: page.events + late)
      if !waiting.isEmpty { fields["unfinished"] = .array(waiting.map(desk.json)) }
    }
    if let left = try desk.store.withdrawal() { fields["left"] = .string(left.day.description) }
    let consents = try desk.store.neededConsents()
    if !consents.isEmpty { fields["consents"] = .strings(consents.map(\.id)) }
    if page.day >= desk.store.today {
      let closed = try desk.store.waitingTasks(on: page.day)
      if !closed.isEmpty { fields["waiting"] = .array(closed.map(\.json)) }
    }
    return .object(fields)
  }

  /// The page's events, with the numbers and letters that they have on today's page.
  func eventsJSON() throws(CareError) -> [JSONValue] { try eventsJSON(page.events) }

  private func eventsJSON(_ events: [Event]) throws(CareError) -> [JSONValue] {
    let drafts = Dictionary(try desk.store.drafts().map { ($0.key, $0) }) { first, _ in first }
    let rows = try page.day == desk.store.today ? CardRows.today(desk) : nil
    return events.filter { isShown($0.task) }
      .map { event in json(event, rows?.place(of: event.key), drafts) }
  }

  private func json(
    _ event: Event, _ place: (number: Int, letter: String?)?, _ drafts: [EventKey: Draft]
  ) -> JSONValue {
    let scheduled = event.scheduleEvent
    var head: [(String, JSONValue)] = []
    if let place { head.append(("number", .integer(place.number))) }
    if let letter = place?.letter { head.append(("letter", .string(letter))) }
    let about: [(String, JSONValue)] = [
      ("task", .string(event.task.id)), ("version", .integer(event.task.version)),
      ("title", .string(event.task.title)), ("style", .string(event.task.card.style.rawValue)),
      ("event", .string(event.key.description)), ("day", .string(scheduled.day.description)),
      ("start", .string(scheduled.start.description)), ("end", .string(scheduled.end.description)),
      ("allDay", .bool(scheduled.isAllDay)),
      ("state", .string(event.state(on: desk.store.today).word)),
      ("progress", .number(event.progress.fraction)),
    ]
    var fields = JSONFields(head + about)
    if let outcome = event.outcome {
      fields["recorded"] = .string(outcome.recorded.description)
      fields["late"] = .bool(outcome.isLate)
      fields["values"] = .array(outcome.values.map(\.json))
    }
    fields["draft"] = (drafts[event.key]?.id.description).map(JSONValue.string)
    return .object(fields)
  }
}

extension WaitingTask {
  /// The task in JSON.
  fileprivate var json: JSONValue {
    .object([
      "task": .string(task.id), "version": .integer(task.version), "title": .string(task.title),
      "requires": .string(gate),
    ])
  }
}

extension EventState {
  /// The state's word in JSON.
  var word: String {
    switch self {
    case .completed: "completed"
    case .later: "later"
    case .due: "due"
    case .late: "late"
    case .missed: "missed"
    case .before: "before"
    }
  }
}
