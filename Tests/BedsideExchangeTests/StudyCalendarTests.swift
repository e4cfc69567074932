import BedsideCore
import BedsideSchedule
import Testing

@testable import BedsideExchange

/// Calendars hold the events that the schedule has, over a year in which the clocks change twice.
struct StudyCalendarTests {
  private func zone(_ id: String) throws -> Zone { try SystemZones().zone(id) }

  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  private func schedule(_ text: String) throws -> Schedule {
    let bytes = Array("{\"elements\": [\(text)]}".utf8)
    let log = ProblemLog(file: "s", bytes: bytes)
    let node = try JSONReader.read(bytes)
    let schedule = Schedule.read(node, zones: SystemZones(), log: log)
    #expect(log.problems.map(\.message) == [])
    return try #require(schedule)
  }

  private func task(_ schedule: Schedule, version: Int = 1, from: String = "2026-01-01") throws
    -> CareTask
  {
    CareTask(
      id: "t", version: version, effective: try day(from), title: "Pain", schedule: schedule)
  }

  private func calendar(
    _ tasks: [CareTask], _ days: DayRule, _ change: (inout StudyCalendar.Options) -> Void = { _ in }
  ) throws -> StudyCalendar {
    var options = StudyCalendar.Options(
      today: try day("2026-01-01"), horizon: try day("2027-01-01"))
    change(&options)
    return StudyCalendar(
      title: "Study", of: "ann/s", TaskVersions.grouping(tasks), days: days,
      enrolment: try day("2026-01-03"), options)
  }

  /// Whether what a calendar program makes of the calendar is what the schedule has.
  private func check(_ text: String, in id: String = "Europe/Berlin") throws -> [CalendarEntry] {
    let days = DayRule(zone: try zone(id))
    let schedule = try schedule(text)
    let entries = try calendar([try task(schedule)], days).entries
    let range = try day("2026-01-01")...day("2026-12-31")
    let expansion = Expansion(zone: days.zone, zones: SystemZones(), range: range)
    let events = schedule.timeline(days: days, enrolment: try day("2026-01-03"))
      .events(startingIn: days.start(of: range.lowerBound)..<days.end(of: range.upperBound))
    #expect(!events.isEmpty)
    #expect(try expansion.starts(of: entries) == events.map(\.start).sorted())
    return entries
  }

