import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreVersionTests {
  /// The study's files as the plan would read them back.
  private final class Files: PlannedContent {
    var tasks: [String: CareTask] = [:]
    var changed: Set<String> = []

    init(_ tasks: [CareTask]) {
      for task in tasks { self.tasks["\(task.id) \(task.version)"] = task }
    }

    func entryText(of task: CareTask) -> String? {
      let text = "\(task.id) \(task.version)"
      return changed.contains(text) ? text + "!" : text
    }

    func task(entry: String, file: String?) -> CareTask? { tasks[entry] }
  }

  private static func study(
    _ tasks: [CareTask], like other: Traveller? = nil
  ) throws -> Traveller {
    var study = try other ?? Traveller()
    study.tasks = tasks
    study.content = Files(tasks)
    return study
  }

  private func mark(_ store: CareStore, _ text: String) throws -> [String] {
    try store.page(for: day(text)).events.map {
      "\($0.task.version)\($0.outcome == nil ? "" : " x")"
    }
  }

  @Test func `a version dated back hides and reopens nothing`() throws {
    let first = try Traveller.task("walk", "10:00")
    var study = try Self.study([first])
    try study.store().complete(try study.store().key("walk", "2026-03-05"))
    study.clock.set("2026-03-09T09:00:00Z")
    let second = try Traveller.task("walk", "10:00", version: 2, late: 9)
    study = try Self.study([first, second], like: study)
    let store = try study.store()
    #expect(try mark(store, "2026-03-05") == ["1 x"])
    #expect(try mark(store, "2026-03-06") == ["1"])
    #expect(try mark(store, "2026-03-09") == ["2"])
    #expect(try store.dueEvents().map(\.scheduleEvent.day) == [day("2026-03-09")])
    #expect(throws: CareError.refused(.recorded(task: "walk", day: try day("2026-03-05")))) {
      try store.eventToStart("walk", on: day("2026-03-05"))
    }
    #expect(
      try store.planNotes() == [
        .later(
          task: "walk", version: 2, effective: day("2026-01-01"), from: day("2026-03-09"))
      ])
  }

  @Test func `a version governs from the day after the last answers to an earlier one`() throws {
    let first = try Traveller.task("walk", "10:00")
    var study = try Self.study([first])
    try study.store().complete(try study.store().key("walk", "2026-03-05"))
    let second = try Traveller.task("walk", "10:00", version: 2, effective: "2026-03-05")
    study = try Self.study([first, second], like: study)
    #expect(try mark(study.store(), "2026-03-05") == ["1 x"])
    #expect(try mark(study.store(), "2026-03-06") == ["2"])
    study.clock.set("2026-03-06T09:00:00Z")
    try study.store().complete(try study.store().key("walk", "2026-03-06", version: 2))
    study.clock.set("2026-03-20T09:00:00Z")
    #expect(try mark(study.store(), "2026-03-05") == ["1 x"])
    #expect(try mark(study.store(), "2026-03-06") == ["2 x"])
    #expect(try mark(study.store(), "2026-03-07") == ["2"])
  }

  @Test func `a version that was announced governs from its day, though nobody wrote on it`() throws
  {
    let first = try Traveller.task("walk", "10:00")
    let second = try Traveller.task(
      "walk", "10:00", version: 2, effective: "2026-03-10", late: 2)
    let study = try Self.study([first, second])
    try study.store().complete(try study.store().key("walk", "2026-03-05"))
    study.clock.set("2026-03-12T09:00:00Z")
    let store = try study.store()
    #expect(try mark(store, "2026-03-09") == ["1"])
    #expect(try mark(store, "2026-03-10") == ["2"])
    #expect(
      try store.dueEvents().map(\.scheduleEvent.day.description) == [
        "2026-03-10", "2026-03-11", "2026-03-12",
      ])
    #expect(try store.planNotes().isEmpty)
  }

  @Test func `a version that the study dropped keeps its days, and can be corrected`() throws {
    let first = try Traveller.task("walk", "10:00")
    let second = try Traveller.task("walk", "10:00", version: 2, effective: "2026-03-07")
    var study = try Self.study([first, second])
    let key = try study.store().key("walk", "2026-03-05")
    try study.store().complete(key)
    study.clock.set("2026-03-08T09:00:00Z")
    let files = Files([first, second])
    study.tasks = [second]
    study.content = files
    let store = try study.store()
    #expect(try mark(store, "2026-03-05") == ["1 x"])
    #expect(try mark(store, "2026-03-06") == ["1"])
    #expect(try mark(store, "2026-03-07") == ["2"])
    #expect(try store.planNotes() == [.missing(task: "walk", version: 1)])
    try store.delete(key, correction: .init(author: "nurse", reason: "wrong person"))
    #expect(try mark(store, "2026-03-05") == ["1"])
  }

  @Test func `a task that the study dropped is not due, and its history stays`() throws {
    let walk = try Traveller.task("walk", "10:00")
    let swim = try Traveller.task("swim", "11:00")
    var study = try Self.study([walk, swim])
    try study.store().complete(try study.store().key("swim", "2026-03-05"))
    study.clock.set("2026-03-07T09:00:00Z")
    study.tasks = [walk]
    let store = try study.store()
    #expect(try store.marks(on: "2026-03-05") == ["walk", "swim x"])
    #expect(try store.marks(on: "2026-03-07") == ["walk"])
    #expect(try store.dueEvents().map(\.task.id) == ["walk"])
    #expect(try store.history(of: "swim").count == 1)
  }

  @Test func `other content under the same version changes no rule`() throws {
    let first = try Traveller.task("walk", "10:00")
    var study = try Self.study([first])
    try study.store().complete(try study.store().key("walk", "2026-03-05"))
    study.clock.set("2026-03-08T09:00:00Z")
    let files = Files([first])
    files.changed = ["walk 1"]
    study.tasks = [try Traveller.task("walk", "10:00", late: 9)]
    study.content = files
    #expect(try study.store().dueEvents().map(\.scheduleEvent.day) == [day("2026-03-08")])
  }

  @Test func `a task retired in the past hides no answers`() throws {
    var walk = try Traveller.task("walk", "10:00")
    var study = try Self.study([walk])
    let key = try study.store().key("walk", "2026-03-05")
    try study.store().complete(key)
    walk.retired = try day("2026-02-01")
    study.tasks = [walk]
    let store = try study.store()
    #expect(try mark(store, "2026-03-05") == ["1 x"])
    #expect(try store.event(key).outcome != nil)
    #expect(throws: CareError.refused(.noEvent(task: "walk"))) {
      var other = key
      other.k += 1
      try store.complete(other)
    }
  }

  @Test func `an id that was retired is taken up again, and its first life stays`() throws {
    var first = try Traveller.task("walk", "10:00")
    first.retired = try day("2026-03-06")
    let second = try Traveller.task("walk", "10:00", version: 2, effective: "2026-03-08")
    let study = try Self.study([first, second])
    let key = try study.store().key("walk", "2026-03-05")
    try study.store().complete(key)
    study.clock.set("2026-03-08T09:00:00Z")
    let store = try study.store()
    #expect(try mark(store, "2026-03-07") == [])
    try store.complete(try store.key("walk", "2026-03-08", version: 2))
    #expect(try store.history(of: "walk").map(\.key.version) == [1, 2])
    #expect(try mark(store, "2026-03-05") == ["1 x"])
  }

  @Test func `what nothing explains any more is on the page of its day all the same`() throws {
    let walk = try Traveller.task("walk", "10:00")
    var study = try Self.study([walk])
    try study.store().complete(try study.store().key("walk", "2026-03-05"))
    study.tasks = []
    study.content = nil
    let page = try study.store().page(for: day("2026-03-05"))
    #expect(page.events.isEmpty)
    #expect(page.unexplained.map(\.outcome.key.task) == ["walk"])
  }

  @Test func `what differs is told to the study's author`() throws {
    let later = PlanNote.later(
      task: "a", version: 2, effective: try day("2026-01-01"), from: try day("2026-03-06"))
    #expect(
      "\(later)" == "Version 2 of 'a' says that it takes effect on 2026-01-01, but before"
        + " 2026-03-06 an earlier version governs in this record. Write \"effective\": \"2026-03-06\"."
    )
    #expect(
      "\(PlanNote.missing(task: "a", version: 1))"
        == "Version 1 of 'a' is in this record but not in the study. Keep its entry; to end a task,"
        + " give its last version a day \"retired\".")
  }
}
