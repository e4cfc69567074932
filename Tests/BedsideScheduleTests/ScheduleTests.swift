import BedsideCore
import BedsideSchedule
import Testing

struct ScheduleTests {
  @Test func `the 31st is clamped to the month's end for that month only`() throws {
    let schedule = try Schedule.monthly(at: time("08:00"), from: date("2026-01-31"))
    #expect(
      schedule.timeline(days: try days("Europe/Berlin")).walls(5) == [
        "2026-01-31T08:00:00", "2026-02-28T08:00:00", "2026-03-31T08:00:00", "2026-04-30T08:00:00",
        "2026-05-31T08:00:00",
      ])
  }

  @Test func `29 February comes back every fourth year`() throws {
    let element = try ScheduleElement(
      start: .at(wall("2024-02-29T08:00:00")), interval: RecurrenceInterval(years: 1))
    #expect(
      Schedule([element]).timeline(days: try days("UTC")).walls(5) == [
        "2024-02-29T08:00:00", "2025-02-28T08:00:00", "2026-02-28T08:00:00", "2027-02-28T08:00:00",
        "2028-02-29T08:00:00",
      ])
  }

  @Test func `a time that the clocks jump over moves on that day only`() throws {
    let schedule = try Schedule.daily(at: time("02:15"), from: date("2026-03-07"))
    #expect(
      schedule.timeline(days: try days("America/New_York")).walls(3) == [
        "2026-03-07T02:15:00", "2026-03-08T03:15:00", "2026-03-09T02:15:00",
      ])
  }

  @Test func `a day that the zone left out has no event, and the next keeps its k`() throws {
    let schedule = try Schedule.daily(at: time("08:00"), from: date("2011-12-29"))
    let timeline = schedule.timeline(days: try days("Pacific/Apia"))
    #expect(
      timeline.walls(4) == [
        "2011-12-29T08:00:00", nil, "2011-12-31T08:00:00", "2012-01-01T08:00:00",
      ])
    #expect(timeline.event(element: 0, k: 2)?.occurrence == 1)
  }

  @Test func `an event that lands alone on a day left out moves to the next`() throws {
    let element = try ScheduleElement(
      start: .at(wall("2011-12-27T08:00:00")), interval: RecurrenceInterval(days: 3),
      duration: .allDay)
    let timeline = Schedule([element]).timeline(days: try days("Pacific/Apia"))
    #expect(
      timeline.walls(3) == ["2011-12-27T00:00:00", "2011-12-31T00:00:00", "2012-01-02T00:00:00"])
    #expect(try timeline.event(element: 0, k: 1)?.end == instant("2011-12-31T10:00:00Z"))
  }

  @Test func `hours are exact where days keep the wall time`() throws {
    let start = ScheduleStart.at(try wall("2026-03-28T08:00:00"))
    let hours = try ScheduleElement(start: start, interval: RecurrenceInterval(hours: 24))
    #expect(
      Schedule([hours]).timeline(days: try days("Europe/Berlin")).walls(2) == [
        "2026-03-28T08:00:00", "2026-03-29T09:00:00",
      ])
    let both = try ScheduleElement(start: start, interval: RecurrenceInterval(days: 1, hours: 1))
    #expect(
      Schedule([both]).timeline(days: try days("Europe/Berlin")).walls(3) == [
        "2026-03-28T08:00:00", "2026-03-29T09:00:00", "2026-03-30T10:00:00",
      ])
  }

  @Test func `a start without a date counts from enrolment`() throws {
    let element = try ScheduleElement(
      start: .enrolment(days: 3, time: time("08:00")), interval: .week)
    let schedule = Schedule([element])
    let days = try days("Europe/Berlin")
    #expect(schedule.timeline(days: days).nextEvent(after: .earliest) == nil)
    #expect(
      schedule.timeline(days: days, enrolment: try date("2026-03-04")).walls(2) == [
        "2026-03-07T08:00:00", "2026-03-14T08:00:00",
      ])
  }

  @Test func `a time after midnight counts from the same day of the study`() throws {
    let element = try ScheduleElement(
      start: .enrolment(days: 0, time: time("00:30")), interval: .day)
    let timeline = Schedule([element])
      .timeline(days: try days("UTC", dayStart: "04:00"), enrolment: try date("2026-03-04"))
    #expect(timeline.walls(1) == ["2026-03-05T00:30:00"])
    #expect(try timeline.event(element: 0, k: 0)?.day == date("2026-03-04"))
  }

  @Test func `a fixed zone holds still when the participant travels`() throws {
    let fixed = try ScheduleElement(
      start: .at(wall("2026-03-04T08:00:00")), interval: .day,
      zone: SystemZones().zone("Europe/Berlin"))
    let floating = try ScheduleElement(start: .at(wall("2026-03-04T08:00:00")), interval: .day)
    for (zone, here) in [("America/New_York", "13:00:00Z"), ("Asia/Kolkata", "02:30:00Z")] {
      let timeline = Schedule([fixed, floating]).timeline(days: try days(zone))
      #expect(timeline.event(element: 0, k: 0)?.start.description == "2026-03-04T07:00:00Z")
      #expect(timeline.event(element: 1, k: 0)?.start.description == "2026-03-04T\(here)")
    }
  }

  @Test func `an element without an interval happens once`() throws {
    let element = try ScheduleElement(start: .at(wall("2026-03-04T08:00:00")), interval: nil)
    let timeline = Schedule([element]).timeline(days: try days("UTC"))
    #expect(timeline.walls(2) == ["2026-03-04T08:00:00", nil])
    #expect(timeline.count(before: .latest) == 1)
  }

  @Test func `events end with the element and with the calendar`() throws {
    let element = try ScheduleElement(
      start: .at(wall("2026-03-04T08:00:00")), interval: .day, end: wall("2026-03-06T08:00:00"))
    let timeline = Schedule([element]).timeline(days: try days("UTC"))
    #expect(timeline.walls(3) == ["2026-03-04T08:00:00", "2026-03-05T08:00:00", nil])
    #expect(timeline.event(element: 0, k: -1) == nil)
    #expect(timeline.event(element: 1, k: 0) == nil)
    #expect(timeline.nextEvent(after: try instant("2026-03-05T08:00:00Z")) == nil)

    let endless = try Schedule.daily(at: .midnight, from: date("9999-12-30"))
      .timeline(days: days("UTC"))
    #expect(endless.walls(3) == ["9999-12-30T00:00:00", "9999-12-31T00:00:00", nil])
    #expect(endless.event(element: 0, k: .max) == nil)
    #expect(endless.count(before: .latest) == 2)
  }

  @Test func `weekdays begin with the first that comes`() throws {
    let schedule = try Schedule.weekly(on: [1, 3, 5], at: time("07:30"), from: date("2026-03-04"))
    let timeline = schedule.timeline(days: try days("UTC"))
    let events = timeline.events(
      overlapping: .earliest, try instant("2026-03-12T00:00:00Z"))
    #expect(
      events.map(\.day.description) == ["2026-03-04", "2026-03-06", "2026-03-09", "2026-03-11"])
    #expect(events.map(\.element) == [0, 1, 2, 0])
  }

  @Test func `an event that ends when a stretch begins is not in it`() throws {
    let timeline = try Schedule.daily(at: time("23:00"), from: date("2026-03-04"))
      .timeline(days: days("UTC"))
    #expect(timeline.events(startingOn: try date("2026-03-05")).map(\.k) == [1])
    #expect(timeline.events(runningInto: try date("2026-03-05")).isEmpty)
    let midnight = try instant("2026-03-05T00:00:00Z")
    #expect(timeline.events(overlapping: midnight, midnight.adding(seconds: 60)).isEmpty)
    #expect(
      timeline.events(overlapping: midnight.adding(milliseconds: -1), midnight).map(\.k) == [0])
  }

  @Test func `a moment is in the stretch that begins with it`() throws {
    let timeline = try Schedule.daily(
      at: time("08:00"), from: date("2026-03-04"), duration: .milliseconds(0)
    ).timeline(days: days("UTC"))
    let eight = try instant("2026-03-05T08:00:00Z")
    #expect(timeline.events(overlapping: eight, eight.adding(milliseconds: 1)).map(\.k) == [1])
    #expect(timeline.events(overlapping: eight.adding(seconds: -60), eight).isEmpty)
  }
}
