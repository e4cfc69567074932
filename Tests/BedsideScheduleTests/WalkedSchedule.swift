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
