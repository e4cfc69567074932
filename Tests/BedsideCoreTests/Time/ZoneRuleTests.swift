import BedsideCore
import Testing

/// Zones of a footer alone: what holds when a file has no transitions.
struct ZoneRuleTests {
  @Test(arguments: [
    (rule: "EST5", instant: "2026-07-01T12:00:00Z", offset: -18_000),
    (rule: "<+0330>-3:30", instant: "2026-07-01T12:00:00Z", offset: 12_600),
    (rule: "<-00>0", instant: "2026-07-01T12:00:00Z", offset: 0),
    (rule: "LMT0:00:01", instant: "2026-07-01T12:00:00Z", offset: -1),
    (rule: "CET-1CEST,M3.5.0,M10.5.0/3", instant: "2026-03-29T00:59:59Z", offset: 3600),
    (rule: "CET-1CEST,M3.5.0,M10.5.0/3", instant: "2026-03-29T01:00:00Z", offset: 7200),
    (rule: "CET-1CEST,M3.5.0,M10.5.0/3", instant: "2026-10-25T00:59:59Z", offset: 7200),
    (rule: "CET-1CEST,M3.5.0,M10.5.0/3", instant: "2026-10-25T01:00:00Z", offset: 3600),
    // South of the equator summer spans the new year.
    (rule: "NZST-12NZDT,M9.5.0,M4.1.0/3", instant: "2026-01-01T00:00:00Z", offset: 46_800),
    (rule: "NZST-12NZDT,M9.5.0,M4.1.0/3", instant: "2026-06-01T00:00:00Z", offset: 43_200),
    // Half an hour of summer, and one that is winter: Ireland's law.
    (rule: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", instant: "2026-01-01T00:00:00Z", offset: 39_600),
    (rule: "IST-1GMT0,M10.5.0,M3.5.0/1", instant: "2026-01-01T00:00:00Z", offset: 0),
    // Days before and hours after the named day.
    (rule: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", instant: "2026-03-29T01:00:00Z", offset: -3600),
    (rule: "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", instant: "2026-03-29T00:59:59Z", offset: -7200),
    (rule: "IST-2IDT,M3.4.4/26,M10.5.0", instant: "2026-03-27T00:00:00Z", offset: 10_800),
    (rule: "IST-2IDT,M3.4.4/26,M10.5.0", instant: "2026-03-26T23:59:59Z", offset: 7200),
    // 1 March with and without counting 29 February.
    (rule: "AAA0BBB,J60/0,J300/0", instant: "2024-03-01T00:00:00Z", offset: 3600),
    (rule: "AAA0BBB,J60/0,J300/0", instant: "2024-02-29T23:59:59Z", offset: 0),
    (rule: "AAA0BBB,59/0,300/0", instant: "2024-02-29T00:00:00Z", offset: 3600),
    (rule: "AAA0BBB,59/0,300/0", instant: "2026-03-01T00:00:00Z", offset: 3600),
    (rule: "AAA0BBB,59/0,300/0", instant: "2026-02-28T23:59:59Z", offset: 0),
    // Summer all the year, as RFC 8536 writes it.
    (rule: "EST5EDT,0/0,J365/25", instant: "2026-01-01T05:00:00Z", offset: -14_400),
    (rule: "EST5EDT,0/0,J365/25", instant: "2026-12-31T23:59:59Z", offset: -14_400),
    // A week before the year begins: already summer at the end of the old one.
    (rule: "AAA0BBB,0/-167,J100/0", instant: "2025-12-26T00:00:00Z", offset: 3600),
    (rule: "AAA0BBB,0/-167,J100/0", instant: "2025-12-24T00:00:00Z", offset: 0),
  ])
  func `a rule tells the offset of every year`(
    _ example: (rule: String, instant: String, offset: Int)
  ) throws {
    let zone = try Zone(id: "Test", tzif: TZif(footer: example.rule).bytes)
    let instant = try #require(Instant(example.instant))
    #expect(zone.offset(at: instant) == example.offset)
  }

  @Test func `the clocks of a rule jump and come again as those of a table do`() throws {
    let zone = try Zone(id: "Test", tzif: TZif(footer: "CET-1CEST,M3.5.0,M10.5.0/3").bytes)
    let berlin = try SystemZones.zone("Europe/Berlin")
    for date in ["2026-03-29", "2026-10-25", "2026-01-01", "2026-12-31"] {
      for minute in stride(from: 0, to: 1440, by: 10) {
        let day = try #require(CivilDate(date))
        let time = try #require(WallTime(secondOfDay: minute * 60))
        let wall = LocalDateTime(date: day, time: time)
        #expect(zone.instant(of: wall) == berlin.instant(of: wall))
        #expect(zone.firstInstant(of: wall) == berlin.firstInstant(of: wall))
      }
    }
  }

  @Test(arguments: [
    "X5", "EST", "EST25", "EST5:60", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J300", "EST5EDT,J366,J300",
    "EST5EDT,366,300", "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,", "<EST5",
    "EST5EDT4,", "EST99999999999999999999", ":America/New_York",
  ])
  func `a footer that is no rule is an error`(_ rule: String) {
    #expect(throws: ZoneError.malformed("Test", defect: "its footer '\(rule)' is no rule")) {
      try Zone(id: "Test", tzif: TZif(footer: rule).bytes)
    }
  }
}
