import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreRuleTests {
  private let study = TestStudy()

  private func enrolled() throws -> CareStore {
    let store = try study.store()
    try store.complete("joining")
    try store.complete("form")
    return store
  }

  private func day(_ text: String) throws -> CivilDate { try require(CivilDate(text)) }

  @Test func `nothing is recorded for a day that has not come`() throws {
    let store = try enrolled()
    let tomorrow = try store.page(for: day("2026-03-03")).events
    let event = try require(tomorrow.first { $0.task.id == "check-in" })
    #expect(
      throws: CareError.refused(.future(task: "check-in", day: try day("2026-03-03")))
    ) {
      try store.record(store.result("check-in", answer: 1), for: event.key)
    }
    #expect(
      throws: CareError.refused(.future(task: "check-in", day: try day("2026-03-03")))
    ) { try store.checkBeginning(event) }
  }

  @Test func `nothing can begin on a day for which nothing is planned`() throws {
    let store = try enrolled()
    for text in ["2026-02-27", "2025-12-01"] {
      let day = try day(text)
      #expect(throws: CareError.refused(.nothingPlanned(task: "check-in", day: day))) {
        try store.eventToStart("check-in", on: day)
      }
    }
  }

  @Test func `an event is recorded once`() throws {
    let store = try enrolled()
    let stored = try store.complete("check-in")
    #expect(
      throws: CareError.refused(.recorded(task: "check-in", day: try day("2026-03-02")))
    ) {
      try store.record(
        store.result("check-in", answer: 2), for: stored.outcome.key)
    }
  }

  @Test func `today's outcome can be taken back and given again`() throws {
    let store = try enrolled()
    let key = try store.complete("check-in", answer: 3).outcome.key
    try store.delete(key, reason: "wrong knee")
    #expect(try store.event(key).outcome == nil)
    #expect(try store.complete("check-in", answer: 4).outcome.key == key)
    let changes = try store.history(of: "check-in").map(\.change)
    #expect(changes == [.recorded, .deleted, .recorded])
  }

  @Test func `yesterday's outcome stands, and only a correction changes it`() throws {
    let store = try enrolled()
    let stored = try store.complete("check-in", answer: 3)
    study.clock.set("2026-03-03T00:00:00Z")
    let past = CareError.refused(.past(task: "check-in", day: try day("2026-03-02")))
    #expect(throws: past) { try store.delete(stored.outcome.key) }
    #expect(throws: past) {
      try store.amend([OutcomeValue(.integer(9))], result: nil, for: stored.outcome.key)
    }
    #expect(throws: CareError.refused(.correctionIncomplete)) {
      try store.delete(
        stored.outcome.key, correction: Outcome.Correction(author: "nurse", reason: ""))
    }
    let correction = Outcome.Correction(author: "nurse", reason: "misread")
    try store.amend(
      [OutcomeValue(.integer(5), kind: "pain")], result: nil, for: stored.outcome.key,
      correction: correction)
    let event = try store.event(stored.outcome.key)
    #expect(event.outcome?.correction == correction)
    #expect(event.outcome?.values == [OutcomeValue(.integer(5), kind: "pain")])
  }

  @Test func `a survey cannot begin after its day, unless its task may be late`() throws {
    let store = try enrolled()
    study.clock.set("2026-03-04T09:00:00Z")
    let missed = CareError.refused(.missed(task: "check-in", day: try day("2026-03-02")))
    #expect(throws: missed) { try store.complete("check-in", on: "2026-03-02") }
    let stored = try store.complete("exercise", on: "2026-03-02")
    #expect(stored.outcome.isLate)
    #expect(stored.recordedDay.description == "2026-03-04")
    study.clock.set("2026-03-05T09:00:00Z")
    #expect(throws: CareError.refused(.recorded(task: "exercise", day: try day("2026-03-02")))) {
      try store.complete("exercise", on: "2026-03-02")
    }
    study.clock.set("2026-03-07T09:00:00Z")
    #expect(throws: CareError.refused(.missed(task: "exercise", day: try day("2026-03-04")))) {
      try store.complete("exercise", on: "2026-03-04")
    }
  }

  @Test func `what can be late is due before today's own`() throws {
    let store = try enrolled()
    study.clock.set("2026-03-03T09:00:00Z")
    let due = try store.dueEvents().map { "\($0.task.id) \($0.scheduleEvent.day)" }
    #expect(due == ["exercise 2026-03-02", "check-in 2026-03-03", "exercise 2026-03-03"])
  }

  @Test func `a result without an answer is no outcome`() throws {
    let store = try enrolled()
    var result = store.result("check-in", answer: 1)
    result.steps = []
    let event = try store.eventToStart("check-in")
    #expect(throws: CareError.refused(.empty(task: "check-in"))) {
      try store.record(result, for: event.key)
    }
  }

  @Test func `a key of no event is refused`() throws {
    let store = try enrolled()
    var key = try store.eventToStart("check-in").key
    key.element = 7
    #expect(throws: CareError.refused(.noEvent(task: "check-in"))) {
      try store.record(store.result("check-in", answer: 1), for: key)
    }
  }

  @Test func `content that changes under its version is refused`() throws {
    let store = try enrolled()
    try store.complete("check-in")
    var changed = study
    changed.checkInText = "two"
    study.clock.set("2026-03-03T09:00:00Z")
    let refusal = Refusal.contentChanged(task: "check-in", version: 1)
    let other = try changed.store()
    #expect(try other.changedVersions() == [refusal])
    #expect(throws: CareError.refused(refusal)) { try other.complete("check-in") }
    #expect(try store.plannedFile(of: "check-in", contentHash: "hash of one") == "one")
    changed.checkInVersion = 2
    #expect(try changed.store().changedVersions() == [])
  }

  @Test func `a journal that refuses leaves nothing recorded`() throws {
    let journal = MemoryJournal()
    let study = TestStudy(journal: journal)
    let store = try study.store()
    journal.refusal = .busy(path: "store")
    #expect(throws: CareError.journal(.busy(path: "store"))) { try store.complete("joining") }
    #expect(try store.history().isEmpty)
    journal.refusal = nil
    try store.complete("joining")
    #expect(try store.history().count == 1)
  }

  @Test func `what another shell records between the rules and the line is seen`() throws {
    let journal = MeddledJournal()
    let study = TestStudy(journal: journal)
    let store = try study.store()
    let other = try study.store()
    try store.complete("joining")
    try store.complete("form")
    let event = try store.eventToStart("check-in")
    journal.meddle = { _ = try? other.complete("check-in", answer: 1) }
    #expect(
      throws: CareError.refused(.recorded(task: "check-in", day: try day("2026-03-02")))
    ) {
      try store.record(store.result("check-in", answer: 2), for: event.key)
    }
    let changes = try store.history(of: "check-in")
    #expect(changes.map { $0.stored?.outcome.values.first?.value } == [.integer(1)])
  }

  @Test func `a damaged line is told once`() throws {
    let journal = MemoryJournal()
    let store = try TestStudy(journal: journal).store()
    try store.complete("joining")
    try store.complete("form")
    let file = try require(
      journal.contents.keys.first { $0.description.hasSuffix("2026-03.jsonl") })
    let text = String(decoding: journal.contents[file] ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let changed = lines[0] + "\n" + lines[1].dropLast(3) + "9}}\n" + lines[0] + "\n"
    journal.contents[file] = Array(changed.utf8)
    let reader = try TestStudy(journal: journal).store()
    _ = try reader.history()
    let damages = reader.takeDamages()
    #expect(damages.map(\.line) == [2])
    #expect(reader.takeDamages().isEmpty)
  }
}
