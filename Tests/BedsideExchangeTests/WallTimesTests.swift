import Testing

@testable import BedsideExchange

struct WallTimesTests {
  @Test(arguments: [
    (zone: "Europe/Berlin", wall: "2026-01-15T08:00:00", moment: "2026-01-15T08:00:00+01:00"),
    (zone: "Europe/Berlin", wall: "2026-07-15T08:00:00", moment: "2026-07-15T08:00:00+02:00"),
    (zone: "Europe/Berlin", wall: "2026-07-15T08:00:59", moment: "2026-07-15T08:00:59+02:00"),
    // What the clocks jump over took place later; what comes twice is meant when it comes first.
    (zone: "Europe/Berlin", wall: "2026-03-29T02:30:00", moment: "2026-03-29T03:30:00+02:00"),
    (zone: "Europe/Berlin", wall: "2026-10-25T02:30:00", moment: "2026-10-25T02:30:00+02:00"),
    (zone: "Europe/Berlin", wall: "2026-10-25T03:00:00", moment: "2026-10-25T03:00:00+01:00"),
    (zone: "Asia/Kathmandu", wall: "2026-03-04T23:59:00", moment: "2026-03-04T23:59:00+05:45"),
    (zone: "UTC", wall: "2026-03-04T23:59:00", moment: "2026-03-04T23:59:00+00:00"),
    // Without seconds, as another program may write it; and what is no time of any day.
    (zone: "UTC", wall: "2026-03-04T08:00", moment: "2026-03-04T08:00:00+00:00"),
    (zone: "UTC", wall: "2026-02-30T08:00:00", moment: "2026-02-30T08:00:00"),
    (zone: "UTC", wall: "2026-03-04 08:00:00", moment: "2026-03-04 08:00:00"),
    (zone: "Nowhere/At_All", wall: "2026-03-04T08:00:00", moment: "2026-03-04T08:00:00"),
    (zone: "", wall: "2026-03-04T08:00:00", moment: "2026-03-04T08:00:00"),
  ])
  func `a wall time is written as the moment that it was`(
    _ example: (zone: String, wall: String, moment: String)
  ) {
    var times = WallTimes(SystemZones())
    #expect(moment(example.wall, in: example.zone, &times) == example.moment)
  }

  @Test func `zones and seasons take turns`() {
    var times = WallTimes(SystemZones())
    for _ in 0..<2 {
      #expect(
        moment("2026-07-15T08:00:00", in: "Europe/Berlin", &times) == "2026-07-15T08:00:00+02:00")
      #expect(moment("2026-07-15T08:00:00", in: "UTC", &times) == "2026-07-15T08:00:00+00:00")
      #expect(
        moment("2026-12-15T08:00:00", in: "Europe/Berlin", &times) == "2026-12-15T08:00:00+01:00")
    }
  }

  private func moment(_ wall: String, in zone: String, _ times: inout WallTimes) -> String {
    let bytes = Array("\(wall)|\(zone)".utf8)
    var text = Array("> ".utf8)
    let end = wall.utf8.count
    times.append(bytes, 0..<end, in: end + 1..<bytes.count, to: &text)
    return String(decoding: text.dropFirst(2), as: UTF8.self)
  }
}
