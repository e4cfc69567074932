import BedsideCore
import BedsideSchedule
import Testing

struct DayRuleTests {
  @Test func `half past midnight counts for the evening before`() throws {
    let rule = try days("Europe/Berlin", dayStart: "04:00")
    #expect(try rule.day(of: instant("2026-03-05T00:30:00+01:00")) == date("2026-03-04"))
    #expect(try rule.day(of: instant("2026-03-05T03:59:59+01:00")) == date("2026-03-04"))
    #expect(try rule.day(of: instant("2026-03-05T04:00:00+01:00")) == date("2026-03-05"))
    #expect(
      try rule.bounds(of: date("2026-03-29")) == instant(
        "2026-03-29T04:00:00+02:00")..<instant("2026-03-30T04:00:00+02:00"))
  }

  @Test func `an all-day event lasts as long as the study's day`() throws {
    let timeline = try Schedule.daily(
      at: time("10:00"), from: date("2026-03-04"), duration: .allDay
    ).timeline(days: days("UTC", dayStart: "04:00"))
    let event = try #require(timeline.event(element: 0, k: 0))
    #expect(event.start.description == "2026-03-04T04:00:00Z")
    #expect(event.end.description == "2026-03-05T04:00:00Z")
    #expect(event.isAllDay)
    #expect(try timeline.events(startingOn: date("2026-03-04")).map(\.k) == [0])
  }

  @Test func `a day that the zone left out is empty`() throws {
    let bounds = try days("Pacific/Apia").bounds(of: date("2011-12-30"))
    #expect(bounds.isEmpty)
    #expect(try bounds.lowerBound == instant("2011-12-30T10:00:00Z"))
  }

  @Test(arguments: ClockChange.all)
  func `every instant belongs to the one day whose bounds hold it`(_ change: ClockChange) throws {
    for dayStart in ["00:00", "00:30", "02:30", "04:00"] {
      let rule = try days(change.zone, dayStart: dayStart)
      let around = rule.start(of: try date(change.date))
      var last = try date("0001-01-01")
      for step in -150..<150 {
        let instant = around.adding(seconds: step * 1_201)
        let day = rule.day(of: instant)
        #expect(rule.bounds(of: day).contains(instant), "\(instant)")
        #expect(day >= last)
        last = day
      }
    }
  }

  @Test func `the calendar's ends have days too`() throws {
    for zone in ["Pacific/Apia", "America/New_York"] {
      let rule = try days(zone)
      #expect(rule.day(of: .latest) >= CivilDate.latest.adding(days: -1))
      #expect(rule.day(of: .earliest) <= CivilDate.earliest.adding(days: 1))
      #expect(rule.end(of: .latest) == .latest)
    }
  }
}
