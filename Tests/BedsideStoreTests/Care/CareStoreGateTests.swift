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
