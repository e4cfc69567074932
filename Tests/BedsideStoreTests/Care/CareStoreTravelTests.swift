import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreTravelTests {
  private func past(_ task: String, _ text: String) throws -> CareError {
    .refused(.past(task: task, day: try day(text)))
  }

  @Test func `what was done is done wherever its event falls on another day`() throws {
    let study = try Traveller(in: "Europe/Berlin")
    let home = try study.store()
    let key = try home.key("injection", "2026-03-05")
    try home.complete(key)
    let away = try study.store(in: "America/New_York", at: "2026-03-05T15:00:00Z")
    #expect(try away.key("injection", "2026-03-04") == key)
    #expect(try away.marks(on: "2026-03-04").contains("injection x"))
    #expect(try away.marks(on: "2026-03-05").contains("injection"))
    #expect(try away.event(key).outcome != nil)
    #expect(throws: CareError.refused(.recorded(task: "injection", day: try day("2026-03-04")))) {
      try away.complete(key)
    }
    #expect(try away.outcomes(startingOn: day("2026-03-04")...day("2026-03-04")).keys.first == key)
    #expect(try away.outcomes(startingOn: day("2026-03-05")...day("2026-03-05")).isEmpty)
  }

  @Test func `a line about what was recorded stands in its file, though the month is another here`()
    throws
  {
    let journal = MemoryJournal()
    let study = try Traveller(at: "2026-03-01T09:00:00Z", in: "Europe/Berlin", journal: journal)
    let home = try study.store()
    let key = try home.key("injection", "2026-03-01")
    let stored = try home.complete(key)
    let away = try study.store(in: "America/New_York", at: "2026-03-01T15:00:00Z")
    let nurse = Outcome.Correction(author: "nurse", reason: "not given")
    #expect(try away.event(key).scheduleEvent.day == day("2026-02-28"))
    try away.delete(key, correction: nurse)
    #expect(journal.months(of: away.participant) == [Month(try day("2026-03-01"))])
    #expect(try away.event(key).outcome == nil)
    #expect(try home.event(key).outcome == nil)
    #expect(try home.history().map(\.line.file) == [stored.file, stored.file])
  }

  @Test func `a flight to where the day is over closes it, and the flight back does not open it`()
    throws
  {
    let study = try Traveller(at: "2026-03-10T15:00:00Z", in: "America/New_York")
    let home = try study.store()
    let key = try home.key("walk", "2026-03-10")
    try home.complete(key)
    // In Auckland it is the 11th already.
    let away = try study.store(in: "Pacific/Auckland", at: "2026-03-10T20:00:00Z")
    #expect(away.today == (try day("2026-03-11")))
    #expect(throws: try past("walk", "2026-03-10")) { try away.delete(key) }
    let other = try away.key("walk", "2026-03-11")
    try away.complete(other)
    // Back home the 11th has not come yet; what was done for it stays and is shown.
    let back = try study.store(in: "America/New_York", at: "2026-03-11T02:00:00Z")
    #expect(back.today == (try day("2026-03-10")))
    #expect(try back.marks(on: "2026-03-11").contains("walk x"))
    // The day comes again at home, but where it was recorded it is over.
    let later = try study.store(in: "America/New_York", at: "2026-03-11T13:00:00Z")
    let over = CareError.refused(
      .pastElsewhere(task: "walk", day: try day("2026-03-11"), zone: "Pacific/Auckland"))
    #expect(throws: over) { try later.delete(other) }
    #expect(throws: over) {
      try later.amend([OutcomeValue(.boolean(false))], result: nil, for: other)
    }
    #expect(throws: CareError.refused(.recorded(task: "walk", day: try day("2026-03-11")))) {
      try later.complete(other)
    }
  }

  @Test func `who has flown west takes back what is of today where it was recorded`() throws {
    let study = try Traveller(at: "2026-03-10T20:00:00Z", in: "Pacific/Auckland")
    let away = try study.store()
    let key = try away.key("walk", "2026-03-11")
    try away.complete(key)
    let back = try study.store(in: "America/New_York", at: "2026-03-10T21:00:00Z")
    #expect(back.today == (try day("2026-03-10")))
    // Nothing is recorded ahead of its day, but what is recorded can be put right.
    let next = try back.key("nausea", "2026-03-11")
    #expect(throws: CareError.refused(.future(task: "nausea", day: try day("2026-03-11")))) {
      try back.complete(next)
    }
    try back.amend([OutcomeValue(.boolean(false))], result: nil, for: key)
    try back.undo()
    #expect(try back.event(key).outcome?.values.map(\.value) == [.boolean(true)])
    try back.delete(key)
    try back.undo()
    #expect(try back.event(key).outcome != nil)
    try back.undo()
    #expect(try back.event(key).outcome == nil)
    #expect(try back.lastAction() == nil)
  }

  @Test func `whoever corrects the record may change what the participant may, and no day to come`()
    throws
  {
    let study = try Traveller(at: "2026-03-10T11:30:00Z", in: "Pacific/Auckland")
    let away = try study.store()
    let key = try away.key("walk", "2026-03-11")
    let note = Outcome.Correction(author: "nurse", reason: "misread")
    // Half past midnight of the 11th; the clock is set back by an hour then.
    try away.complete(key)
    let early = try study.store(in: "America/New_York", at: "2026-03-10T10:30:00Z")
    let future = CareError.refused(.future(task: "walk", day: try day("2026-03-11")))
    #expect(throws: future) { try early.delete(key) }
    #expect(throws: future) { try early.delete(key, correction: note) }
    #expect(throws: CareError.refused(.nothingToUndo)) { try early.undo() }
    let back = try study.store(in: "America/New_York", at: "2026-03-10T12:00:00Z")
    #expect(back.today == (try day("2026-03-10")))
    try back.delete(key, correction: note)
    #expect(try back.event(key).outcome == nil)
  }

  @Test func `what is over where it was recorded is corrected, though its day is to come here`()
    throws
  {
    let study = try Traveller(at: "2026-03-10T10:30:00Z", in: "Pacific/Kiritimati")
    let away = try study.store()
    let key = try away.key("walk", "2026-03-11")
    try away.complete(key)
    // It is the 12th there, and the 10th here.
    let back = try study.store(in: "Pacific/Pago_Pago", at: "2026-03-11T10:30:00Z")
    #expect(back.today == (try day("2026-03-10")))
    let over = CareError.refused(
      .pastElsewhere(task: "walk", day: try day("2026-03-11"), zone: "Pacific/Kiritimati"))
    #expect(throws: over) { try back.delete(key) }
    try back.delete(key, correction: Outcome.Correction(author: "nurse", reason: "not taken"))
    #expect(try back.event(key).outcome == nil)
  }

  @Test func `the day that travel gives twice is done once`() throws {
    let study = try Traveller(at: "2026-03-10T22:00:00Z", in: "Pacific/Auckland")
    let away = try study.store()
    try away.complete(try away.key("walk", "2026-03-11"))
    let back = try study.store(in: "America/New_York", at: "2026-03-11T14:00:00Z")
    #expect(back.today == (try day("2026-03-11")))
    #expect(try back.dueEvents().allSatisfy { $0.task.id != "walk" })
    #expect(try back.history(of: "walk").count == 1)
  }

  @Test func `a value logged away stands beside those logged at home`() throws {
    let study = try Traveller(at: "2026-03-01T09:00:00Z", in: "Europe/Berlin")
    let home = try study.store()
    let key = try home.key("injection", "2026-03-01")
    try home.add([OutcomeValue(.integer(1))], to: key)
    let away = try study.store(in: "Pacific/Auckland", at: "2026-03-01T10:00:00Z")
    let stored = try away.add([OutcomeValue(.integer(2))], to: key)
    #expect(stored.outcome.values.map(\.value) == [.integer(1), .integer(2)])
    #expect(Set(stored.valueIDs.map(\.file)).count == 1)
    #expect(stored.day == (try day("2026-03-01")))
  }

  @Test func `a zone nobody knows leaves the day to the zone of now`() throws {
    let study = try Traveller(in: "Europe/Berlin")
    var lost = study
    lost.zone = Zone.fixed(3600)
    let store = try lost.store()
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    try study.store().delete(key)
    #expect(try store.event(key).outcome == nil)
  }
}
