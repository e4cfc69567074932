import BedsideCore
import BedsideSchedule
import Testing

struct ScheduleMakingTests {
  private func starts(_ schedule: Schedule, until end: String) throws -> [String] {
    schedule.timeline(days: try days("UTC"))
      .events(startingIn: .earliest..<(try instant(end))).map(\.start.description)
  }

  @Test func `every helper passes on all that an element has`() throws {
    let end = try wall("2027-01-01T00:00:00")
    let zone = try SystemZones().zone("Europe/Berlin")
    let dose = [OutcomeValue(.integer(2), units: "tablets")]
    let day = try date("2026-03-04")
    let schedules = [
      try Schedule.daily(
        at: .midnight, from: day, every: 2, duration: .allDay, end: end, zone: zone, text: "T",
        targetValues: dose),
      try Schedule.weekly(
        on: [3], at: .midnight, from: day, every: 2, duration: .allDay, end: end, zone: zone,
        text: "T", targetValues: dose),
      try Schedule.monthly(
        at: .midnight, from: day, every: 2, duration: .allDay, end: end, zone: zone, text: "T",
        targetValues: dose),
      try Schedule.monthly(
        on: [4], at: .midnight, from: day, every: 2, duration: .allDay, end: end, zone: zone,
        text: "T", targetValues: dose),
    ]
    let intervals = [
      try RecurrenceInterval(days: 2), try RecurrenceInterval(weeks: 2),
      try RecurrenceInterval(months: 2), try RecurrenceInterval(months: 2),
    ]
    for (schedule, interval) in zip(schedules, intervals) {
      let element = try ScheduleElement(
        start: .at(LocalDateTime(date: day, time: .midnight)), interval: interval,
        duration: .allDay, end: end, zone: zone, text: "T", targetValues: dose)
      #expect(schedule.elements == [element])
    }
  }