  @Test func `titles and texts carry no control characters into a calendar`() throws {
    let schedule = try schedule(
      #"{"start": "2026-01-05T08:00:00", "text": "a\u001b[31mb\nc"}"#)
    var task = try task(schedule)
    task.title = "Vit\u{1B}[2J\u{9B}31m\u{202E}D\n3"
    let calendar = try calendar([task], DayRule(zone: .utc))
    #expect(calendar.entries.map(\.summary) == ["VitD 3"])
    #expect(calendar.entries.map(\.details) == ["ab\nc"])
    let named = StudyCalendar(
      title: "My\u{7} study", of: "ann/s", [], days: DayRule(zone: .utc), enrolment: nil,
      StudyCalendar.Options(today: try day("2026-01-01"), horizon: try day("2027-01-01")))
    #expect(named.title == "My study")
  }

  @Test(arguments: [
    #"{"start": "2026-01-05T08:00:00", "interval": {"day": 1}}"#,
    #"{"start": "02:30", "interval": {"day": 1}}"#,
    #"{"start": "2026-01-05T20:15:00", "interval": {"week": 2}, "end": "2026-06-01T00:00:00"}"#,
    #"{"start": "2026-01-31T10:00:00", "interval": {"month": 1}}"#,
    #"{"start": "2026-01-30T10:00:00", "interval": {"month": 2}}"#,
    #"{"start": "2024-02-29T10:00:00", "interval": {"year": 1}}"#,
    #"{"start": "2026-01-15T10:00:00", "interval": {"month": 1}, "duration": "allDay"}"#,
    #"{"start": "2026-01-05T00:00:00", "interval": {"hour": 6}}"#,
    #"{"start": "2026-01-31T12:00:00", "interval": {"month": 1, "day": 1}}"#,
    #"{"start": "2026-07-05T12:00:00"}"#,
    #"{"start": "2026-01-05T02:30:00", "interval": {"week": 1}, "zone": "Australia/Sydney"}"#,
    #"""
    {"start": "2026-01-05T18:00:00", "interval": {"day": 2}, "exceptions": [
      {"date": "2026-01-09", "skip": true}, {"date": "2026-01-11", "moveTo": "2026-01-12T07:30:00"}]}
    """#,
    #"""
    {"start": "2026-01-05T00:00:00", "interval": {"day": 3}, "duration": "allDay", "exceptions": [
      {"date": "2026-01-08", "skip": true}]}
    """#,
    #"""
    {"start": "2026-01-05T09:00:00", "interval": {"day": 3}},
    {"start": "2026-01-06T10:00:00", "interval": {"day": 3}},
    {"start": "2026-01-07T11:00:00", "interval": {"day": 3}}
    """#,
  ])
  func `a calendar has the events of the schedule`(text: String) throws {
    for zone in ["Europe/Berlin", "America/New_York", "UTC"] { _ = try check(text, in: zone) }
  }

  @Test func `what floats stays floating, and a fixed zone is named`() throws {
    let floating = try check(#"{"start": "08:00", "interval": {"day": 1}}"#)
    #expect(
      floating.first?.properties(at: Instant(seconds: 0)).contains("DTSTART:20260103T080000")
        == true)
    let fixed = try check(
      #"{"start": "2026-01-05T08:00:00", "interval": {"day": 1}, "zone": "Europe/Paris"}"#)
    let lines = try #require(fixed.first).properties(at: Instant(seconds: 0))
    #expect(lines.contains("DTSTART;TZID=Europe/Paris:20260105T080000"))
    #expect(lines.contains("RRULE:FREQ=DAILY;INTERVAL=1"))
    #expect(lines.contains("DURATION:PT1H") && lines.contains("CLASS:PRIVATE"))
  }

  @Test func `the 31st of every month is the last day of shorter ones, by one rule`() throws {
    let entry = try #require(
      try check(#"{"start": "2026-01-31T10:00:00", "interval": {"month": 1}}"#).first)
    #expect(entry.rule == "FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29,30,31;BYSETPOS=-1")
  }

  @Test func `each version has its time, and entries keep their ids`() throws {
    let schedule = try schedule(#"{"start": "2026-01-05T08:00:00", "interval": {"day": 1}}"#)
    let days = DayRule(zone: .utc)
    let tasks = [try task(schedule), try task(schedule, version: 2, from: "2026-03-01")]
    let entries = try calendar(tasks, days).entries
    #expect(
      entries.map(\.rule) == [
        "FREQ=DAILY;INTERVAL=1;UNTIL=20260228T080000", "FREQ=DAILY;INTERVAL=1",
      ])
    #expect(entries[1].start == .floating(try #require(LocalDateTime("2026-03-01T08:00:00"))))
    #expect(Set(entries.map(\.id)).count == 2)
    #expect(try calendar(tasks, days).entries.map(\.id) == entries.map(\.id))
    #expect(!entries[0].id.contains("ann"))
  }

  @Test func `what is done once stands there once, until it is done`() throws {
    var task = try task(try schedule(#"{"start": "2026-01-05T08:00:00", "interval": {"day": 1}}"#))
    task.isOnce = true
    let days = DayRule(zone: .utc)
    let entries = try calendar([task], days).entries
    #expect(entries.count == 1 && entries.first?.rule == nil)
    #expect(try calendar([task], days) { $0.done = ["t"] }.entries.isEmpty)
  }

  @Test func `alarms come before the start, and on whole days in the morning`() throws {
    let timed = try schedule(#"{"start": "2026-01-05T08:00:00", "interval": {"day": 1}}"#)
    let whole = try schedule(
      #"{"start": "2026-01-05T00:00:00", "interval": {"day": 1}, "duration": "allDay"}"#)
    let days = DayRule(zone: .utc)
    let triggers = try [timed, whole].map { schedule in
      try calendar([try task(schedule)], days) { $0.alarm = 90 }.entries.first?.trigger
    }
    #expect(triggers == ["TRIGGER:-PT1H30M", "TRIGGER:PT7H30M"])
    #expect(try calendar([try task(timed)], days) { $0.alarm = nil }.entries.first?.trigger == nil)
  }

  @Test func `a neutral calendar tells nothing`() throws {
    let schedule = try schedule(
      #"{"start": "2026-01-05T08:00:00", "interval": {"day": 1}, "text": "Before breakfast"}"#)
    let entry = try #require(
      try calendar([try task(schedule)], DayRule(zone: .utc)) { $0.neutralTitle = "Reminder" }
        .entries.first)
    #expect(entry.summary == "Reminder" && entry.details == nil)
  }
}
