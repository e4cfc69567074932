import BedsideCore
import Testing

struct TimeTextTests {
  @Test(arguments: [
    (text: "08:00", second: 28_800, shown: "08:00"),
    (text: "23:59:59", second: 86_399, shown: "23:59:59"),
    (text: "08:00:00", second: 28_800, shown: "08:00"), (text: "00:00", second: 0, shown: "00:00"),
  ])
  func `a wall time is read and written`(
    _ example: (text: String, second: Int, shown: String)
  ) throws {
    let time = try #require(WallTime(example.text))
    #expect(time.secondOfDay == example.second)
    #expect(time.description == example.shown)
  }

  @Test(arguments: [
    "8:00", "24:00", "08:60", "08:00:60", "08", "08:00Z", "08.00", "-8:00", "08:00 ",
  ])
  func `what is no wall time is not read as one`(_ text: String) {
    #expect(WallTime(text) == nil)
  }

  @Test func `a local date and time is read and written`() {
    #expect(LocalDateTime("2026-03-04T08:00:00")?.description == "2026-03-04T08:00:00")
    #expect(LocalDateTime("2026-03-04T08:00")?.description == "2026-03-04T08:00:00")
    #expect(LocalDateTime("2026-03-04T08:00:30")?.description == "2026-03-04T08:00:30")
  }

  @Test(arguments: [
    "2026-03-04", "2026-03-04T08:00:00Z", "2026-03-04 08:00:00", "2026-03-04T24:00:00",
    "2026-03-04T08:00:00.5", "T08:00",
  ])
  func `what has no date, no time or an offset is no local time`(_ text: String) {
    #expect(LocalDateTime(text) == nil)
  }

  @Test(arguments: [
    (text: "2026-03-06T05:00:00Z", shown: "2026-03-06T05:00:00Z"),
    (text: "2026-03-06T06:00:00+01:00", shown: "2026-03-06T05:00:00Z"),
    (text: "2026-03-05T23:30-05:30", shown: "2026-03-06T05:00:00Z"),
    (text: "2026-03-06T05:00:00.5Z", shown: "2026-03-06T05:00:00.500Z"),
    (text: "2026-03-06T05:00:00.0456789Z", shown: "2026-03-06T05:00:00.045Z"),
    (text: "1969-12-31T23:59:59.999Z", shown: "1969-12-31T23:59:59.999Z"),
    (text: "0001-01-01T00:00:00+01:00", shown: "0001-01-01T00:00:00Z"),
    (text: "9999-12-31T23:59:59-01:00", shown: "9999-12-31T23:59:59.999Z"),
  ])
  func `an instant is read with its offset and written in UTC`(
    _ example: (text: String, shown: String)
  ) throws {
    let instant = try #require(Instant(example.text))
    #expect(instant.description == example.shown)
    #expect(Instant(instant.description) == instant)
  }

  @Test(arguments: [
    "2026-03-06T05:00:00", "2026-03-06", "2026-03-06T05:00:00+1", "2026-03-06T05:00:00+24:00",
    "2026-03-06T05:00:00.Z", "2026-03-06T05:00:00.1234567890Z", "2026-03-06T05:00:60Z",
    "2026-03-06t05:00:00z", "2026-03-06T05:00:00ZZ", "",
  ])
  func `what has no offset or is not ISO 8601 is no instant`(_ text: String) {
    #expect(Instant(text) == nil)
  }

  @Test func `instants stop at the ends of the calendar`() {
    #expect(Instant.latest.description == "9999-12-31T23:59:59.999Z")
    #expect(Instant.earliest.description == "0001-01-01T00:00:00Z")
    #expect(Instant.latest.adding(seconds: .max) == .latest)
    #expect(Instant.earliest.adding(seconds: .min) == .earliest)
    #expect(Instant.latest.adding(milliseconds: .min) == .earliest)
    #expect(Instant(seconds: .max).seconds == Instant.latest.seconds)
    #expect(Instant(milliseconds: -1).seconds == -1)
    #expect(Instant(seconds: 5).milliseconds(until: Instant(milliseconds: 4_999)) == -1)
  }
}
