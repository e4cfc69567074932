import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// A mark that was saved elsewhere comes back by the rules for whatever comes from elsewhere.
struct MarkCopyTests {
  private let here = MemoryJournal(origin: "h")

  /// The copy of a walk of 5 March, made at 09:00 that day, as it is read from its file.
  private func copied() throws -> MarkCopy {
    let store = try Traveller(journal: MemoryJournal(origin: "e")).store()
    let copy = try store.copy(
      of: .recorded([OutcomeValue(.boolean(true))]), for: try store.key("walk", "2026-03-05"),
      called: "m-1")
    return try #require(try MarkCopy(copy.bytes(at: store.now)))
  }

  /// The record at a time, and the terms on which something comes in then.
  private func store(
    at now: String = "2026-03-05T10:00:00Z", author: String? = nil, reason: String? = nil
  ) throws -> (CareStore, ImportTerms) {
    let store = try Traveller(at: now, journal: here).store()
    let terms = ImportTerms(
      source: "stick/m-1.jsonl", author: author, reason: reason, now: store.now, days: store.days,
      zones: SystemZones())
    return (store, terms)
  }

  private func restore(_ copy: MarkCopy, _ place: (store: CareStore, terms: ImportTerms)) throws
    -> Int
  {
    try copy.restore(in: here, by: place.terms, under: try place.store.studyPlan())
  }

  @Test func `on its day a mark comes back without a name, and once`() throws {
    let copy = try copied()
    let place = try store()
    #expect(try restore(copy, place) == 1)
    let key = try place.0.key("walk", "2026-03-05")
    #expect(try place.0.event(key).outcome?.values.map(\.value) == [.boolean(true)])
    let before = here.contents
    #expect(try restore(copy, place) == 0)
    #expect(here.contents == before)
  }

  @Test func `of a day that is over it comes back with a name and a reason alone`() throws {
    let copy = try copied()
    let day = try day("2026-03-05")
    let now = "2026-03-06T08:00:00Z"
    for (author, reason) in [(nil, nil), ("Eve", nil), (nil, "full"), ("", "full")] {
      #expect(throws: CopyError.refused(.past(file: .plan, line: 3, day: day))) {
        try restore(copy, try store(at: now, author: author, reason: reason))
      }
    }
    #expect(here.contents.isEmpty)
    #expect(try restore(copy, try store(at: now, author: "Eve", reason: "the disk was full")) == 1)
    var entries: [AuditEntry] = []
    var trail = AuditTrail(of: "p1")
    try trail.read(here) { entries.append($0) }
    #expect(entries.map(\.action) == ["import", "import", "outcome"])
    #expect(entries.prefix(2).allSatisfy { $0.author == "Eve" && $0.reason == "the disk was full" })
    #expect(entries.last?.imported?.author == "Eve")
    #expect(entries.last?.imported?.source == "stick/m-1.jsonl")
  }

  @Test func `what is closed or done for good by now comes back with a name alone`() throws {
    let copy = try copied()
    var study = try Traveller(at: "2026-03-05T10:00:00Z", journal: here)
    study.tasks = [
      try Traveller.task("form", "09:00"), try Traveller.task("walk", "10:00", requires: ["form"]),
    ]
    let store = try study.store()
    let terms = { (author: String?) in
      ImportTerms(
        source: "stick", author: author, reason: author, now: store.now, days: store.days,
        zones: SystemZones())
    }
    let closed = ImportError.closed(
      file: .plan, line: 3, .gated(task: "walk", by: "form"))
    #expect(throws: CopyError.refused(closed)) {
      try copy.restore(in: here, by: terms(nil), under: try store.studyPlan())
    }
    #expect(throws: CopyError.refused(.ownName(author: "P1"))) {
      try copy.restore(in: here, by: terms("P1"), under: try store.studyPlan())
    }
    #expect(try copy.restore(in: here, by: terms("Eve"), under: try store.studyPlan()) == 1)
  }

  @Test func `of a day to come it does not come back, whoever signs`() throws {
    let copy = try copied()
    let day = try day("2026-03-05")
    #expect(throws: CopyError.refused(.future(file: .plan, line: 3, day: day))) {
      try restore(copy, try store(at: "2026-03-04T23:00:00Z", author: "Eve", reason: "why"))
    }
    #expect(here.contents.isEmpty)
  }

  @Test func `what is recorded otherwise meanwhile stays`() throws {
    let copy = try copied()
    let place = try store()
    try place.0.complete(try place.0.key("walk", "2026-03-05"))
    #expect(throws: CopyError.recorded) { try restore(copy, place) }
  }

  @Test func `a plan that is not the study's comes in with a name alone`() throws {
    let copy = try copied()
    let place = try store()
    #expect(throws: CopyError.refused(.plan(file: .plan, line: 2, task: "walk"))) {
      try copy.restore(in: here, by: place.1)
    }
    #expect(here.contents.isEmpty)
    let signed = try store(author: "Eve", reason: "why")
    #expect(try copy.restore(in: here, by: signed.1) == 1)
  }
}
