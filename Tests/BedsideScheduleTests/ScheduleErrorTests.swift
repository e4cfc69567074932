import BedsideCore
import BedsideSchedule
import Testing

struct ScheduleErrorTests {
  private static let wrong: [(text: String, message: String)] = [
    (
      text: #"{"start":"08:00","interval":{}}"#,
      message: #"The interval does not advance. Give a number above 0, such as "day": 1."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":0}}"#,
      message: #"The interval does not advance. Give a number above 0, such as "day": 1."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":-1}}"#,
      message: "The interval goes back: 'day' is -1. Give numbers above 0."
    ),
    (
      text: #"{"start":"08:00","interval":{"month":1,"day":-30}}"#,
      message: "The interval mixes signs: 'month' goes forward and 'day' goes back."
        + " Give numbers above 0."
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1000000001}}"#,
      message: "The interval's 'day' is 1000000001. Give at most 1000000000."
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"duration":-5}"#,
      message: #"A duration cannot be -5 seconds. Give 0 or more, or "allDay"."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"duration":4e9}"#,
      message: "A duration of 4000000000 seconds is too long. Give at most 3153600000."
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"duration":0.0004}"#,
      message: "A duration of 0.0004 seconds is too fine. Give whole milliseconds, such as 0.5."
    ),
    (
      text: #"{"start":"08:00","interval":{"hour":12},"duration":"allDay"}"#,
      message:
        "An all-day element cannot come back within the day: take 'hour' out of the interval,"
        + " or give the duration in seconds."
    ),
    (
      text: #"{"start":"2026-03-04T08:00:00","interval":{"day":1},"end":"2026-03-04T08:00:00"}"#,
      message: "The end '2026-03-04T08:00:00' is not after the start '2026-03-04T08:00:00'."
        + " Give a later end, or none."
    ),
    (
      text: #"{"start":"08:00","startDay":-1,"interval":{"day":1}}"#,
      message: "'startDay' is -1. Give 0 for the day of enrolment, or more."
    ),
    (
      text: #"{"start":"2026-03-04T08:00:00","startDay":1,"interval":{"day":1}}"#,
      message: "'startDay' counts from enrolment, but 'start' has a date. Take one of them out."
    ),
    (
      text: #"{"start":"2026-03-04T08:00:00Z","interval":{"day":1}}"#,
      message: "'start' cannot be '2026-03-04T08:00:00Z'. Write a wall time like"
        + #" "2026-03-04T08:00:00", or "08:00" to count from enrolment."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"duration":"all day"}"#,
      message: #"'duration' cannot be 'all day'. Write a number of seconds or "allDay"."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"duration":true}"#,
      message: #"'duration' cannot be true or false. Write a number of seconds or "allDay"."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"end":"2026-03-04"}"#,
      message: #"'end' cannot be '2026-03-04'. Write one like "2026-03-04T08:00:00"."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"zone":"Europe/Bern"}"#,
      message: "There is no time zone 'Europe/Bern'. Give one such as 'Europe/Berlin' or 'UTC'."
    ),
    (
      text: #"{"start":"08:00","interval":{"days":1}}"#,
      message: "An interval has no member 'days'. Did you mean 'day'?"
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1.5}}"#,
      message: "'day' must be a whole number, not 1.5."
    ),
    (
      text: #"{"interval":{"day":1}}"#,
      message: #"An element has no 'start'. Add "start": "08:00"."#
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"targetValues":[{"value":[]}]}"#,
      message: "'value' must be a number, a string, true or false, not an array."
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"targetValues":[{"value":1e999}]}"#,
      message: "'value' is 1e999, which is too large. Write a smaller number."
    ),
    (
      text: #"{"start":"08:00","interval":{"day":1},"exceptions":[{"skip":true}]}"#,
      message: #"An exception has no 'date'. Add "date": "2026-12-25"."#
    ),
    (
      text: #"{"start":"08:00","exceptions":[{"date":"25 Dec","skip":true}]}"#,
      message: #"'date' cannot be '25 Dec'. Write one like "2026-12-25"."#
    ),
    (
      text: #"{"start":"08:00","exceptions":[{"date":"2026-12-25"}]}"#,
      message: "An exception has no 'skip' and no 'moveTo'. Add one of them."
    ),
    (
      text: #"{"start":"08:00","exceptions":[{"date":"2026-12-25","skip":false}]}"#,
      message: "'skip' is false. Write true, or take the exception out."
    ),
    (
      text: #"{"start":"08:00","exceptions":["#
        + #"{"date":"2026-12-25","skip":true,"moveTo":"2026-12-26"}]}"#,
      message: "An exception has 'skip' and 'moveTo'. Take one of them out."
    ),
    (
      text: #"{"start":"08:00","exceptions":[{"date":"2026-12-25","moveTo":"10:00"}]}"#,
      message: "'moveTo' cannot be '10:00'. Write one like \"2026-12-27T10:00:00\", or a date alone"
        + " to keep the time."
    ),
    (
      text: #"{"start":"08:00","duration":"allDay","#
        + #""exceptions":[{"date":"2026-12-25","moveTo":"2026-12-27T10:00:00"}]}"#,
      message:
        "'moveTo' cannot be '2026-12-27T10:00:00'. Write a date like \"2026-12-27\", since the"
        + " event lasts all day."
    ),
    (
      text: #"{"start":"08:00","exceptions":["#
        + #"{"date":"2026-12-25","skip":true},{"date":"2026-12-25","moveTo":"2026-12-26"}]}"#,
      message: "There are two exceptions for 2026-12-25. Keep one of them."
    ),
    (
      text: #"{"start":"08:00","interval":{"hour":4},"#
        + #""exceptions":[{"date":"2026-12-25","moveTo":"2026-12-26"}]}"#,
      message: "On 2026-12-25 there may be several events, since the interval has no days, so that"
        + " none of them can be moved. Skip the day, and add an element for the other time."
    ),
    (
      text: #"{"start":"08:00","exceptions":[{"date":"2026-12-25","move":"2026-12-26"}]}"#,
      message: "An exception has no 'skip' and no 'moveTo'. Add one of them."
        + "|An exception has no member 'move'. Known here: date, skip, moveTo."
    ),
    (
      text: #"{"start":"08:00","targetValues":[{"type":"binary","value":"Zg="}]}"#,
      message: "'value' is not written in base 64. Write letters, digits, '+' and '/' in groups of"
        + " four, with '=' at the end where bytes are missing."
    ),
  ]

  @Test(arguments: ScheduleErrorTests.wrong)
  func `what is no element is an error that says what would do`(
    _ example: (text: String, message: String)
  ) throws {
    let bytes = Array(#"{"elements":[\#(example.text)]}"#.utf8)
    let log = ProblemLog(file: "study.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    #expect(Schedule.read(node, zones: SystemZones(), log: log) == nil)
    #expect(log.problems.map(\.message).joined(separator: "|") == example.message)
  }

  @Test(arguments: [
    (3, "There are two exceptions for 2026-12-25. Keep one of them."),
    (
      3661,
      "An element takes 3660 exceptions at most, not 3661. Give what departs so often a rule of its own."
    ),
    (
      100_000,
      "An element takes 3660 exceptions at most, not 100000. Give what departs so often a rule of its"
        + " own."
    ),
  ])
  func `however often an exception comes again, it is told once`(
    _ count: Int, _ message: String
  ) throws {
    let exception = #"{"date":"2026-12-25","skip":true}"#
    let list = Array(repeating: exception, count: count).joined(separator: ",")
    let bytes = Array(
      #"{"elements":[{"start":"08:00","interval":{"day":1},"exceptions":[\#(list)]}]}"#.utf8)
    let log = ProblemLog(file: "study.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    #expect(Schedule.read(node, zones: SystemZones(), log: log) == nil)
    #expect(log.problems.map(\.message) == [message])
  }

  @Test func `every problem of a schedule comes at once, where it is`() throws {
    let bytes = Array(
      """
      {"elements":[
        {"start":"08:00","interval":{"day":0}},
        {"start":"8:00","interval":{"day":1},"txt":""}]}
      """.utf8)
    let log = ProblemLog(file: "study.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    #expect(Schedule.read(node, zones: SystemZones(), log: log) == nil)
    #expect(log.sorted.map { $0.position?.description } == ["2:31", "3:12", "3:40"])
  }

  @Test func `a schedule without elements is an error`() throws {
    let bytes = Array(#"{"elements":[]}"#.utf8)
    let log = ProblemLog(file: "study.json", bytes: bytes)
    let node = try #require(JSONReader.read(bytes, log: log))
    #expect(Schedule.read(node, zones: SystemZones(), log: log) == nil)
    #expect(log.hasErrors)
  }
}
