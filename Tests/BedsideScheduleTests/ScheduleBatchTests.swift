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

  private func elements(_ value: JSONValue) -> [JSONValue]? {
    if case .array(let elements) = value { elements } else { nil }
  }
}
