import BedsideCore
import BedsideSchedule
import Testing

struct ScheduleBatchTests {
  let batch = ScheduleBatch(zones: SystemZones())

  @Test func `the fixture holds every case`() {
    #expect(ScheduleCase.all.count == 58)
  }

  @Test(arguments: ScheduleCase.all)
  func `a question has the events that were worked out for it`(_ example: ScheduleCase) throws {
    let reply = try JSONReader.read(Array(batch.reply(to: example.line).utf8))
    #expect(reply["id"]?.string == example.name)
    #expect(reply["error"] == nil)
    let events = try #require(reply["events"]?.elements)
    let expected = try #require(elements(example.expected))
    #expect(events.count == expected.count)
    for (event, expected) in zip(events, expected) {
      for key in ["element", "occurrence", "start", "end"] {
        #expect(event[key]?.value == expected[key], "\(example.name) \(key)")
      }
    }
  }

  @Test func `null is the same as absence, and other members mean nothing`() {
    let line = """
      {"id":"a","tz":"UTC","note":[1],"from":"2026-03-04T00:00:00","to":"2026-03-05","elements":[
      {"start":"2026-03-04T08:00:00","interval":{"day":1,"hour":null},"end":null,"text":null,
      "duration":null}]}
      """
    #expect(
      batch.reply(to: line) == #"{"id":"a","events":[{"element":0,"occurrence":0,"#
        + #""start":"2026-03-04T08:00:00Z","end":"2026-03-04T09:00:00Z"}]}"#)
  }

  @Test func `a start without a date counts from the day of the question`() {
    let line = """
      {"id":7,"tz":"UTC","from":"2026-03-04T00:00:00","to":"2026-03-06","elements":[
      {"start":"08:00","startDay":1,"duration":0}]}
      """
    #expect(
      batch.reply(to: line) == #"{"id":7,"events":[{"element":0,"occurrence":0,"#
        + #""start":"2026-03-05T08:00:00Z","end":"2026-03-05T08:00:00Z"}]}"#)
  }

  @Test func `what is skipped is not in the answer, what is moved is, and numbers stay`() {
    let line = """
      {"id":"a","tz":"UTC","from":"2026-03-04","to":"2026-03-07","elements":[
      {"start":"2026-03-04T08:00:00","interval":{"day":1},"duration":0,"exceptions":[
      {"date":"2026-03-04","moveTo":"2026-03-06T07:00:00"},{"date":"2026-03-05","skip":true}]}]}
      """
    #expect(
      batch.reply(to: line) == #"{"id":"a","events":[{"element":0,"occurrence":0,"#
        + #""start":"2026-03-06T07:00:00Z","end":"2026-03-06T07:00:00Z"},"#
        + #"{"element":0,"occurrence":2,"#
        + #""start":"2026-03-06T08:00:00Z","end":"2026-03-06T08:00:00Z"}]}"#)
  }

  @Test(arguments: [
    (change: (#""day":1"#, #""day":0"#), error: "The interval does not advance."),
    (change: (#""UTC""#, #""Mars/Base""#), error: "There is no time zone 'Mars/Base'."),
    (change: (#""UTC""#, #""../etc/passwd""#), error: "'../etc/passwd' is not the name of a"),
    (
      change: (#""from":"2026-03-04T00:00:00""#, #""from":"noon""#),
      error: "'from' cannot be 'noon'. Give a local time like '2026-03-04T08:00:00', or a date."
    ),
    (
      change: (#""to":"2026-03-05""#, #""to":"2026-03-03""#),
      error: "'from' is '2026-03-04T00:00:00', which is after 'to', '2026-03-03T00:00:00'."
        + " Exchange them."
    ),
    (change: (#""tz""#, #""zone""#), error: #"A request has no 'tz'. Add "tz": "Europe/Berlin"."#),
    (change: ("}]}", "}]"), error: "The file ends before the closing '}'. Add it."),
    (change: (#""to":"#, #""from":"#), error: "'from' appears twice in this object. Keep one."),
  ])
  func `a question that cannot be answered has an error for a reply`(
    _ example: (change: (String, String), error: String)
  ) throws {
    let line = """
      {"id":"a","tz":"UTC","from":"2026-03-04T00:00:00","to":"2026-03-05","elements":[\
      {"start":"2026-03-04T08:00:00","interval":{"day":1},"duration":60}]}
      """
    let parts = line.split(
      separator: example.change.0, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let reply = try JSONReader.read(
      Array(batch.reply(to: parts[0] + example.change.1 + parts[1]).utf8))
    #expect(reply["events"] == nil)
    #expect(reply["error"]?.string?.hasPrefix(example.error) == true, "\(reply.value.text)")
  }

  @Test func `an answer of more than a million events is refused`() {
    let line = """
      {"id":"a","tz":"UTC","from":"2026-03-04T00:00:00","to":"2026-03-15T13:46:41","elements":[\
      {"start":"2026-03-04T00:00:00","interval":{"second":1},"duration":0}]}
      """
    #expect(
      batch.reply(to: line) == #"{"id":"a","error":"There are 1000001 events from 'from' to 'to'."#
        + #" Ask for at most 1000000 at once."}"#)
  }

  private func elements(_ value: JSONValue) -> [JSONValue]? {
    if case .array(let elements) = value { elements } else { nil }
  }
}
