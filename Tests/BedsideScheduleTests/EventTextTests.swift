import BedsideCore
import BedsideSchedule
import Testing

struct EventTextTests {
  private func text(
    _ duration: ScheduleDuration, at hour: String = "08:00", today: String, german: Bool = false
  ) throws -> String {
    let rule = try days("Europe/Berlin")
    let event = try Schedule.daily(at: time(hour), from: date("2026-03-04"), duration: duration)
      .timeline(days: rule).event(element: 0, k: 0)
    let phrases = german ? Phrases(language: "de", areas: [Phrases.germanEvents]) : .english
    return try #require(event).timeText(on: date(today), days: rule, phrases: phrases)
  }

  @Test(arguments: [
    (today: "2026-03-04", timed: "8:00 to 9:00", allDay: "anytime today"),
    (today: "2026-03-03", timed: "tomorrow, 8:00 to 9:00", allDay: "tomorrow"),
    (today: "2026-03-01", timed: "in 3 days, 8:00 to 9:00", allDay: "in 3 days"),
    (today: "2026-03-05", timed: "yesterday, 8:00 to 9:00", allDay: "yesterday"),
    (today: "2026-03-06", timed: "2 days ago, 8:00 to 9:00", allDay: "2 days ago"),
  ])
  func `an event's time is told as a person would`(
    _ example: (today: String, timed: String, allDay: String)
  ) throws {
    #expect(try text(.standard, today: example.today) == example.timed)
    #expect(try text(.allDay, today: example.today) == example.allDay)
  }

  @Test func `a moment has one time, and seconds show where there are any`() throws {
    #expect(try text(.milliseconds(0), at: "17:30", today: "2026-03-04") == "17:30")
    #expect(try text(.milliseconds(30_000), today: "2026-03-04") == "8:00 to 8:00:30")
    #expect(
      try text(.milliseconds(28_800_000), at: "22:00", today: "2026-03-04") == "22:00 to 6:00")
  }

  @Test func `the words can be another language's`() throws {
    #expect(try text(.standard, today: "2026-03-04", german: true) == "8:00 bis 9:00 Uhr")
    #expect(try text(.allDay, today: "2026-03-01", german: true) == "in 3 Tagen")
  }

  private func halved(
    _ text: String?, at hour: String, duration: ScheduleDuration = .standard,
    phrases: Phrases = .english
  ) throws -> String {
    let rule = try days("Europe/Berlin")
    let schedule = try Schedule.daily(
      at: time(hour), from: date("2026-03-04"), duration: duration, text: text)
    let task = CareTask(
      id: "a", version: 1, effective: try date("2026-01-01"), title: "A", schedule: schedule)
    let scheduled = schedule.timeline(days: rule).event(element: 0, k: 0)
    let event = Event(
      task: task, scheduleEvent: try #require(scheduled), participant: "p", study: "s")
    return event.timeText(
      on: try date("2026-03-04"), days: rule, phrases: phrases,
      conventions: Conventions(usesTwelveHours: true))
  }

  @Test func `where clocks have twelve hours, so have the times`() throws {
    #expect(try halved(nil, at: "08:00") == "8:00 am to 9:00 am")
    #expect(try halved(nil, at: "11:30") == "11:30 am to 12:30 pm")
    #expect(try halved(nil, at: "00:05", duration: .milliseconds(0)) == "12:05 am")
    let german = Phrases(language: "de", areas: [Phrases.germanEvents])
    #expect(try halved(nil, at: "08:00", phrases: german) == "8:00 am bis 9:00 am")
    #expect(try halved(nil, at: "20:30", duration: .milliseconds(0), phrases: german) == "8:30 pm")
  }

  @Test func `on the page of its day an event's time needs no day`() throws {
    let rule = try days("Europe/Berlin")
    func text(_ duration: ScheduleDuration, today: String) throws -> String? {
      try Schedule.daily(at: time("08:00"), from: date("2026-03-04"), duration: duration)
        .timeline(days: rule).event(element: 0, k: 0)?
        .timeText(on: date(today), days: rule, namesDay: false)
    }
    #expect(try text(.standard, today: "2026-03-01") == "8:00 to 9:00")
    #expect(try text(.allDay, today: "2026-03-01") == "anytime")
    #expect(try text(.allDay, today: "2026-03-04") == "anytime today")
  }

  @Test func `what an element is called stands before its time`() throws {
    #expect(try halved("Breakfast", at: "08:00") == "Breakfast, 8:00 am to 9:00 am")
    #expect(
      try halved("Every third day", at: "08:00", duration: .allDay)
        == "Every third day, anytime today")
  }
}
