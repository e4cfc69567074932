import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// Every public way to write, against every rule.
struct CareStoreBypassTests {
  private func header(_ store: CareStore, run: String = "run-1") -> DraftHeader {
    DraftHeader(
      task: "walk", version: 1, contentHash: "1", runID: run, startDate: store.now)
  }

  /// What each way of recording for a key is refused with.
  private func recordings(
    _ store: CareStore, _ event: Event, _ name: String = "walk"
  ) -> [(way: String, Result<Void, CareError>)] {
    let key = event.key
    func attempt(_ body: () throws(CareError) -> Void) -> Result<Void, CareError> {
      do throws(CareError) { return .success(try body()) } catch { return .failure(error) }
    }
    return [
      ("complete", attempt { () throws(CareError) in try store.complete(key) }),
      (
        "record values",
        attempt { () throws(CareError) in try store.record([OutcomeValue(.integer(1))], for: key) }
      ),
      (
        "record a result",
        attempt { () throws(CareError) in
          try store.record(store.result(name, answer: 1), for: key)
        }
      ),
      (
        "add",
        attempt { () throws(CareError) in try store.add([OutcomeValue(.integer(1))], to: key) }
      ),
      (
        "begin",
        attempt { () throws(CareError) in
          _ = try store.begin(event, header(store, run: "run-\(event.key.k)"))
        }
      ),
      ("check", attempt { () throws(CareError) in try store.checkBeginning(event) }),
    ]
  }

  /// What each way of changing what is recorded for a key is refused with.
  private func changes(
    _ store: CareStore, _ key: EventKey, _ ids: [OutcomeValueID]
  ) -> [(way: String, Result<Void, CareError>)] {
    func attempt(_ body: () throws(CareError) -> Void) -> Result<Void, CareError> {
      do throws(CareError) { return .success(try body()) } catch { return .failure(error) }
    }
    return [
      (
        "amend",
        attempt { () throws(CareError) in
          try store.amend([OutcomeValue(.integer(9))], result: nil, for: key)
        }
      ),
      ("delete", attempt { () throws(CareError) in try store.delete(key) }),
      ("remove", attempt { () throws(CareError) in try store.remove(ids, from: key) }),
      (
        "check",
        attempt { () throws(CareError) in
          try store.checkDeleting(try store.event(key), correction: nil)
        }
      ),
    ]
  }

  private func expect(
    _ attempts: [(way: String, Result<Void, CareError>)], _ refusal: Refusal
  ) {
    for (way, result) in attempts {
      guard case .failure(let error) = result else {
        Issue.record("\(way) got through")
        continue
      }
      #expect(error == .refused(refusal), "\(way)")
    }
  }

  @Test func `no way records for tomorrow, for a day that is over, or behind a gate`() throws {
    var study = try Traveller()
    study.tasks = [
      try Traveller.task("form", "09:00"), try Traveller.task("walk", "10:00"),
      try Traveller.task("swim", "11:00", requires: ["form"]),
    ]
    let store = try study.store()
    let walks = try ["2026-03-04", "2026-03-06"].map { text in
      try store.event(try store.key("walk", text))
    }
    expect(recordings(store, walks[0]), .missed(task: "walk", day: try day("2026-03-04")))
    expect(recordings(store, walks[1]), .future(task: "walk", day: try day("2026-03-06")))
    var swim = walks[0].key
    swim.task = "swim"
    swim.k += 1
    expect(
      recordings(store, try store.event(swim), "swim"), .gated(task: "swim", by: "form"))
    #expect(try store.history().isEmpty)
    #expect(try store.drafts().isEmpty)
  }

