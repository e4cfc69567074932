import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// What a change may rest on, and what it leaves as it was.
struct CareStoreChangeTests {
  private let nurse = Outcome.Correction(author: "nurse", reason: "misread")
  private let journal = MemoryJournal()

  private func one(_ number: Int) -> [OutcomeValue] { [OutcomeValue(.integer(number))] }

  @Test func `a correction of a day that is over does not make a timely answer late`() throws {
    let study = try Traveller()
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    let first = try store.record(one(1), for: key)
    study.clock.set("2026-03-08T09:00:00Z")
    let stored = try store.amend(one(2), result: nil, for: key, correction: nurse)
    #expect(!stored.outcome.isLate)
    #expect(stored.outcome.recorded == first.outcome.recorded)
    #expect(stored.recordedDay == first.recordedDay)
    #expect(stored.outcome.correction == nurse)
    #expect(try store.history().last?.date == study.clock.now())
  }

  @Test func `a correction does not make a late answer timely`() throws {
    var study = try Traveller()
    study.tasks = [try Traveller.task("walk", "10:00", late: 2)]
    let store = try study.store()
    let key = try store.key("walk", "2026-03-04")
    #expect(try store.complete(key).outcome.isLate)
    #expect(try store.amend(one(2), result: nil, for: key, correction: nurse).outcome.isLate)
  }

  @Test func `what is undone brings the mark of a correction back, by whom it was`() throws {
    let store = try Traveller().store()
    let key = try store.key("walk", "2026-03-05")
    try store.record(one(1), for: key)
    try store.amend(one(2), result: nil, for: key, correction: nurse)
    try store.delete(key)
    try store.undo()
    #expect(try store.event(key).outcome?.correction == nurse)
    // The participant undid it, and may undo more.
    #expect(try store.history().last?.correction == nil)
    try store.amend(one(3), result: nil, for: key)
    #expect(try store.event(key).outcome?.correction == nil)
    try store.undo()
    #expect(try store.event(key).outcome?.correction == nurse)
    #expect(try store.event(key).outcome?.values.first?.value == .integer(2))
  }

  @Test(arguments: ["p1", "P1", "me", " p1\u{A0}"])
  func `the participant corrects no day under a name of the participant`(author: String) throws {
    let study = try Traveller()
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    try store.record(one(1), for: key)
    study.clock.set("2026-03-08T09:00:00Z")
    let own = Outcome.Correction(author: author, reason: "misread")
    let refusal = CareError.refused(
      .ownCorrection(author: author == " p1\u{A0}" ? "p1" : author))
    #expect(throws: refusal) { try store.amend(one(2), result: nil, for: key, correction: own) }
    #expect(throws: refusal) { try store.delete(key, correction: own) }
  }

  @Test(arguments: ["", " ", "\u{A0}\t", "\u{200B}", "\n"])
  func `a reason and an author must say something`(blank: String) throws {
    let store = try Traveller().store()
    let key = try store.key("walk", "2026-03-05")
    let stored = try store.record(one(1), for: key)
    let incomplete = CareError.refused(.correctionIncomplete)
    #expect(throws: incomplete) {
      try store.delete(key, correction: Outcome.Correction(author: "nurse", reason: blank))
    }
    #expect(throws: incomplete) {
      try store.amend(
        one(2), result: nil, for: key,
        correction: Outcome.Correction(author: blank, reason: "misread"))
    }
    let refusal = CareError.refused(.blankReason)
    #expect(throws: refusal) { try store.delete(key, reason: blank) }
    #expect(throws: refusal) { try store.amend(one(1), result: nil, for: key, reason: blank) }
    #expect(throws: refusal) { try store.remove(stored.valueIDs, from: key, reason: blank) }
    #expect(try store.history().count == 1)
  }

  @Test func `the same value is not recorded again unless something says why`() throws {
    let store = try Traveller().store()
    let key = try store.key("walk", "2026-03-05")
    try store.record(one(1), for: key)
    #expect(throws: CareError.refused(.unchanged(task: "walk", day: try day("2026-03-05")))) {
      try store.amend(one(1), result: nil, for: key)
    }
    try store.amend(one(1), result: nil, for: key, reason: "counted again")
    try store.amend(
      [OutcomeValue(.integer(1), units: "km")], result: nil, for: key)
    #expect(try store.history().count == 3)
  }

  @Test func `a correction that corrects nothing is refused whatever reason it gives`() throws {
    let key = try Traveller(journal: journal).store().key("walk", "2026-03-05")
    try Traveller(journal: journal).store().record(one(1), for: key)
    let later = try Traveller(at: "2026-03-06T08:00:00Z", journal: journal).store()
    let nurse = Outcome.Correction(author: "Nurse", reason: "misread")
    #expect(throws: CareError.refused(.unchanged(task: "walk", day: try day("2026-03-05")))) {
      try later.amend(one(1), result: nil, for: key, correction: nurse)
    }
    #expect(try later.history().count == 1)
    try later.amend(one(2), result: nil, for: key, correction: nurse)
    #expect(try later.history().count == 2)
  }

  @Test func `a change rests on the values that were seen`() throws {
    let mine = try Traveller(journal: journal).store()
    let others = try Traveller(journal: journal).store()
    let key = try mine.key("walk", "2026-03-05")
    let seen = try mine.record(one(1), for: key).valueIDs
    try others.amend(one(5), result: nil, for: key)
    let refusal = CareError.refused(
      .changedMeanwhile(task: "walk", day: try day("2026-03-05")))
    #expect(throws: refusal) { try mine.amend(one(2), result: nil, for: key, knowing: seen) }
    #expect(throws: refusal) { try mine.delete(key, knowing: seen) }
    #expect(try mine.event(key).outcome?.values.first?.value == .integer(5))
    try mine.delete(key, knowing: try mine.storedOutcome(of: key)?.valueIDs)
  }

  @Test func `what is undone is what was meant, whatever others did since`() throws {
    let mine = try Traveller(journal: journal).store()
    let others = try Traveller(journal: journal).store()
    let key = try mine.key("nausea", "2026-03-05")
    try mine.add(one(1), to: key)
    let meant = try #require(try mine.lastAction())
    try mine.checkUndoing(meant)
    try others.add(one(2), to: key)
    #expect(throws: CareError.refused(.undoneMeanwhile)) { try mine.undo(meant) }
    #expect(try mine.event(key).outcome?.values.count == 2)
    #expect(try mine.undo().values.map(\.value) == [.integer(2)])
    #expect(try mine.undo(meant).values.map(\.value) == [.integer(1)])
  }

  @Test func `what can't be undone any more is refused before anybody is asked`() throws {
    let study = try Traveller(at: "2026-03-10T15:00:00Z", in: "America/New_York")
    let home = try study.store()
    try home.complete(try home.key("walk", "2026-03-10"))
    let west = try study.store(in: "Pacific/Honolulu", at: "2026-03-11T05:00:00Z")
    let action = try #require(try west.lastAction())
    let refusal = CareError.refused(
      .pastElsewhere(task: "walk", day: try day("2026-03-10"), zone: "America/New_York"))
    #expect(throws: refusal) { try west.checkUndoing(action) }
    #expect(throws: refusal) { try west.undo() }
  }
}
