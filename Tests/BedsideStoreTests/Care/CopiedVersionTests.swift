import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// Two places that know different versions of a task, with the same day from which they take effect, bring
/// their records together.
struct CopiedVersionTests {
  private func marks(_ store: CareStore, _ text: String) throws -> [String] {
    try store.page(for: day(text)).events.map {
      "\($0.task.version)\($0.outcome == nil ? "" : " x")"
    }
  }

  private func copy(_ old: MemoryJournal, to new: MemoryJournal) throws {
    var records: [JournalRecord] = []
    for file in old.contents.keys.sorted(by: { $0.description < $1.description }) {
      try old.read(file) { event in
        if case .record(let record) = event { records.append(record) }
      }
    }
    try new.add(records)
  }

  /// A store that knows version 2 alone, with which the walk of `day` was done, and what a place that knew
  /// version 1 brings.
  private func united(
    done days: [String], and new: [String], on now: String
  ) throws -> CareStore {
    let (elsewhere, here) = (MemoryJournal(origin: "elsewhere"), MemoryJournal(origin: "here"))
    let first = try Traveller.task("walk", "10:00")
    var old = try Traveller(journal: elsewhere)
    old.tasks = [first]
    for text in days {
      old.clock.set("\(text)T11:00:00Z")
      try old.store().complete(try old.store().key("walk", text))
    }
    var study = try Traveller(journal: here)
    study.tasks = [try Traveller.task("walk", "10:00", version: 2)]
    study.content = Files([first] + study.tasks)
    for text in new {
      study.clock.set("\(text)T11:00:00Z")
      try study.store().complete(try study.store().key("walk", text, version: 2))
    }
    try copy(elsewhere, to: here)
    study.clock.set(now)
    return try study.store()
  }

  private final class Files: PlannedContent {
    private var tasks: [String: CareTask] = [:]

    init(_ tasks: [CareTask]) {
      for task in tasks { self.tasks["\(task.id) \(task.version)"] = task }
    }

    func entryText(of task: CareTask) -> String? { "\(task.id) \(task.version)" }
    func task(entry: String, file: String?) -> CareTask? { tasks[entry] }
  }

  @Test func `days before a version was known are those of the version that was in use then`()
    throws
  {
    let store = try united(
      done: ["2026-03-02", "2026-03-03"], and: ["2026-03-07"], on: "2026-03-08T11:00:00Z")
    #expect(try marks(store, "2026-03-02") == ["1 x"])
    #expect(try marks(store, "2026-03-03") == ["1 x"])
    #expect(try marks(store, "2026-03-04") == ["1"])
    #expect(try marks(store, "2026-03-07") == ["2 x"])
    #expect(try marks(store, "2026-03-08") == ["2"])
    let adherence = try store.pages(from: day("2026-03-02"), count: 2).map(\.events.count)
    #expect(adherence == [1, 1])
  }

  @Test func `a day on which the task was done in another version was not missed in this one`()
    throws
  {
    let store = try united(
      done: ["2026-03-03", "2026-03-08", "2026-03-09"], and: ["2026-03-07"],
      on: "2026-03-09T12:00:00Z")
    #expect(try marks(store, "2026-03-07") == ["2 x"])
    #expect(try marks(store, "2026-03-08") == ["1 x"])
    #expect(try marks(store, "2026-03-09") == ["1 x"])
    #expect(try store.dueEvents().isEmpty)
    let today = try day("2026-03-09")
    #expect(throws: CareError.refused(.recorded(task: "walk", day: today))) {
      try store.eventToStart("walk", on: today)
    }
    let done = try store.key("walk", "2026-03-09")
    let again = EventKey(
      participant: done.participant, study: done.study, task: done.task, version: 2,
      element: done.element, k: done.k)
    #expect(throws: CareError.refused(.recorded(task: "walk", day: today))) {
      try store.complete(again)
    }
    try store.delete(done)
    #expect(try marks(store, "2026-03-09") == ["2"])
    try store.complete(again)
    #expect(try marks(store, "2026-03-09") == ["2 x"])
  }
}