  @Test func `no way changes what a day that is over holds`() throws {
    let study = try Traveller()
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    let stored = try store.complete(key)
    study.clock.set("2026-03-06T00:00:00Z")
    expect(
      changes(store, key, stored.valueIDs), .past(task: "walk", day: try day("2026-03-05")))
    expect(
      recordings(store, try store.event(key)).filter { $0.way != "add" },
      .recorded(task: "walk", day: try day("2026-03-05")))
    expect(
      recordings(store, try store.event(key)).filter { $0.way == "add" },
      .missed(task: "walk", day: try day("2026-03-05")))
    #expect(try store.history().count == 1)
  }

  @Test func `who has left records and changes nothing in any way`() throws {
    let study = try Traveller()
    let store = try study.store()
    let key = try store.key("walk", "2026-03-05")
    let stored = try store.complete(key)
    let other = try store.event(try store.key("nausea", "2026-03-05"))
    try store.withdraw()
    let left = Refusal.withdrawn(day: try day("2026-03-05"), rejoin: nil)
    expect(changes(store, key, stored.valueIDs), left)
    expect(recordings(store, other), left)
    #expect(throws: CareError.refused(left)) { try store.undo() }
    #expect(throws: CareError.refused(left)) {
      try store.delete(key, correction: .init(author: "nurse", reason: "none"))
    }
  }

  @Test func `in another zone than one's own everything is read and nothing written`() throws {
    var study = try Traveller()
    let key = try study.store().key("walk", "2026-03-05")
    let stored = try study.store().complete(key)
    let draft = try study.store().begin(
      try study.store().event(try study.store().key("nausea", "2026-03-05")),
      header(try study.store(), run: "kept"))
    let refusal = Refusal.otherZone("Pacific/Auckland", own: "UTC")
    study.obstacle = refusal
    let store = try study.store(in: "Pacific/Auckland", at: "2026-03-05T12:00:00Z")
    #expect(try store.marks(on: "2026-03-05").contains("walk x"))
    #expect(try store.drafts().count == 1)
    let other = try store.event(try store.key("pills", "2026-03-06"))
    expect(changes(store, key, stored.valueIDs), refusal)
    expect(recordings(store, other, "pills"), refusal)
    #expect(throws: CareError.refused(refusal)) { try store.undo() }
    #expect(throws: CareError.refused(refusal)) { try store.withdraw() }
    #expect(throws: CareError.refused(refusal)) { try store.discard(draft) }
    #expect(throws: CareError.refused(refusal)) {
      try store.append([.step("pain", at: store.now)], to: draft)
    }
    #expect(throws: CareError.refused(refusal)) {
      try store.keep([1], of: SuppliedFile(name: "a", bytes: [1], at: store.now))
    }
    #expect(try store.history().count == 1)
  }

  @Test func `a run is as old as its draft says, and ends the draft of its own event alone`() throws
  {
    let study = try Traveller(at: "2026-03-05T23:50:00Z")
    let store = try study.store()
    let walk = try store.event(try store.key("walk", "2026-03-05"))
    let nausea = try store.event(try store.key("nausea", "2026-03-05"))
    let draft = try store.begin(walk, header(store))
    study.clock.set("2026-03-06T07:00:00Z")
    #expect(throws: CareError.noSuchDraft("run-1")) {
      try store.record(store.result("nausea", answer: 1), for: nausea.key, finishing: draft)
    }
    #expect(throws: CareError.refused(.missed(task: "nausea", day: try day("2026-03-05")))) {
      try store.record(store.result("nausea", answer: 1), for: nausea.key)
    }
    let stored = try store.record(
      store.result("walk", answer: 1), for: walk.key, finishing: draft)
    #expect(stored.day == (try day("2026-03-05")))
    #expect(stored.outcome.isLate)
    #expect(stored.recordedDay == (try day("2026-03-06")))
  }

  @Test func `the key of another person or study opens nothing`() throws {
    let store = try Traveller().store()
    let key = try store.key("walk", "2026-03-05")
    for change in [\EventKey.participant, \EventKey.study] {
      var other = key
      other[keyPath: change] = "other"
      #expect(throws: CareError.refused(.noEvent(task: "walk"))) { try store.complete(other) }
    }
  }
}
