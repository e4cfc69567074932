import BedsideCore
import BedsideSchedule
import Testing

struct ScheduleExceptionTests {
  private func daily(
    _ exceptions: [ScheduleException], interval: RecurrenceInterval = .day,
    duration: ScheduleDuration = .standard, zone: Zone? = nil
  ) throws -> Schedule {
    Schedule([
      try ScheduleElement(
        start: .at(wall("2026-12-24T08:00:00")), interval: interval, duration: duration,
        zone: zone, exceptions: exceptions)
    ])
  }

  @Test func `what is skipped keeps its k and its number, and so do those after it`() throws {
    let timeline = try daily([.skip(date("2026-12-25"))]).timeline(days: days("UTC"))
    #expect(timeline.walls(3) == ["2026-12-24T08:00:00", nil, "2026-12-26T08:00:00"])
    #expect(timeline.event(element: 0, k: 2)?.occurrence == 2)
    #expect(timeline.event(occurrence: 1) == nil)
    #expect(timeline.event(occurrence: 2)?.k == 2)
    #expect(timeline.plannedEvent(element: 0, k: 1)?.occurrence == 1)
    #expect(try !timeline.exists(on: date("2026-12-25")))
    #expect(try timeline.events(startingOn: date("2026-12-25")).isEmpty)
    #expect(try timeline.nextEvent(after: instant("2026-12-24T08:00:00Z"))?.k == 2)
  }

  @Test func `what is moved keeps its k and its number, and is found where it is`() throws {
    let move = ScheduleException.move(
      try date("2026-12-25"), to: try wall("2027-01-02T23:30:00"))
    let timeline = try daily([move]).timeline(days: days("UTC"))
    let moved = try #require(timeline.event(element: 0, k: 1))
    #expect(moved.isMoved && moved.k == 1 && moved.occurrence == 1)
    #expect(try moved.start == instant("2027-01-02T23:30:00Z"))
    #expect(try moved.end == instant("2027-01-03T00:30:00Z"))
    #expect(try moved.day == date("2027-01-02") && moved.plannedDay == date("2026-12-25"))
    #expect(try timeline.events(startingOn: date("2026-12-25")).isEmpty)
    #expect(try timeline.events(startingOn: date("2027-01-02")).map(\.k) == [9, 1])
    #expect(try timeline.events(runningInto: date("2027-01-03")) == [moved])
    #expect(try timeline.nextEvent(after: instant("2027-01-02T08:00:00Z")) == moved)
  }

  @Test func `what lasts all day fills the day to which it is moved`() throws {
    let move = ScheduleException.move(
      try date("2026-12-25"), to: try wall("2026-12-28T10:00:00"))
    let weekly = try daily([move], interval: RecurrenceInterval(days: 1), duration: .allDay)
    let moved = weekly.timeline(days: try days("Europe/Berlin")).event(element: 0, k: 1)
    #expect(try moved?.start == instant("2026-12-27T23:00:00Z"))
    #expect(try moved?.end == instant("2026-12-28T23:00:00Z"))
  }

  @Test func `an exception may move an event before the element's start and behind its end`() throws
  {
    let element = try ScheduleElement(
      start: .at(wall("2026-12-24T08:00:00")), interval: .day, end: wall("2026-12-26T00:00:00"),
      exceptions: [
        .move(date("2026-12-24"), to: wall("2026-12-01T08:00:00")),
        .move(date("2026-12-25"), to: wall("2027-02-01T08:00:00")),
        .move(date("2026-12-26"), to: wall("2027-03-01T08:00:00")),
      ])
    let timeline = Schedule([element]).timeline(days: try days("UTC"))
    #expect(timeline.walls(3) == ["2026-12-01T08:00:00", "2027-02-01T08:00:00", nil])
    #expect(timeline.nextEvent(after: .earliest)?.k == 0)
  }

  @Test func `a day is the study's, in the element's zone`() throws {
    let early = try ScheduleElement(
      start: .at(wall("2026-12-24T00:30:00")), interval: .day,
      exceptions: [.skip(date("2026-12-24"))])
    let nights = Schedule([early]).timeline(days: try days("UTC", dayStart: "04:00"))
    #expect(nights.walls(2) == ["2026-12-24T00:30:00", nil])

    let berlin = try daily([.skip(date("2026-12-25"))], zone: SystemZones().zone("Europe/Berlin"))
    let abroad = berlin.timeline(days: try days("Pacific/Auckland"))
    #expect(abroad.walls(3) == ["2026-12-24T20:00:00", nil, "2026-12-26T20:00:00"])
  }

  @Test func `all events of a day are skipped, and numbers go on behind them`() throws {
    let minutes = try daily(
      [.skip(date("2026-12-25"))], interval: RecurrenceInterval(minutes: 1),
      duration: .milliseconds(0))
    let timeline = minutes.timeline(days: try days("UTC"))
    #expect(try timeline.events(startingOn: date("2026-12-25")).isEmpty)
    #expect(try timeline.events(startingOn: date("2026-12-26")).first?.occurrence == 16 * 60 + 1440)
  }

  @Test func `two exceptions for a day, and a move among several events, are no element`() throws {
    let day = try date("2026-12-25")
    #expect(throws: ScheduleError.exceptionTwice(day)) {
      try daily([.skip(day), .move(day, to: wall("2026-12-26T08:00:00"))])
    }
    #expect(throws: ScheduleError.moveWithinDay(day)) {
      try daily(
        [.move(day, to: wall("2026-12-26T08:00:00"))], interval: RecurrenceInterval(hours: 6))
    }
  }

  @Test func `an exception of a day without an event changes nothing`() throws {
    let start = ScheduleStart.at(try wall("2026-12-24T08:00:00"))
    let exceptions: [ScheduleException] = [
      .skip(try date("2026-12-23")), .skip(try date("2026-12-25")),
      .move(try date("2026-12-30"), to: try wall("2026-12-27T08:00:00")),
    ]
    let element = try ScheduleElement(start: start, interval: .week, exceptions: exceptions)
    let plain = try ScheduleElement(start: start, interval: .week)
    let range = try instant("2026-12-01T00:00:00Z")..<instant("2027-02-01T00:00:00Z")
    #expect(
      Schedule([element]).timeline(days: try days("UTC")).events(startingIn: range)
        == Schedule([plain]).timeline(days: try days("UTC")).events(startingIn: range))
  }

  @Test func `a checker can tell the days on which there is no event`() throws {
    let noon = try ScheduleElement(start: .at(wall("2026-12-24T12:00:00")), interval: .week)
    let later = try ScheduleElement(start: .enrolment(days: 0, time: .midnight), interval: .week)
    let hours = try ScheduleElement(
      start: .at(wall("2026-12-24T12:00:00")), interval: RecurrenceInterval(hours: 72))
    func may(_ element: ScheduleElement, _ day: String, _ zone: Zone? = nil) throws -> Bool {
      element.mayHaveEvent(on: try date(day), zone: zone, dayStart: .midnight)
    }
    #expect(try may(noon, "2026-12-31") && !may(noon, "2026-12-30") && !may(noon, "2026-12-17"))
    #expect(try may(later, "2026-12-30"))
    // In exact steps the day depends on the participant's zone.
    #expect(try may(hours, "2026-12-28") && !may(hours, "2026-12-28", .utc))
    #expect(try may(hours, "2026-12-27", .utc))
  }
}
