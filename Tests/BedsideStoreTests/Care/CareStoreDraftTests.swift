import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreDraftTests {
  private let study = TestStudy()

  private func enrolled() throws -> CareStore {
    let store = try study.store()
    try store.complete("joining")
    try store.complete("form")
    return store
  }

  private func header(_ store: CareStore, run: String = "run-1") -> DraftHeader {
    DraftHeader(
      task: "check-in", version: 1, contentHash: "hash of one", runID: run, startDate: store.now)
  }

  private func answer(_ value: Int, at date: Instant) -> DraftEvent {
    let record = AnswerRecord(
      answer: .answered(.integer(value), .typed), startDate: date, endDate: date)
    return .answer("pain", SavedAnswer(record))
  }

  @Test func `a draft comes back with every answer, the last one counting`() throws {
    let store = try enrolled()
    let event = try store.eventToStart("check-in")
    let id = try store.begin(event, header(store))
    try store.append([.step("pain", at: store.now)], to: id)
    try store.append([answer(3, at: store.now)], to: id)
    try store.append([answer(4, at: store.now)], to: id)
    let draft = try require(try study.store().drafts().first)
    #expect(draft.id == id)
    #expect(draft.key == event.key)
    #expect(draft.begun.description == "2026-03-02")
    #expect(draft.data.answers["pain"]?.value == 4)
    #expect(draft.data.header == header(store))
  }

  @Test func `finishing a draft records the event and ends the draft`() throws {
    let store = try enrolled()
    let event = try store.eventToStart("check-in")
    let id = try store.begin(event, header(store))
    try store.record(
      store.result("check-in", answer: 4), for: event.key, finishing: id)
    #expect(try store.drafts() == [])
    #expect(try store.event(event.key).outcome?.values.first?.value == .integer(4))
  }

  @Test func `what was begun in the evening is finished in the morning as that evening's, late`()
    throws
  {
    let store = try enrolled()
    study.clock.set("2026-03-02T23:50:00Z")
    let event = try store.eventToStart("check-in")
    let id = try store.begin(event, header(store))
    study.clock.set("2026-03-03T07:00:00Z")
    let draft = try require(try store.draft(of: event.key))
    let stored = try store.record(
      store.result("check-in", answer: 4), for: draft.key, finishing: id)
    #expect(stored.day.description == "2026-03-02")
    #expect(stored.outcome.isLate)
    #expect(stored.outcome.recorded == store.now)
  }

  @Test func `a discarded draft is gone`() throws {
    let store = try enrolled()
    let id = try store.begin(try store.eventToStart("check-in"), header(store))
    try store.discard(id)
    #expect(try store.drafts() == [])
  }

  @Test func `a draft cannot begin for a day that has not come`() throws {
    let store = try enrolled()
    let tomorrow = try require(CivilDate("2026-03-03"))
    let event = try require(
      try store.page(for: tomorrow).events.first { $0.task.id == "check-in" })
    #expect(throws: CareError.refused(.future(task: "check-in", day: tomorrow))) {
      try store.begin(event, header(store))
    }
    #expect(try store.drafts() == [])
  }

  @Test func `a draft that was finished elsewhere does not come back`() throws {
    let store = try enrolled()
    let event = try store.eventToStart("check-in")
    let id = try store.begin(event, header(store))
    try store.append([answer(3, at: store.now)], to: id)
    try study.store().record(
      store.result("check-in", answer: 4), for: event.key, finishing: id)
    #expect(throws: CareError.draftGone) {
      try store.append([answer(5, at: store.now)], to: id)
    }
    #expect(try store.drafts() == [])
    #expect(throws: CareError.draftGone) { try store.hold(id) }
  }

  @Test func `a draft is open in one shell at a time`() throws {
    let store = try enrolled()
    let id = try store.begin(try store.eventToStart("check-in"), header(store))
    var hold: DraftHold? = try store.hold(id)
    #expect(throws: CareError.draftInUse) { try study.store().hold(id) }
    #expect(hold != nil)
    hold = nil
    _ = try study.store().hold(id)
  }

  @Test func `a draft whose event was recorded in the meantime cannot be gone on with`() throws {
    let store = try enrolled()
    let event = try store.eventToStart("check-in")
    let id = try store.begin(event, header(store))
    try store.append([answer(3, at: store.now)], to: id)
    try store.complete("check-in")
    let draft = try require(try store.drafts().first)
    #expect(throws: CareError.self) { try store.checkResuming(draft) }
  }

  @Test func `the file of a draft finished just before a crash goes with the next beginning`()
    throws
  {
    let journal = MemoryJournal()
    let study = TestStudy(journal: journal)
    let store = try study.store()
    try store.complete("joining")
    try store.complete("form")
    let event = try store.eventToStart("check-in")
    let id = try store.begin(event, header(store))
    let file = JournalFile.draft(store.participant, id)
    let kept = journal.contents[file]
    try store.record(
      store.result("check-in", answer: 4), for: event.key, finishing: id)
    journal.contents[file] = kept
    #expect(try store.drafts() == [])
    study.clock.set("2026-03-03T09:00:00Z")
    let next = try store.begin(
      try store.eventToStart("check-in"), header(store, run: "run-2"))
    #expect(journal.draftFiles(of: store.participant) == [next])
  }
}
