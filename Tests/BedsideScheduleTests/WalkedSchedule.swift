import BedsideCore
import BedsideSchedule

/// The same events found the slow way: every event from the first on, sorted, numbered, filtered.
struct WalkedSchedule {
  struct Part {
    var start: LocalDateTime
    var months = 0
    var days = 0
    var seconds = 0
    var duration = ScheduleDuration.standard
    var end: LocalDateTime?
    var repeats = true
    var exceptions: [ScheduleException] = []
  }

  struct Found: Equatable {
    var element: Int
    var k: Int
    var start: Instant
    var end: Instant
  }

  var parts: [Part]
  var days: DayRule

  /// Every event that starts before an instant, in order; its index is its occurrence.
  func events(before limit: Instant) -> [Found] {
    parts.enumerated().flatMap { index, part in events(of: part, index, before: limit) }
      .sorted { ($0.start, $0.element) < ($1.start, $1.element) }
  }

  /// Every event that takes place and starts before an instant, in order, with its occurrence.
  ///
  /// No exception moves an event by more than 30 days.
  func takingPlace(before limit: Instant) -> [(number: Int, event: Found)] {
    events(before: limit.adding(seconds: 30 * 86_400)).enumerated()
      .compactMap { number, event in taken(event).map { (number, $0) } }
      .filter { $0.event.start < limit }
      .sorted {
        let (left, right) = ($0.event, $1.event)
        return (left.start, left.element, left.k) < (right.start, right.element, right.k)
      }
  }

  /// The event as exceptions have it; nil where it is skipped.
  func taken(_ event: Found) -> Found? {
    let part = parts[event.element]
    let day = day(of: event.start)
    guard let exception = part.exceptions.first(where: { $0.date == day }) else { return event }
    guard let target = exception.target else { return nil }
    var event = event
    event.start =
      part.duration == .allDay
      ? days.zone.firstInstant(of: LocalDateTime(date: target.date, time: days.dayStart))
      : days.zone.instant(of: target)
    event.end = end(part, event.start)
    return event
  }

  /// The last day that begins no later than an instant.
  func day(of instant: Instant) -> CivilDate {
    var date = days.zone.local(instant).date.adding(days: -2)
    while true {
      let next = date.adding(days: 1)
      let start = days.zone.firstInstant(of: LocalDateTime(date: next, time: days.dayStart))
      if start > instant { return date }
      date = next
    }
  }

  private func events(of part: Part, _ index: Int, before limit: Instant) -> [Found] {
    var found: [Found] = []
    var k = 0
    let end = part.end.map { days.zone.instant(of: $0) } ?? .latest
    while true {
      let base = base(part, k)
      let start = base.adding(seconds: k * part.seconds)
      guard start < limit, start < end else { return found }
      let isSkipped = part.repeats && part.months + part.days > 0 && base == self.base(part, k + 1)
      if !isSkipped {
        found.append(Found(element: index, k: k, start: start, end: self.end(part, start)))
      }
      guard part.repeats else { return found }
      k += 1
    }
  }

  private func base(_ part: Part, _ k: Int) -> Instant {
    var (year, month) = (part.start.date.year, part.start.date.month)
    for _ in 0..<k * part.months {
      month += 1
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    var day = part.start.date.day
    while CivilDate(year: year, month: month, day: day) == nil { day -= 1 }
    let date = (CivilDate(year: year, month: month, day: day) ?? .earliest)
      .adding(days: k * part.days)
    if part.duration == .allDay {
      return days.zone.firstInstant(of: LocalDateTime(date: date, time: days.dayStart))
    }
    return days.zone.instant(of: LocalDateTime(date: date, time: part.start.time))
  }

  private func end(_ part: Part, _ start: Instant) -> Instant {
    guard case .milliseconds(let length) = part.duration else {
      var date = days.zone.local(start).date.adding(days: -2)
      while true {
        let next = days.zone.firstInstant(of: LocalDateTime(date: date, time: days.dayStart))
        if next > start { return next }
        date = date.adding(days: 1)
      }
    }
    return start.adding(milliseconds: length)
  }
}
