import BedsideCore
import BedsideSchedule
import Testing

struct ScheduleReadingTests {
  private func read(_ text: String) throws -> Schedule {
    let bytes = Array(text.utf8)
    let log = ProblemLog(file: "study.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    let schedule = Schedule.read(node, zones: SystemZones(), log: log)
    #expect(log.problems.isEmpty)
    return try #require(schedule)
  }

  @Test func `an element has all that its file says`() throws {
    let schedule = try read(
      """
      {"elements":[{"start":"2026-03-04T08:00:00","zone":"Europe/Berlin",
        "interval":{"year":1,"month":2,"week":3,"day":4,"hour":5,"minute":6,"second":7},
        "duration":0.5,"end":"2027-03-04T08:00:00","text":"Before breakfast",
        "targetValues":[{"value":25,"units":"mg","kind":"dose"},{"value":2.0,"units":"tablets"}]}]}
      """)
    let expected = try ScheduleElement(
      start: .at(wall("2026-03-04T08:00:00")),
      interval: RecurrenceInterval(
        years: 1, months: 2, weeks: 3, days: 4, hours: 5, minutes: 6, seconds: 7),
      duration: .milliseconds(500), end: wall("2027-03-04T08:00:00"),
      zone: SystemZones().zone("Europe/Berlin"), text: "Before breakfast",
      targetValues: [
        OutcomeValue(.integer(25), kind: "dose", units: "mg"),
        OutcomeValue(.double(2), units: "tablets"),
      ])
    #expect(schedule.elements == [expected])
  }

  @Test func `what an element leaves out is an hour, once, in the participant's zone`() throws {
    let element = try #require(read(#"{"elements":[{"start":"08:00"}]}"#).elements.first)
    #expect(try element.start == .enrolment(days: 0, time: time("08:00")))
    #expect(element.duration == .milliseconds(3_600_000))
    #expect(element.interval == nil && element.end == nil && element.zone == nil)
  }

  @Test func `exceptions skip or move days, and a date alone keeps the time`() throws {
    let schedule = try read(
      """
      {"elements":[
        {"start":"2026-12-01T08:30:00","interval":{"day":1},"exceptions":[
          {"date":"2026-12-25","skip":true},{"date":"2026-12-26","moveTo":"2026-12-27T10:00:00"},
          {"$comment":"New Year","date":"2026-12-31","moveTo":"2027-01-02"}]},
        {"start":"08:00","interval":{"week":1},"duration":"allDay","exceptions":[
          {"date":"2026-12-25","moveTo":"2026-12-28"}]}]}
      """)
    #expect(
      try schedule.elements[0].exceptions == [
        .skip(date("2026-12-25")), .move(date("2026-12-26"), to: wall("2026-12-27T10:00:00")),
        .move(date("2026-12-31"), to: wall("2027-01-02T08:30:00")),
      ])
    #expect(
      try schedule.elements[1].exceptions == [
        .move(date("2026-12-25"), to: wall("2026-12-28T00:00:00"))
      ])
  }

  @Test func `an all-day element counts its days from enrolment`() throws {
    let schedule = try read(
      #"{"elements":[{"start":"00:00","startDay":42,"duration":"allDay"}]}"#)
    let timeline = schedule.timeline(days: try days("UTC"), enrolment: try date("2026-01-01"))
    #expect(timeline.walls(1) == ["2026-02-12T00:00:00"])
  }
}
