import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// Whose records were erased gets nothing back from what was begun before.
struct CareStoreErasingTests {
  private let journal = MemoryJournal()

  private func erase(_ store: CareStore) throws {
    try journal.erase(store.participant, at: store.now, zone: "UTC")
  }

  private func header(_ store: CareStore, _ run: String) -> DraftHeader {
    DraftHeader(task: "walk", version: 1, contentHash: "1", runID: run, startDate: store.now)
  }

  private let erased = CareError.refused(.erased)

  @Test func `a run that was open when the records were erased records nothing`() throws {
    let store = try Traveller(journal: journal).store()
    let key = try store.key("walk", "2026-03-05")
    let draft = try store.begin(try store.event(key), header(store, "run-1"))
    try erase(store)
    #expect(throws: erased) { try store.append([.step("s", at: store.now)], to: draft) }
    #expect(throws: erased) {
      try store.record(store.result("walk", answer: 1), for: key, finishing: draft)
    }
    #expect(throws: erased) { try store.discard(draft) }
    #expect(journal.participants().isEmpty)
  }

  @Test func `a run that was taken up again before records nothing either`() throws {
    let first = try Traveller(journal: journal).store()
    let key = try first.key("walk", "2026-03-05")
    let draft = try first.begin(try first.event(key), header(first, "run-1"))
    let second = try Traveller(journal: journal).store()
    let hold = try second.hold(draft)
    try erase(first)
    #expect(throws: erased) {
      try second.record(second.result("walk", answer: 1), for: key, finishing: draft)
    }
    #expect(journal.participants().isEmpty)
    withExtendedLifetime(hold) {}
  }

  @Test func `a run that begins after the erasure is recorded`() throws {
    let store = try Traveller(journal: journal).store()
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    try erase(store)
    // The line is as long as the one that was erased, and stands in a file of the same name.
    try store.complete(key)
    #expect(try store.event(key).outcome != nil)
    try store.delete(key)
    let draft = try store.begin(try store.event(key), header(store, "run-2"))
    try store.record(store.result("walk", answer: 1), for: key, finishing: draft)
    #expect(try store.event(key).outcome != nil)
  }

  @Test func `whatever is written, it is refused when it was begun before the erasure`() throws {
    let store = try Traveller(journal: journal).store()
    let key = try store.key("walk", "2026-03-05")
    let known = try store.erasures()
    try erase(store)
    let one = [OutcomeValue(.integer(1))]
    store.begun(after: known) {
      #expect(store.isErased)
      #expect(throws: erased) { try store.complete(key) }
      #expect(throws: erased) { try store.record(one, for: key) }
      #expect(throws: erased) { try store.add(one, to: key) }
      #expect(throws: erased) { try store.begin(try store.event(key), header(store, "run-3")) }
      #expect(throws: erased) { try store.record(store.result("walk", answer: 1), for: key) }
      #expect(throws: erased) { try store.delete(key) }
      #expect(throws: erased) { try store.withdraw() }
    }
    #expect(journal.participants().isEmpty)
    #expect(!store.isErased)
    try store.complete(key)
  }

  @Test func `an erasure between the rules and the line is found under the lock`() throws {
    let meddled = MeddledJournal()
    let store = try Traveller(journal: meddled).store()
    let key = try store.key("walk", "2026-03-05")
    // The plan is written first; the line comes next.
    try store.complete(key)
    try store.delete(key)
    meddled.meddle = {
      try? meddled.inner.erase(store.participant, at: store.now, zone: "UTC")
    }
    #expect(throws: erased) { try store.complete(key) }
    #expect(meddled.inner.participants().isEmpty)
  }

  @Test func `an erasure that a copy tells of took nothing away here`() throws {
    let store = try Traveller(journal: journal).store()
    let key = try store.key("walk", "2026-03-05")
    let draft = try store.begin(try store.event(key), header(store, "run-1"))
    let elsewhere = MemoryJournal(origin: "elsewhere")
    try elsewhere.erase(store.participant, at: store.now, zone: "UTC")
    try journal.add(try Records.records(elsewhere, .plan))
    #expect(try store.erasures() == 0)
    try store.append([.step("s", at: store.now)], to: draft)
    try store.record(store.result("walk", answer: 1), for: key, finishing: draft)
    #expect(try store.event(key).outcome != nil)
  }

  @Test func `a language or a file that is kept while the records are erased is not`() throws {
    let meddled = MeddledJournal()
    let store = try Traveller(journal: meddled).store()
    let participant = store.participant
    meddled.meddle = { try? meddled.inner.erase(participant, at: store.now, zone: "UTC") }
    #expect(throws: erased) { try store.keep(language: LanguageTag("de")) }
    #expect(meddled.inner.participants().isEmpty)
    #expect(store.noticedErasures == 1)
    try store.keep(language: LanguageTag("de"))
    #expect(try ParticipantSettings(of: participant, in: meddled).language == LanguageTag("de"))
  }

  @Test func `what is known of somebody is kept only of whom it was asked for`() throws {
    let profile = Participant(id: "p1")
    let keep = { (isKnown: Bool) throws in
      try ParticipantSettings.keep(
        profile, of: "p1", isKnown: isKnown, in: journal, at: Records.now, zone: "UTC")
    }
    #expect(try !keep(true))
    #expect(journal.participants().isEmpty)
    #expect(try keep(false))
    #expect(try !keep(false))
    #expect(try keep(true))
    #expect(try journal.verify(.settings("p1")).lines == 2)
  }

  @Test func `leaving and having the records erased counts as well, of this participant alone`()
    throws
  {
    let store = try Traveller(journal: journal).store()
    try store.complete(try store.key("walk", "2026-03-05"))
    let other = try require(ParticipantID("p2"))
    try journal.erase(other, at: store.now, zone: "UTC")
    #expect(try store.erasures() == 0)
    try store.withdraw(erasing: true)
    #expect(try store.erasures() == 1)
    try erase(store)
    #expect(try store.erasures() == 2)
  }
}
