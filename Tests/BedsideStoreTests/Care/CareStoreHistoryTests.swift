import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreHistoryTests {
  private func line(_ entry: HistoryEntry) -> String {
    func text(_ stored: StoredOutcome?) -> String {
      (stored?.outcome.values ?? []).map { $0.json["value"]?.text ?? "" }.joined(separator: ",")
    }
    let who = entry.correction.map { "\($0.author): \($0.reason)" } ?? "-"
    return "\(entry.change) \(entry.key.task) [\(text(entry.old))] [\(text(entry.stored))] \(who)"
  }

  @Test func `a history says who did what, what it was before, what after, and why`() throws {
    let study = try Traveller()
    let store = try study.store()
    let walk = try store.key("walk", "2026-03-05")
    let log = try store.key("nausea", "2026-03-05")
    try store.record([OutcomeValue(.integer(1))], for: walk)
    try store.add([OutcomeValue(.integer(7))], to: log)
    let stored = try store.add([OutcomeValue(.integer(8))], to: log)
    try store.remove([stored.valueIDs[0]], from: log, reason: "typed twice")
    study.clock.set("2026-03-06T09:00:00Z")
    let nurse = { Outcome.Correction(author: "nurse", reason: $0) }
    try store.amend(
      [OutcomeValue(.integer(2))], result: nil, for: walk, correction: nurse("misread"))
    try store.delete(walk, correction: nurse("wrong person"))
    let entries = try store.history()
    #expect(
      entries.map(line) == [
        "recorded walk [] [1] -", "added nausea [] [7] -", "added nausea [7] [7,8] -",
        "removed nausea [7,8] [8] : typed twice", "amended walk [1] [2] nurse: misread",
        "deleted walk [2] [] nurse: wrong person",
      ])
    #expect(entries.map(\.line.number) == [1, 2, 3, 4, 5, 6])
    #expect(entries.map(\.values.count) == [1, 1, 1, 1, 1, 1])
    #expect(entries.allSatisfy { $0.zone == "UTC" && $0.day.description == "2026-03-05" })
    #expect(try store.history(of: "nausea").count == 3)
  }

  @Test func `a correction of a log is marked on what is left`() throws {
    let study = try Traveller()
    let store = try study.store()
    let log = try store.key("nausea", "2026-03-05")
    try store.add([OutcomeValue(.integer(7))], to: log)
    let stored = try store.add([OutcomeValue(.integer(8))], to: log)
    study.clock.set("2026-03-06T09:00:00Z")
    let note = Outcome.Correction(author: "nurse", reason: "typed twice")
    try store.remove([stored.valueIDs[0]], from: log, correction: note)
    #expect(try store.event(log).outcome?.correction == note)
  }

  @Test func `revisions are what was changed or taken back, and no more`() throws {
    let study = try Traveller()
    let store = try study.store()
    let walk = try store.key("walk", "2026-03-05")
    let log = try store.key("nausea", "2026-03-05")
    let days = { (first: String, last: String) throws in
      try #require(CivilDate(first))...#require(CivilDate(last))
    }
    let revisions = { (days: ClosedRange<CivilDate>) throws in
      var found: [String] = []
      try store.eachRevision(on: days) { found.append(self.line($0)) }
      return found
    }
    try store.record([OutcomeValue(.integer(1))], for: walk)
    let stored = try store.add([OutcomeValue(.integer(7)), OutcomeValue(.integer(8))], to: log)
    let march = try days("2026-03-01", "2026-03-31")
    #expect(try revisions(march) == [])
    try store.remove([stored.valueIDs[0]], from: log)
    study.clock.set("2026-03-06T09:00:00Z")
    let note = Outcome.Correction(author: "nurse", reason: "misread")
    try store.amend([OutcomeValue(.integer(2))], result: nil, for: walk, correction: note)
    #expect(
      try revisions(march) == ["removed nausea [7,8] [8] -", "amended walk [1] [2] nurse: misread"])
    #expect(try revisions(days("2026-03-06", "2026-03-31")) == [])
    #expect(try revisions(days("2026-04-01", "2026-04-30")) == [])
  }

  @Test func `the first outcome with a score is the earliest that has a value for it`() throws {
    let study = try Traveller()
    let store = try study.store()
    let result = { (value: JSONValue) in
      JSONValue.object(["scores": .object(["s": .object(["value": value, "title": "S"])])])
    }
    for (day, value) in [("2026-03-04", .null), ("2026-03-05", 7), ("2026-03-06", 9)]
      as [(String, JSONValue)]
    {
      study.clock.set("\(day)T09:00:00Z")
      let key = try store.key("walk", day)
      try store.record([OutcomeValue(.integer(1))], for: key)
      try store.amend([OutcomeValue(.integer(2))], result: result(value), for: key)
    }
    let first = try store.firstOutcome(of: "walk", withScore: "s")
    #expect(first?.day.description == "2026-03-05")
    #expect(first?.score("s")?.value == 7)
    #expect(first?.score("s")?.title == "S")
    #expect(try store.firstOutcome(of: "walk", withScore: "t") == nil)
  }
}
