import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreClockTests {
  @Test func `a clock that is set back does not open yesterday again`() throws {
    let study = try Traveller(at: "2026-03-05T09:00:00Z")
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    study.clock.set("2026-03-06T09:00:00Z")
    try store.complete(try store.key("walk", "2026-03-06"))
    study.clock.set("2026-03-05T10:00:00Z")
    let refusal = CareError.refused(
      .clockBehind(
        task: "walk", day: try day("2026-03-05"), newest: try day("2026-03-06")))
    #expect(throws: refusal) { try store.delete(key) }
    #expect(throws: refusal) {
      try store.amend([OutcomeValue(.boolean(false))], result: nil, for: key)
    }
    #expect(throws: refusal) { try store.undo() }
    #expect(try store.event(key).outcome != nil)
  }

  @Test func `a clock that is set back over a month's end does not either`() throws {
    let study = try Traveller(at: "2026-03-31T09:00:00Z")
    let store = try study.store()
    let key = try store.key("walk", "2026-03-31")
    try store.complete(key)
    study.clock.set("2026-04-01T09:00:00Z")
    try store.complete(try store.key("walk", "2026-04-01"))
    study.clock.set("2026-03-31T10:00:00Z")
    #expect(throws: CareError.self) { try store.delete(key) }
  }

  @Test func `a clock that was wrong in the future refuses no answer`() throws {
    let study = try Traveller(at: "2031-03-05T09:00:00Z")
    let store = try study.store()
    try store.complete(try store.key("walk", "2031-03-05"))
    study.clock.set("2026-03-05T09:00:00Z")
    try store.complete(try store.key("walk", "2026-03-05"))
    try store.add([OutcomeValue(.integer(2))], to: try store.key("nausea", "2026-03-05"))
    #expect(try store.history().count == 3)
  }

  @Test func `the last line counts, though the clock was set back before it`() throws {
    let study = try Traveller(at: "2026-03-05T12:00:00Z")
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    try store.record([OutcomeValue(.integer(1))], for: key)
    study.clock.set("2026-03-05T09:00:00Z")
    try store.amend([OutcomeValue(.integer(2))], result: nil, for: key)
    #expect(try store.event(key).outcome?.values.map(\.value) == [.integer(2)])
    #expect(try store.lastOutcome(of: "walk", on: day("2026-03-05"))?.outcome.values.count == 1)
    #expect(try store.latestOutcome(of: "walk")?.outcome.recorded == store.now)
  }

  @Test func `who joined again before a clock was set right has joined`() throws {
    var study = try Traveller(at: "2026-03-05T12:00:00Z")
    study.enrolment = "walk"
    let store = try study.store()
    try store.complete(try store.key("walk", "2026-03-05"))
    try store.withdraw()
    study.clock.set("2026-03-05T11:00:00Z")
    #expect(try store.withdrawal() != nil)
    try store.complete(try store.key("walk", "2026-03-05"))
    #expect(try store.withdrawal() == nil)
  }

  @Test func `who left after a clock was wrong in the future has left`() throws {
    var study = try Traveller(at: "2026-03-05T20:00:00Z")
    study.enrolment = "walk"
    let store = try study.store()
    try store.complete(try store.key("walk", "2026-03-05"))
    study.clock.set("2026-03-05T12:00:00Z")
    try store.withdraw()
    #expect(try store.withdrawal() != nil)
  }

  @Test func `a correction does not move the day of enrolment`() throws {
    var study = try Traveller(at: "2026-03-05T12:00:00Z")
    study.enrolment = "walk"
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    study.clock.set("2026-03-09T12:00:00Z")
    try store.amend(
      [OutcomeValue(.integer(2))], result: nil, for: key,
      correction: .init(author: "nurse", reason: "misread"))
    #expect(try store.enrolmentDay() == day("2026-03-05"))
  }

  @Test func `at half past midnight the evening before is today, until the day's own start`() throws
  {
    var study = try Traveller(at: "2026-03-06T00:30:00Z")
    study.dayStart = try require(WallTime("04:00"))
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    #expect(throws: CareError.refused(.future(task: "walk", day: try day("2026-03-06")))) {
      try store.complete(try store.key("walk", "2026-03-06"))
    }
    study.clock.set("2026-03-06T03:59:59Z")
    try store.undo()
    try store.complete(key)
    study.clock.set("2026-03-06T04:00:00Z")
    #expect(throws: CareError.refused(.past(task: "walk", day: try day("2026-03-05")))) {
      try store.delete(key)
    }
  }
}
