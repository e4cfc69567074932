import BedsideCore
import BedsideSchedule

/// A zone and a date around which its clocks do something.
struct ClockChange: Sendable, CustomStringConvertible {
  var zone: String
  var date: String

  var description: String { "\(zone) \(date)" }

  static let all: [ClockChange] = [
    ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"),
    ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
    ("Australia/Lord_Howe", "2026-04-05"), ("Australia/Lord_Howe", "2026-10-04"),
    ("America/Sao_Paulo", "2018-02-18"), ("America/Sao_Paulo", "2018-11-04"),
    ("Pacific/Apia", "2011-12-30"), ("Antarctica/Troll", "2026-03-29"),
    ("Africa/Casablanca", "2026-02-15"), ("America/St_Johns", "2010-11-07"),
    ("Pacific/Kwajalein", "1993-08-21"), ("America/Toronto", "1919-03-31"),
    ("Europe/Berlin", "2061-03-27"), ("Asia/Kolkata", "2026-06-01"),
  ].map { ClockChange(zone: $0.0, date: $0.1) }
}

/// A schedule made up at random, as what is tested and as what it is compared with.
struct RandomSchedule {
  let schedule: Schedule
  let walked: WalkedSchedule
  let around: Instant

  init(_ change: ClockChange, using random: inout SeededGenerator) throws {
    let date = CivilDate(change.date) ?? .earliest
    let hour = Bool.random(using: &random) ? 0 : 4
    let dayStart = WallTime(hour: hour, minute: 0) ?? .midnight
    let days = DayRule(zone: try SystemZones().zone(change.zone), dayStart: dayStart)
    var parts: [WalkedSchedule.Part] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var part = RandomSchedule.part(near: date, using: &random)
      part.exceptions = RandomSchedule.exceptions(of: part, near: date, using: &random)
      parts.append(part)
    }
    schedule = Schedule(try parts.map(RandomSchedule.element))
    walked = WalkedSchedule(parts: parts, days: days)
    around = days.start(of: date)
  }

  private static func part(
    near date: CivilDate, using random: inout SeededGenerator
  ) -> WalkedSchedule.Part {
    let back = [3, 40, 400].randomElement(using: &random) ?? 3
    let day = date.adding(days: -Int.random(in: 0...back, using: &random))
    let time = WallTime(secondOfDay: Int.random(in: 0..<96, using: &random) * 900) ?? .midnight
    var part = WalkedSchedule.Part(start: LocalDateTime(date: day, time: time))
    let steps = [
      (0, 1, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0), (0, 7, 0), (0, 8, 0), (1, 0, 0), (1, 1, 0),
      (12, 0, 0), (0, 0, 3600), (0, 0, 86_400), (0, 0, 129_600), (0, 1, 60), (1, 0, 3600),
    ]
    (part.months, part.days, part.seconds) = steps.randomElement(using: &random) ?? (0, 1, 0)
    let lengths: [Int64] = [0, 500, 300_000, 28_800_000, 90_000_000, 3_456_000_000]
    part.duration = .milliseconds(lengths.randomElement(using: &random) ?? 0)
    if part.seconds == 0, Bool.random(using: &random) { part.duration = .allDay }
    if Int.random(in: 0..<4, using: &random) == 0 {
      let ended = date.adding(days: Int.random(in: -2...5, using: &random))
      let end = LocalDateTime(date: ended, time: time)
      part.end = end > part.start ? end : nil
    }
    part.repeats = Int.random(in: 0..<8, using: &random) > 0
    return part
  }

  private static func exceptions(
    of part: WalkedSchedule.Part, near date: CivilDate, using random: inout SeededGenerator
  ) -> [ScheduleException] {
    guard Bool.random(using: &random) else { return [] }
    let isExact = part.repeats && part.months + part.days == 0
    return (-4...4).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.map { offset in
      let day = date.adding(days: offset)
      if isExact || Bool.random(using: &random) { return .skip(day) }
      let other = date.adding(days: Int.random(in: -5...5, using: &random))
      let second = Int.random(in: 0..<96, using: &random) * 900
      let time = WallTime(secondOfDay: second) ?? .midnight
      return .move(day, to: LocalDateTime(date: other, time: time))
    }
  }

  private static func element(_ part: WalkedSchedule.Part) throws -> ScheduleElement {
    try ScheduleElement(
      start: .at(part.start),
      interval: part.repeats
        ? RecurrenceInterval(months: part.months, days: part.days, seconds: part.seconds) : nil,
      duration: part.duration, end: part.end, exceptions: part.exceptions)
  }
}
