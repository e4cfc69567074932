public import BedsideCore

extension ScheduleElement {
  /// The most targets that an element in a file has.
  public static let mostTargets = 100

  /// Reads an element from a JSON object.
  ///
  /// Its members are `start`, `startDay`, `zone`, `interval`, `duration`, `end`, `text`,
  /// `targetValues` and `exceptions`; `start` alone must be there. Without an interval the element happens once,
  /// without a duration its events last an hour. Notes what is wrong and returns nil if anything is.
  public static func read(
    _ node: JSONNode, zones: any ZoneDatabase, log: ProblemLog
  ) -> ScheduleElement? {
    guard let object = ObjectReader(node, "An element", log: log) else { return nil }
    let problems = log.problems.count
    var reader = ScheduleElementReader(object: object, zones: zones)
    let element = reader.element()
    return log.problems.count == problems ? element : nil
  }
}

/// Reads the members of one element.
private struct ScheduleElementReader {
  var object: ObjectReader
  let zones: any ZoneDatabase

  mutating func element() -> ScheduleElement? {
    let start = start()
    let zone = zone()
    let hasInterval = object.has("interval")
    let interval = interval()
    let duration = duration()
    let end = object.text("end", LocalDateTime.init, like: "2026-03-04T08:00:00")
    let text = object.text("text", most: TextLength.title)
    let targets = object.array("targetValues", most: ScheduleElement.mostTargets).compactMap {
      OutcomeValue.read($0, log: object.log)
    }
    let exceptions = ScheduleExceptionReader(
      interval: interval, isAllDay: duration == .allDay, time: start?.time, log: object.log
    ).exceptions(object.array("exceptions"))
    object.finish()
    guard let start, let duration, let exceptions, hasInterval == (interval != nil) else {
      return nil
    }
    return noting(at: end == nil ? "interval" : "end") { () throws(ScheduleError) in
      try ScheduleElement(
        start: start, interval: interval, duration: duration, end: end, zone: zone, text: text,
        targetValues: targets, exceptions: exceptions)
    }
  }

  private mutating func start() -> ScheduleStart? {
    let text = object.requiredNode("start", hint: "\"08:00\"").flatMap { _ in
      object.string("start")
    }
    let hasDay = object.has("startDay")
    let days = object.integer("startDay") ?? 0
    if days < 0 {
      object.problem("\(ScheduleError.startBeforeEnrolment(days: days))", at: "startDay")
      return nil
    }
    guard let text else { return nil }
    if let time = WallTime(text) { return .enrolment(days: days, time: time) }
    guard let wall = LocalDateTime(text) else {
      object.problem(
        "'start' cannot be '\(text)'. Write a wall time like \"2026-03-04T08:00:00\", or \"08:00\""
          + " to count from enrolment.", at: "start")
      return nil
    }
    if hasDay {
      object.problem(
        "'startDay' counts from enrolment, but 'start' has a date. Take one of them out.",
        at: "startDay")
    }
    return .at(wall)
  }

  private mutating func zone() -> Zone? {
    guard let id = object.string("zone") else { return nil }
    do throws(ZoneError) {
      return try zones.zone(id)
    } catch {
      object.problem("\(error)", at: "zone")
      return nil
    }
  }

  private mutating func interval() -> RecurrenceInterval? {
    guard let node = object.node("interval"),
      var parts = ObjectReader(node, "An interval", log: object.log)
    else { return nil }
    let problems = object.log.problems.count
    let numbers = ["year", "month", "week", "day", "hour", "minute", "second"].map { unit in
      parts.integer(unit) ?? 0
    }
    parts.finish()
    guard object.log.problems.count == problems else { return nil }
    return noting(at: "interval") { () throws(ScheduleError) in
      try RecurrenceInterval(
        years: numbers[0], months: numbers[1], weeks: numbers[2], days: numbers[3],
        hours: numbers[4], minutes: numbers[5], seconds: numbers[6])
    }
  }

  private mutating func duration() -> ScheduleDuration? {
    guard let node = object.node("duration") else { return .standard }
    if node.string == "allDay" { return .allDay }
    guard let seconds = node.double else {
      let given = node.string.map { "'\($0)'" } ?? node.kind
      object.problem(
        "'duration' cannot be \(given). Write a number of seconds or \"allDay\".", at: "duration")
      return nil
    }
    return noting(at: "duration") { () throws(ScheduleError) in try .seconds(seconds) }
  }

  private func noting<Value>(
    at key: String, _ make: () throws(ScheduleError) -> Value
  ) -> Value? {
    do throws(ScheduleError) {
      return try make()
    } catch {
      object.problem("\(error)", at: key)
      return nil
    }
  }
}
