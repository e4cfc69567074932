import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreValueTests {
  private let study: Traveller
  private let store: CareStore

  init() throws {
    study = try Traveller()
    store = try study.store()
  }

  private func integer(_ number: Int) -> OutcomeValue { OutcomeValue(.integer(number)) }

  private func numbers(_ stored: StoredOutcome?) -> [Int] {
    stored?.outcome.values.compactMap {
      if case .integer(let number) = $0.value { number } else { nil }
    } ?? []
  }

  @Test func `done records what the event is meant to come to`() throws {
    let pills = try store.complete(try store.key("pills", "2026-03-05"))
    #expect(
      pills.outcome.values == [
        OutcomeValue(.integer(25), kind: "dose", units: "mg", recorded: store.now)
      ])
    let walk = try store.complete(try store.key("walk", "2026-03-05"))
    #expect(walk.outcome.values.map(\.value) == [.boolean(true)])
  }

  @Test func `done records the rest of what was begun, and nothing twice`() throws {
    let key = try store.key("pills", "2026-03-05")
    try store.add([OutcomeValue(.integer(10), kind: "dose", units: "mg")], to: key)
    #expect(try store.event(key).progress.isComplete == false)
    #expect(numbers(try store.complete(key)) == [10, 15])
    #expect(try store.event(key).progress.isComplete)
    #expect(throws: CareError.refused(.recorded(task: "pills", day: try day("2026-03-05")))) {
      try store.complete(key)
    }
  }

  @Test func `each value of a log is taken back on its own`() throws {
    let key = try store.key("nausea", "2026-03-05")
    for number in [1, 2, 3] { try store.add([integer(number)], to: key) }
    let stored = try require(try store.storedOutcome(of: key))
    #expect(numbers(stored) == [1, 2, 3])
    try store.remove([stored.valueIDs[1]], from: key, reason: "typed twice")
    #expect(numbers(try store.storedOutcome(of: key)) == [1, 3])
    // The others keep their names.
    let kept = try store.storedOutcome(of: key)?.valueIDs
    #expect(kept == [stored.valueIDs[0], stored.valueIDs[2]])
    #expect(throws: CareError.refused(.noSuchValue(task: "nausea", day: try day("2026-03-05")))) {
      try store.remove([stored.valueIDs[1]], from: key)
    }
    try store.remove([stored.valueIDs[0], stored.valueIDs[2]], from: key)
    #expect(try store.event(key).outcome == nil)
    #expect(try store.event(key).progress.isComplete == false)
  }

  @Test func `two shells log at once, and both values stay in their order`() throws {
    let journal = MeddledJournal()
    let study = try Traveller(journal: journal)
    let (store, other) = (try study.store(), try study.store())
    let key = try store.key("nausea", "2026-03-05")
    journal.meddle = { _ = try? other.add([OutcomeValue(.integer(1))], to: key) }
    let stored = try store.add([integer(2)], to: key)
    #expect(numbers(stored) == [1, 2])
    #expect(Set(stored.valueIDs).count == 2)
  }

  @Test func `several values of one line have names of their own, in their order`() throws {
    let key = try store.key("nausea", "2026-03-05")
    let stored = try store.add([integer(3), integer(1), integer(2)], to: key)
    #expect(stored.valueIDs.map(\.index) == [0, 1, 2])
    try store.remove([stored.valueIDs[0]], from: key)
    #expect(numbers(try store.storedOutcome(of: key)) == [1, 2])
    #expect(numbers(try study.store().storedOutcome(of: key)) == [1, 2])
  }

  @Test func `a changed answer keeps the old one in the history, with the reason`() throws {
    let key = try store.key("walk", "2026-03-05")
    try store.record([integer(1)], for: key)
    try store.amend([integer(2)], result: nil, for: key, reason: "miscounted")
    let entries = try store.history(of: "walk")
    #expect(entries.map(\.change) == [.recorded, .amended])
    #expect(numbers(entries[1].old) == [1])
    #expect(numbers(entries[1].stored) == [2])
    #expect(entries[1].correction == .init(author: "", reason: "miscounted"))
    #expect(entries[1].stored?.outcome.correction == nil)
  }

  @Test func `undo takes back what was done last, and then what was done before it`() throws {
    let walk = try store.key("walk", "2026-03-05")
    let log = try store.key("nausea", "2026-03-05")
    try store.record([integer(1)], for: walk)
    try store.add([integer(7)], to: log)
    try store.amend([integer(2)], result: nil, for: walk)
    try store.delete(walk)
    #expect(try store.undo().change == .deleted)
    #expect(numbers(try store.storedOutcome(of: walk)) == [2])
    #expect(try store.undo().change == .amended)
    #expect(numbers(try store.storedOutcome(of: walk)) == [1])
    #expect(try store.undo().change == .added)
    #expect(try store.event(log).outcome == nil)
    #expect(try store.undo().change == .recorded)
    #expect(try store.event(walk).outcome == nil)
    #expect(throws: CareError.refused(.nothingToUndo)) { try store.undo() }
    #expect(try store.history().count == 8)
  }

  @Test func `a value that was taken back comes back by undo`() throws {
    let key = try store.key("nausea", "2026-03-05")
    try store.add([integer(1)], to: key)
    let stored = try store.add([integer(2)], to: key)
    try store.remove([stored.valueIDs[0]], from: key)
    #expect(try store.lastAction()?.values.map(\.value) == [.integer(1)])
    try store.undo()
    #expect(numbers(try store.storedOutcome(of: key)) == [2, 1])
  }

  @Test func `what was done yesterday is not undone, nor what somebody has corrected`() throws {
    let walk = try store.key("walk", "2026-03-05")
    try store.record([integer(1)], for: walk)
    try store.amend(
      [integer(2)], result: nil, for: walk, correction: .init(author: "nurse", reason: "misread"))
    let corrected = Refusal.correctedSince(
      task: "walk", day: try day("2026-03-05"), author: "nurse")
    #expect(throws: CareError.refused(corrected)) { try store.undo() }
    try store.add([integer(3)], to: try store.key("nausea", "2026-03-05"))
    study.clock.set("2026-03-06T09:00:00Z")
    #expect(throws: CareError.refused(.nothingToUndo)) { try store.undo() }
  }

  @Test func `what was done late today for an earlier day is not undone, and why is said`() throws {
    var late = study
    late.tasks = [try Traveller.task("walk", "10:00", late: 2)]
    let store = try late.store()
    try store.complete(try store.key("walk", "2026-03-04"))
    #expect(throws: CareError.refused(.past(task: "walk", day: try day("2026-03-04")))) {
      try store.undo()
    }
  }

  @Test func `a survey is done by its answers alone, and taken back as a whole`() throws {
    var survey = study
    survey.tasks = [try Traveller.task("walk", "10:00", survey: "walk.json")]
    let store = try survey.store()
    let key = try store.key("walk", "2026-03-05")
    let refusal = CareError.refused(.needsAnswers(task: "walk"))
    #expect(throws: refusal) { try store.complete(key) }
    #expect(throws: refusal) { try store.record([integer(1)], for: key) }
    #expect(throws: refusal) { try store.add([integer(1)], to: key) }
    let stored = try store.record(store.result("walk", answer: 3), for: key)
    #expect(throws: refusal) { try store.remove(stored.valueIDs, from: key) }
    try store.undo()
    #expect(try store.event(key).outcome == nil)
  }

  @Test func `a number without a size is refused before it is written`() throws {
    let key = try store.key("walk", "2026-03-05")
    for number in [Double.nan, .infinity] {
      #expect(throws: CareError.refused(.notANumber(task: "walk"))) {
        try store.record([OutcomeValue(.double(number))], for: key)
      }
    }
    #expect(throws: CareError.refused(.empty(task: "walk"))) { try store.record([], for: key) }
    #expect(try store.history().isEmpty)
  }

  @Test func `a closed task takes no other values`() throws {
    var gated = study
    gated.tasks = [
      try Traveller.task("form", "09:00"), try Traveller.task("walk", "10:00", requires: ["form"]),
    ]
    let store = try gated.store()
    let form = try store.key("form", "2026-03-05")
    try store.complete(form)
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    try store.undo()
    try store.complete(key)
    try store.delete(form)
    #expect(throws: CareError.refused(.gated(task: "walk", by: "form"))) {
      try store.amend([integer(1)], result: nil, for: key)
    }
    #expect(try store.marks(on: "2026-03-05") == ["form", "walk x"])
    try store.amend(
      [integer(1)], result: nil, for: key, correction: .init(author: "nurse", reason: "counted"))
  }

  @Test func `what another shell wrote and a day that turned are told at the next look`() throws {
    let other = try study.store()
    #expect(try store.refresh().isEmpty)
    let key = try store.key("walk", "2026-03-05")
    try store.complete(key)
    try other.add([integer(1)], to: try other.key("nausea", "2026-03-05"))
    let news = try store.refresh()
    #expect(news.day == nil)
    #expect(news.changes.map(\.key.task) == ["nausea"])
    #expect(try store.refresh().isEmpty)
    study.clock.set("2026-03-06T00:00:00Z")
    #expect(try store.refresh().day == day("2026-03-06"))
    #expect(try store.refresh().isEmpty)
  }
}
