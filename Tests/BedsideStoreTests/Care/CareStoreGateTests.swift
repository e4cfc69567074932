import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreGateTests {
  @Test func `before enrolment only the task that begins the study shows`() throws {
    let store = try TestStudy().store()
    #expect(try store.titles(on: "2026-03-02") == ["joining"])
    #expect(throws: CareError.refused(.notEnrolled(task: "form", enrolment: "joining"))) {
      try store.complete("form")
    }
  }

  @Test func `a task opens when what it waits for is done, and counts from enrolment`() throws {
    let study = TestStudy()
    let store = try study.store()
    try store.complete("joining")
    #expect(try store.enrolmentDay()?.description == "2026-03-02")
    #expect(try store.titles(on: "2026-03-02") == ["joining", "form", "exercise"])
    #expect(throws: CareError.refused(.gated(task: "check-in", by: "form"))) {
      try store.complete("check-in")
    }
    try store.complete("form")
    #expect(try store.titles(on: "2026-03-02") == ["joining", "form", "check-in", "exercise"])
    #expect(try store.titles(on: "2026-03-01") == [])
    #expect(try store.complete("check-in", answer: 4).outcome.key.k == 0)
  }

  @Test func `what is done once goes away the day after and is not asked again`() throws {
    let study = TestStudy()
    let store = try study.store()
    try store.complete("joining")
    study.clock.set("2026-03-03T09:00:00Z")
    #expect(try store.titles(on: "2026-03-03") == ["form", "exercise"])
    #expect(throws: CareError.refused(.doneOnce(task: "joining"))) {
      try store.complete("joining")
    }
  }

  /// Joins on 2 March, does the check-ins of three days, and takes the joining back on the third.
  private func left(_ study: TestStudy) throws -> CareStore {
    let store = try study.store()
    let joined = try store.complete("joining").outcome.key
    try store.complete("form")
    for day in 2...4 {
      study.clock.set("2026-03-0\(day)T10:00:00Z")
      try store.complete("check-in", answer: day)
    }
    try store.delete(joined, correction: Outcome.Correction(author: "Dr X", reason: "wrong form"))
    return store
  }

  @Test func `an enrolment that is taken back closes the study and hides no record`() throws {
    let store = try left(TestStudy())
    #expect(try store.enrolmentDay()?.description == "2026-03-02")
    for day in 2...4 {
      let page = try store.page(for: require(CivilDate("2026-03-0\(day)")))
      let checkIn = page.events.first { $0.task.id == "check-in" }
      #expect(checkIn?.outcome?.values.first?.value == .integer(day))
      #expect(page.unexplained.isEmpty)
    }
    #expect(throws: CareError.refused(.notEnrolled(task: "exercise", enrolment: "joining"))) {
      try store.complete("exercise")
    }
    #expect(throws: CareError.refused(.notEnrolled(task: "exercise", enrolment: "joining"))) {
      try store.complete("exercise", on: "2026-03-03")
    }
  }

  @Test func `an enrolment done again counts from the first, and gives no key twice`() throws {
    let study = TestStudy()
    let store = try left(study)
    try store.complete("joining")
    for store in [store, try study.store()] {
      #expect(try store.enrolmentDay()?.description == "2026-03-02")
      #expect(throws: CareError.self) { try store.complete("check-in") }
      let outcome = try store.page(for: require(CivilDate("2026-03-02"))).events
        .first { $0.task.id == "check-in" }?.outcome
      #expect(outcome?.values.first?.value == .integer(2))
    }
    study.clock.set("2026-03-05T10:00:00Z")
    #expect(try store.complete("check-in").outcome.key.k == 3)
  }

  @Test func `the gate of an evening's enrolment follows the study's own day`() throws {
    var study = TestStudy()
    study.dayStart = try require(WallTime("04:00"))
    study.clock.set("2026-03-03T00:30:00Z")
    let store = try study.store()
    #expect(store.today.description == "2026-03-02")
    try store.complete("joining")
    #expect(try store.enrolmentDay()?.description == "2026-03-02")
  }

  @Test func `a task nobody knows is answered with the nearest name`() throws {
    let store = try TestStudy().store()
    #expect(throws: CareError.noSuchTask("chek-in", nearest: "check-in")) {
      try store.complete("chek-in")
    }
  }
}