  @Test func `every second week has all its weekdays, the first one those that are left`() throws {
    let schedule = try Schedule.weekly(
      on: [1, 3, 5], at: time("08:00"), from: date("2026-03-04"), every: 2)
    #expect(
      try starts(schedule, until: "2026-03-24T00:00:00Z") == [
        "2026-03-04T08:00:00Z", "2026-03-06T08:00:00Z", "2026-03-16T08:00:00Z",
        "2026-03-18T08:00:00Z", "2026-03-20T08:00:00Z",
      ])
    let fromSunday = try Schedule.weekly(
      on: [7], at: time("08:00"), from: date("2026-03-04"), every: 2, firstWeekday: 7)
    #expect(
      try starts(fromSunday, until: "2026-03-31T00:00:00Z") == [
        "2026-03-15T08:00:00Z", "2026-03-29T08:00:00Z",
      ])
  }

  @Test func `days of the month keep their date, the 31st as the last one`() throws {
    let schedule = try Schedule.monthly(
      on: [1, 15, 31], at: time("08:00"), from: date("2026-02-10"))
    #expect(
      try starts(schedule, until: "2026-05-01T00:00:00Z") == [
        "2026-02-15T08:00:00Z", "2026-02-28T08:00:00Z", "2026-03-01T08:00:00Z",
        "2026-03-15T08:00:00Z", "2026-03-31T08:00:00Z", "2026-04-01T08:00:00Z",
        "2026-04-15T08:00:00Z", "2026-04-30T08:00:00Z",
      ])
    let yearly = try Schedule.monthly(
      on: [31], at: time("08:00"), from: date("2026-02-28"), every: 12)
    #expect(
      try starts(yearly, until: "2029-03-01T00:00:00Z") == [
        "2026-02-28T08:00:00Z", "2027-02-28T08:00:00Z", "2028-02-29T08:00:00Z",
        "2029-02-28T08:00:00Z",
      ])
    #expect(try Schedule.monthly(on: [0, 32], at: .midnight, from: .latest).elements.isEmpty)
  }

  @Test func `an interval that does not advance is none`() throws {
    let day = try date("2026-03-04")
    #expect(throws: ScheduleError.intervalDoesNotAdvance) {
      try Schedule.daily(at: .midnight, from: day, every: 0)
    }
    #expect(throws: ScheduleError.intervalGoesBack(unit: "week", -1)) {
      try Schedule.weekly(on: [1], at: .midnight, from: day, every: -1)
    }
    #expect(throws: ScheduleError.intervalTooLong(unit: "month", .max)) {
      try Schedule.monthly(on: [1], at: .midnight, from: day, every: .max)
    }
    #expect(throws: Never.self) {
      try Schedule.monthly(on: [31], at: .midnight, from: day, every: RecurrenceInterval.largest)
    }
  }

  @Test func `composed schedules keep the order of their elements`() throws {
    let day = try date("2026-03-04")
    let rotation = Schedule.composing([
      try .daily(at: time("08:00"), from: day, every: 3),
      try .daily(at: time("13:00"), from: day.adding(days: 1), every: 3),
      try .daily(at: time("19:30"), from: day.adding(days: 2), every: 3),
    ])
    #expect(
      try starts(rotation, until: "2026-03-08T00:00:00Z") == [
        "2026-03-04T08:00:00Z", "2026-03-05T13:00:00Z", "2026-03-06T19:30:00Z",
        "2026-03-07T08:00:00Z",
      ])
    let late = try Schedule.daily(at: time("20:00"), from: day)
    let early = try Schedule.daily(at: time("06:00"), from: day)
    #expect(Schedule.composing([late, early]).elements == late.elements + early.elements)
  }

  @Test func `days on which several events may start are told`() throws {
    let day = try date("2026-03-04")
    let rotation = try (0..<3).map { offset in
      try Schedule.daily(at: .midnight, from: day.adding(days: offset), every: 3)
    }
    let eight = try Schedule.daily(at: time("08:00"), from: day)
    let hours = try ScheduleElement(
      start: .at(wall("2026-03-04T08:00:00")), interval: RecurrenceInterval(hours: 6))
    let weekdays = try Schedule.weekly(on: [1, 3, 5], at: .midnight, from: day)
    let month = try Schedule.monthly(at: .midnight, from: day)
    #expect(!Schedule.composing(rotation).mayComeSeveralTimesADay)
    #expect(!eight.mayComeSeveralTimesADay && !weekdays.mayComeSeveralTimesADay)
    #expect(!month.mayComeSeveralTimesADay)
    #expect(Schedule.composing([eight, eight]).mayComeSeveralTimesADay)
    #expect(Schedule.composing([eight, month]).mayComeSeveralTimesADay)
    let third = try Schedule.daily(at: .midnight, from: day.adding(days: 3), every: 3)
    #expect(Schedule.composing([rotation[0], third]).mayComeSeveralTimesADay)
    #expect(Schedule([hours]).mayComeSeveralTimesADay)
  }

  @Test func `days of months and of weeks are those that counting through the calendar finds`()
    throws
  {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<60 {
      let from = try date("2026-01-01").adding(days: Int.random(in: 0..<1500, using: &random))
      let last = from.adding(days: 4000)
      let step = Int.random(in: 1...13, using: &random)
      let range = try Instant.earliest..<days("UTC").end(of: last)
      func dates(_ schedule: Schedule) throws -> [CivilDate] {
        schedule.timeline(days: try days("UTC")).events(startingIn: range).map(\.day)
      }
      let calendar = (0...4000).map { from.adding(days: $0) }

      let monthDays = Set((0..<3).map { _ in Int.random(in: 1...31, using: &random) })
      let monthly = try Schedule.monthly(on: monthDays, at: .midnight, from: from, every: step)
      let expected = calendar.flatMap { day -> [CivilDate] in
        let months = (day.year - from.year) * 12 + day.month - from.month
        guard months.isMultiple(of: step) else { return [] }
        return monthDays.filter { min($0, day.daysInMonth) == day.day }.map { _ in day }
      }
      #expect(try dates(monthly) == expected, "\(monthDays) every \(step) from \(from)")

      let weekdays = Set((0..<3).map { _ in Int.random(in: 1...7, using: &random) })
      let first = Int.random(in: 1...7, using: &random)
      let weekly = try Schedule.weekly(
        on: weekdays, at: .midnight, from: from, every: step, firstWeekday: first)
      let week = from.startOfWeek(firstWeekday: first)
      #expect(
        try dates(weekly)
          == calendar.filter {
            weekdays.contains($0.weekday) && (week.days(until: $0) / 7).isMultiple(of: step)
          }, "\(weekdays) every \(step) from \(from)")
    }
  }
}
