import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// What is recorded while the clock is behind says so.
struct ClockLagTests {
  private func entries(_ store: CareStore) throws -> [AuditEntry] {
    var trail = AuditTrail(of: store.participant)
    var entries: [AuditEntry] = []
    try trail.read(store.journal) { entries.append($0) }
    return entries.filter { $0.file != .plan }
  }

  @Test func `a line says that the clock was behind, and so does each until it is right`() throws {
    let study = try Traveller(at: "2026-03-05T12:00:00Z")
    let store = try study.store()
    let newest = store.now
    try store.complete(try store.key("walk", "2026-03-05"))
    var recorded: [StoredOutcome] = []
    for (time, number) in [("09:00", 0), ("09:05", 1), ("11:59:30", 2), ("12:30", 0)] {
      study.clock.set("2026-03-05T\(time)\(time.count == 5 ? ":00" : "")Z")
      let task = time == "12:30" ? "injection" : "pills"
      var key = try store.key(task, "2026-03-05")
      key.element += number
      recorded.append(try store.complete(key))
    }
    #expect(recorded.map(\.lag?.newest) == [newest, newest, nil, nil])
    #expect(recorded.allSatisfy { $0.lag?.day == nil })
    #expect(try entries(store).map(\.lag?.newest) == [nil, newest, newest, nil, nil])
  }

  @Test func `a clock that is behind over a month's end is found`() throws {
    let study = try Traveller(at: "2026-04-01T09:00:00Z")
    let store = try study.store()
    let newest = store.now
    try store.complete(try store.key("walk", "2026-04-01"))
    study.clock.set("2026-03-31T09:00:00Z")
    let stored = try store.complete(try store.key("walk", "2026-03-31"))
    #expect(stored.lag?.newest == newest)
    #expect(stored.json["behind"] == .string(newest.description))
  }

  @Test func `a day that has been over further east says so`() throws {
    let study = try Traveller(at: "2026-03-10T12:00:00Z", in: "Pacific/Auckland")
    let east = try study.store()
    try east.complete(try east.key("walk", "2026-03-11"))
    let west = try study.store(in: "Pacific/Honolulu", at: "2026-03-10T20:00:00Z")
    let stored = try west.complete(try west.key("walk", "2026-03-10"))
    #expect(try stored.lag?.newest == nil && stored.lag?.day == day("2026-03-11"))
    #expect(try entries(west).last?.lag?.day == day("2026-03-11"))
  }

  @Test func `lines of before, which do not say so themselves, are told by their order`() throws {
    let journal = MemoryJournal(origin: "o")
    let times = ["2026-03-06T08:00:00Z", "2026-03-06T07:00:00Z", "2026-03-06T07:59:30Z"]
    for time in times {
      try journal.append(
        [JournalEntry("outcome", ["recorded": .string(time)])], to: Records.annInMarch)
    }
    var trail = AuditTrail(of: Records.ann)
    var entries: [AuditEntry] = []
    try trail.read(journal) { entries.append($0) }
    #expect(entries.map(\.lag?.newest) == [nil, Records.now, nil])
    guard case .object(let fields) = entries[1].json else { throw JournalError.notAnEntry("") }
    #expect(fields["behind"] == .string(Records.now.description))
  }
}
