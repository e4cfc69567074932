internal import BedsideCore

/// The events of one element in one zone.
///
/// All times are whole seconds since 1970.
struct ElementTimeline: Sendable {
  let days: DayRule
  let interval: RecurrenceInterval?
  let duration: ScheduleDuration
  /// The date and the wall time from which events are counted.
  private let anchor: LocalDateTime
  private let anchorDay: Int
  /// The start of event 0, from which exact steps are counted.
  private let firstStart: Int
  /// The second before which events must start.
  let end: Int
  /// The days that depart from the rule.
  ///
  /// `start`, `takesPlace`, `count` and the searches know the rule alone: numbers come before exceptions.
  let exceptions: [CivilDate: ScheduleException]
  /// Those of them that move events.
  let moves: [ScheduleException]
  /// Told of every k whose start is worked out, so that a test can count what a query costs.
  private let onVisit: (@Sendable (Int) -> Void)?

  /// A second after every event that the calendar can tell.
  static let never = Int.max

  /// Nil while the element counts from an enrolment that has not been.
  init?(
    _ element: ScheduleElement, days: DayRule, enrolment: CivilDate?,
    onVisit: (@Sendable (Int) -> Void)? = nil
  ) {
    self.onVisit = onVisit
    self.days = DayRule(zone: element.zone ?? days.zone, dayStart: days.dayStart)
    switch element.start {
    case .at(let wall): anchor = wall
    case .enrolment(let delay, let time):
      guard let enrolment else { return nil }
      let isNextMorning = element.duration != .allDay && time < days.dayStart
      let date = enrolment.adding(days: delay).adding(days: isNextMorning ? 1 : 0)
      anchor = LocalDateTime(date: date, time: time)
    }
    anchorDay = anchor.date.dayNumber
    interval = element.interval
    duration = element.duration
    end = element.end.map { [zone = self.days.zone] in zone.instant(of: $0).seconds } ?? Self.never
    firstStart =
      duration == .allDay
      ? self.days.start(of: anchor.date).seconds : self.days.zone.instant(of: anchor).seconds
    exceptions = element.exceptionsByDate
    moves = element.moves
  }

  /// The start of event k, or `never` where there is no such event or the calendar ends before it.
  ///
  /// Does not decrease with k.
  func start(_ k: Int) -> Int {
    let base: Int
    if interval?.isExact == true && k >= 0 {
      onVisit?(k)
      base = firstStart
    } else {
      base = calendarStart(k)
    }
    guard base < Self.never, let exact = interval?.seconds, exact > 0 else { return base }
    let (added, overflow) = exact.multipliedReportingOverflow(by: k)
    guard !overflow, added < Self.never - abs(base) else { return Self.never }
    let start = base + added
    return start <= Instant.latest.seconds ? start : Self.never
  }

  /// The start of event k before hours, minutes and seconds are added.
  func calendarStart(_ k: Int) -> Int {
    onVisit?(k)
    if k == 0 { return firstStart }
    guard let date = date(k) else { return Self.never }
    if duration == .allDay { return days.start(of: date).seconds }
    return days.zone.instant(of: LocalDateTime(date: date, time: anchor.time)).seconds
  }

  /// The wall time of event k before hours, minutes and seconds are added, as if it were UTC.
  func wall(_ k: Int) -> Int {
    onVisit?(k)
    guard let date = date(k) else { return Self.never }
    let time = duration == .allDay ? days.dayStart : anchor.time
    return LocalDateTime(date: date, time: time).secondNumber
  }

  private func date(_ k: Int) -> CivilDate? {
    if k == 0 { return anchor.date }
    guard let interval, k > 0 else { return nil }
    let (months, monthsOverflow) = interval.months.multipliedReportingOverflow(by: k)
    let (days, daysOverflow) = interval.days.multipliedReportingOverflow(by: k)
    guard !monthsOverflow, !daysOverflow, months < 120_000, days < 4_000_000 else { return nil }
    guard anchor.date.year * 12 + anchor.date.month - 1 + months < 120_000 else { return nil }
    let month = months == 0 ? anchorDay : anchor.date.adding(months: months).dayNumber
    let day = month + days
    return day <= CivilDate.latest.dayNumber ? CivilDate(dayNumber: day) : nil
  }

  /// The end of an event that starts at a second, in milliseconds.
  func end(ofStart start: Int) -> Instant {
    let instant = Instant(seconds: start)
    switch duration {
    case .milliseconds(let length): return instant.adding(milliseconds: length)
    case .allDay: return days.end(of: days.day(of: instant))
    }
  }
}
