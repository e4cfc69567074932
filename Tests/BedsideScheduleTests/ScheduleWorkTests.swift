import BedsideCore
import Synchronization
import Testing

@testable import BedsideSchedule

/// What queries cost, counted in events that are looked at: a time would depend on the machine.
struct ScheduleWorkTests {
  /// The events that `body` has a timeline of the elements look at.
  private func work(
    _ elements: [ScheduleElement], in zone: String = "Europe/Berlin",
    _ body: (ScheduleTimeline) throws -> Void
  ) throws -> Int {
    let count = Mutex(0)
    let timeline = ScheduleTimeline(
      Schedule(elements), days: try days(zone), enrolment: nil,
      onVisit: { _ in count.withLock { $0 += 1 } })
    try body(timeline)
    return count.withLock(\.self)
  }

  private func element(
    _ start: String, _ interval: RecurrenceInterval, duration: ScheduleDuration = .standard
  ) throws -> ScheduleElement {
    try ScheduleElement(start: .at(wall(start)), interval: interval, duration: duration)
  }

  @Test func `a day of a schedule of every minute costs the same after five years`() throws {
    let minute = try RecurrenceInterval(minutes: 1)
    let day = try date("2026-03-04")
    func cost(since start: String) throws -> Int {
      try work([element(start, minute, duration: .milliseconds(0))]) { timeline in
        #expect(timeline.events(startingOn: day).count == 1440)
      }
    }
    let (young, old) = (
      try cost(since: "2026-03-03T00:00:00"), try cost(since: "2021-03-04T00:00:00")
    )
    #expect(old <= young + 50)
    #expect(old <= 2 * 1440 + 100)
  }

  @Test func `a skipped day costs no more than one that is not`() throws {
    let minute = try RecurrenceInterval(minutes: 1)
    let day = try date("2026-03-04")
    let start = ScheduleStart.at(try wall("2021-03-04T00:00:00"))
    let plain = try ScheduleElement(start: start, interval: minute)
    let skips = (0..<30).map { ScheduleException.skip(day.adding(days: $0)) }
    let skipping = try ScheduleElement(start: start, interval: minute, exceptions: skips)
    let whole = try work([plain]) { _ = $0.events(startingOn: day) }
    #expect(try work([skipping]) { _ = $0.events(startingOn: day) } <= whole + 50)
    let next = try work([skipping]) { timeline in
      let event = timeline.nextEvent(after: try instant("2026-03-03T23:00:00Z"))
      #expect(try event?.day == date("2026-04-03"))
    }
    #expect(next <= 400)
  }

  /// Schedules that took other programs minutes or all memory.
  private static let strange: [(start: String, interval: [Int], duration: ScheduleDuration)] = [
    ("0001-01-01T00:00:00", [0, 0, 0, 1], .milliseconds(0)),
    ("0001-01-01T00:00:00", [0, 1, 0, 0], .milliseconds(3_153_600_000_000)),
    ("2016-03-04T00:00:00", [0, 0, 60, 0], .standard),
    ("2026-01-31T02:30:00", [1, 0, 0, 0], .standard),
    ("2026-01-31T02:30:00", [0, 1_000_000_000, 0, 0], .standard),
    ("2026-01-31T02:30:00", [1_000_000_000, 0, 0, 0], .allDay),
    ("2026-01-31T02:30:00", [0, 0, 0, 1_000_000_000], .standard),
    ("2026-01-31T02:30:00", [1_000_000_000, 1_000_000_000, 1_000_000_000, 0], .standard),
    ("9999-12-31T23:59:59", [0, 0, 0, 1], .standard),
    ("2026-01-31T00:00:00", [0, 1, 0, 0], .allDay),
    ("2011-12-29T00:00:00", [0, 1, 0, 1], .standard),
  ]

  @Test(arguments: strange.indices)
  func `a strange schedule is asked at the price of a hundred events`(_ index: Int) throws {
    let strange = Self.strange[index]
    let interval = try RecurrenceInterval(
      months: strange.interval[0], days: strange.interval[1], hours: 0,
      minutes: strange.interval[2] / 60, seconds: strange.interval[3])
    let element = try element(strange.start, interval, duration: strange.duration)
    for zone in ["Europe/Berlin", "Pacific/Apia"] {
      for moment in ["0001-01-01T00:00:00Z", "2026-03-04T05:06:07.800Z", "9999-12-31T23:59:59Z"] {
        let from = try instant(moment)
        let count = try work([element], in: zone) { timeline in
          _ = timeline.nextEvent(after: from)
          _ = timeline.count(before: from)
          _ = timeline.exists(on: timeline.days.day(of: from))
          _ = timeline.countBound(overlapping: .earliest, from)
          _ = timeline.event(element: 0, k: .max)
        }
        #expect(count <= 100, "\(element) \(moment)")
      }
      let search = try work([element], in: zone) { timeline in
        _ = timeline.event(occurrence: 1_000_000)
        _ = timeline.event(occurrence: .max)
      }
      #expect(search <= 1000, "\(element)")
    }
  }

  @Test func `an answer that would be too long is refused before it is worked out`() throws {
    let minute = try element("2016-03-04T00:00:00", RecurrenceInterval(minutes: 1))
    let count = try work([minute]) { timeline in
      let (from, to) = (
        try instant("2016-03-04T00:00:00Z"), try instant("2026-03-04T00:00:00Z")
      )
      #expect(timeline.countBound(overlapping: from, to) > ScheduleQuery.most)
    }
    #expect(count <= 50)
    #expect(throws: ScheduleQueryError.tooMany(5_258_880)) {
      try ScheduleQuery(Schedule([minute]), zone: .utc, from: "2016-03-04", to: "2026-03-04")
    }
  }

  @Test func `what can't be a schedule is refused without looking at an event`() throws {
    #expect(throws: ScheduleError.allDayWithinDay(unit: "hour")) {
      try element("2026-03-04T00:00:00", RecurrenceInterval(hours: 6), duration: .allDay)
    }
    #expect(throws: ScheduleError.intervalDoesNotAdvance) { try RecurrenceInterval() }
    #expect(throws: ScheduleError.intervalGoesBack(unit: "minute", -1)) {
      try RecurrenceInterval(minutes: -1)
    }
  }
}
