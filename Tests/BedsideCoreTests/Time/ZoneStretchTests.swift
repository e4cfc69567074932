import BedsideCore
import Testing

/// What is said of a stretch of wall times is what the zone says of each of them.
struct ZoneStretchTests {
  @Test(arguments: [
    "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/Sao_Paulo", "Pacific/Apia",
    "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu", "Asia/Gaza", "UTC",
  ])
  func `all times of a stretch are as far from UTC as it says`(id: String) throws {
    try check(SystemZones.zone(id))
  }

  @Test(arguments: [
    "CET-1CEST,M3.5.0,M10.5.0/3", "NZST-12NZDT,M9.5.0,M4.1.0/3", "EST5EDT,0/0,J365/25",
    "AAA0BBB,0/-167,J100/0", "IST-2IDT,M3.4.4/26,M10.5.0", "LMT0:00:01",
  ])
  func `so it is where a rule alone tells`(rule: String) throws {
    try check(Zone(id: "Test", tzif: TZif(footer: rule).bytes))
  }

  @Test func `a stretch reaches from one change of the clocks to the next`() throws {
    let berlin = try SystemZones.zone("Europe/Berlin")
    let summer = try #require(berlin.stretch(around: second("2026-07-01T12:00:00")))
    // The hour that comes twice is summer's when it comes first.
    #expect(try summer.wall == second("2026-03-29T03:00:00")..<second("2026-10-25T03:00:00"))
    #expect(summer.offset == 7200)
  }

  @Test func `a time that the clocks jump over is in none`() throws {
    let berlin = try SystemZones.zone("Europe/Berlin")
    #expect(try berlin.stretch(around: second("2026-03-29T02:30:00")) == nil)
    #expect(try berlin.stretch(around: second("1986-03-30T02:30:00")) == nil)
  }

  private func second(_ text: String) throws -> Int {
    try #require(LocalDateTime(text)).secondNumber
  }

  /// What is looked at; the first and the last stretch of a zone have no bound.
  private static let looked = -5_000_000_000...5_000_000_000

  /// Every five hours and a bit over sixty years, and what lies around each change that is met.
  private func check(_ zone: Zone) throws {
    var without = 0
    var bounds: Set<Int> = []
    let (first, last) = try (second("1980-01-01T00:00:00"), second("2040-01-01T00:00:00"))
    for wall in stride(from: first, to: last, by: 18_900) {
      guard let stretch = zone.stretch(around: wall) else {
        without += 1
        continue
      }
      #expect(stretch.wall.contains(wall))
      check(zone, wall, stretch.offset)
      for bound in [stretch.wall.lowerBound, stretch.wall.upperBound - 1]
      where Self.looked.contains(bound) && bounds.insert(bound).inserted {
        check(zone, bound, stretch.offset)
      }
    }
    #expect(without < 100)
    let near = bounds.flatMap { bound in (-6...6).map { bound + $0 * 900 } }
    for wall in near {
      if let stretch = zone.stretch(around: wall) { check(zone, wall, stretch.offset) }
    }
  }

  private func check(_ zone: Zone, _ wall: Int, _ offset: Int) {
    let local = LocalDateTime(secondNumber: wall)
    let instant = zone.instant(of: local)
    #expect(instant.seconds == wall - offset && zone.local(instant) == local)
    #expect(zone.offset(at: instant) == offset)
  }
}
