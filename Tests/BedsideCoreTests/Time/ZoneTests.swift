import BedsideCore
import Testing

struct ZoneTests {
  @Test(arguments: [
    // Times that clocks jump over.
    (zone: "Europe/Berlin", wall: "2026-03-29T02:30:00", instant: "2026-03-29T01:30:00Z"),
    (zone: "America/New_York", wall: "2026-03-08T02:15:00", instant: "2026-03-08T07:15:00Z"),
    (zone: "Australia/Lord_Howe", wall: "2026-10-04T02:10:00", instant: "2026-10-03T15:40:00Z"),
    (zone: "America/Sao_Paulo", wall: "2018-11-04T00:00:00", instant: "2018-11-04T03:00:00Z"),
    (zone: "Pacific/Apia", wall: "2011-12-30T08:00:00", instant: "2011-12-30T18:00:00Z"),
    // Times that come twice.
    (zone: "Europe/Berlin", wall: "2026-10-25T02:30:00", instant: "2026-10-25T00:30:00Z"),
    (zone: "Australia/Lord_Howe", wall: "2026-04-05T01:45:00", instant: "2026-04-04T14:45:00Z"),
    (zone: "America/St_Johns", wall: "2010-11-06T23:30:00", instant: "2010-11-07T02:00:00Z"),
    // Two hours at once, and the month without summer time in Morocco.
    (zone: "Antarctica/Troll", wall: "2026-03-29T01:30:00", instant: "2026-03-29T01:30:00Z"),
    (zone: "Africa/Casablanca", wall: "2026-02-20T08:00:00", instant: "2026-02-20T08:00:00Z"),
    (zone: "Africa/Casablanca", wall: "2026-04-20T08:00:00", instant: "2026-04-20T07:00:00Z"),
    // By the rule, long after the table has ended.
    (zone: "Europe/Berlin", wall: "2500-03-28T02:30:00", instant: "2500-03-28T01:30:00Z"),
    (zone: "Europe/Berlin", wall: "2500-07-01T12:00:00", instant: "2500-07-01T10:00:00Z"),
    (zone: "America/New_York", wall: "9999-12-31T12:00:00", instant: "9999-12-31T17:00:00Z"),
    // Before the table begins.
    (zone: "Europe/Berlin", wall: "1800-01-01T00:00:00", instant: "1799-12-31T23:06:32Z"),
  ])
  func `a wall time is an instant`(
    _ example: (zone: String, wall: String, instant: String)
  ) throws {
    let zone = try SystemZones.zone(example.zone)
    let wall = try #require(LocalDateTime(example.wall))
    #expect(zone.instant(of: wall).description == example.instant)
  }

  @Test(arguments: [
    (zone: "America/Sao_Paulo", date: "2018-11-04", instant: "2018-11-04T03:00:00Z"),
    (zone: "America/Toronto", date: "1919-03-31", instant: "1919-03-31T04:30:00Z"),
    (zone: "Pacific/Apia", date: "2011-12-30", instant: "2011-12-30T10:00:00Z"),
    (zone: "Pacific/Apia", date: "2011-12-31", instant: "2011-12-30T10:00:00Z"),
    (zone: "Europe/Berlin", date: "2026-03-29", instant: "2026-03-28T23:00:00Z"),
  ])
  func `a day begins with its first instant, even where midnight is missing`(
    _ example: (zone: String, date: String, instant: String)
  ) throws {
    let zone = try SystemZones.zone(example.zone)
    let date = try #require(CivilDate(example.date))
    #expect(zone.startOfDay(date).description == example.instant)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo",
    "Pacific/Apia", "Antarctica/Troll", "Africa/Casablanca", "Asia/Kolkata", "Europe/Dublin",
  ])
  func `every instant's wall time leads back to it or to the first that shows it`(
    _ id: String
  ) throws {
    let zone = try SystemZones.zone(id)
    let years = [1_290_000_000, 1_530_000_000, 2_120_000_000]
    for second in years.flatMap({ stride(from: $0, to: $0 + 40_000_000, by: 2_700) }) {
      let instant = Instant(seconds: second)
      let back = zone.instant(of: zone.local(instant))
      guard back != instant else { continue }
      let hours = back.milliseconds(until: instant) / 1000
      #expect(hours > 0 && zone.local(back) == zone.local(instant), "\(instant)")
      #expect(Int(hours) == zone.offset(at: back) - zone.offset(at: instant), "\(instant)")
    }
  }

  @Test func `UTC and fixed zones never change`() throws {
    let noon = try #require(LocalDateTime("2026-06-01T12:00:00"))
    #expect(Zone.utc.instant(of: noon).description == "2026-06-01T12:00:00Z")
    #expect(Zone.fixed(19_800).instant(of: noon).description == "2026-06-01T06:30:00Z")
    #expect(Zone.fixed(-3600).local(Instant(seconds: 0)).description == "1969-12-31T23:00:00")
    #expect(Zone.fixed(19_800).id == "UTC+05:30")
    #expect(Zone.fixed(-3600).id == "UTC-01:00")
    #expect(Zone.fixed(0) == .utc)
  }

  @Test(arguments: [
    "UTC", "Europe/Berlin", "Etc/GMT+5", "America/Argentina/Buenos_Aires", "EST5EDT",
  ])
  func `a name of a zone is one`(_ id: String) {
    #expect(Zone.isName(id))
  }

  @Test(arguments: [
    "", "/etc/passwd", "../../etc/passwd", "Europe/../Berlin", "Europe//Berlin", "Europe/",
    ".hidden",
    "Europe/Ber lin", "Europe/Berlin\u{0}", "-rf", "Zürich", "a\\b",
  ])
  func `what could lead elsewhere is no name of a zone`(_ id: String) {
    #expect(!Zone.isName(id))
  }

  @Test func `a name is at most 255 bytes long`() {
    #expect(Zone.isName(String(repeating: "a", count: 255)))
    #expect(!Zone.isName(String(repeating: "a", count: 256)))
  }
}
