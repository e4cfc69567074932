import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

/// Days on which a task is skipped or moved, as its participant meets them.
struct CareStoreExceptionTests {
  private let clock = HandClock("2026-03-02T09:00:00Z")

  private func store(
    _ journal: any Journal = MemoryJournal(), skipping: Bool = true
  ) throws -> CareStore {
    let participant = try require(ParticipantID("p1"))
    return CareStore(
      journal: journal, study: "recover", participant: participant,
      tasks: try tasks(skipping: skipping),
      enrolment: nil, days: DayRule(zone: .utc), clock: clock,
      source: { task in
        TaskSource(entry: "{}", file: nil, contentHash: "hash \(task.version)")
      })
  }

  /// Two versions of a daily task; the first skips the 3rd, and moves the 4th behind its own end.
  private func tasks(skipping: Bool) throws -> [CareTask] {
    let wall = { (text: String) in try require(LocalDateTime(text)) }
    let day = { (text: String) in try require(CivilDate(text)) }
    let exceptions: [ScheduleException] = [
      .skip(try day("2026-03-03")),
      .move(try day("2026-03-04"), to: try wall("2026-03-06T18:00:00")),
    ]
    let first = try ScheduleElement(
      start: .at(wall("2026-03-01T08:00:00")), interval: .day,
      exceptions: skipping ? exceptions : [])
    let second = try ScheduleElement(start: .at(wall("2026-03-01T09:00:00")), interval: .day)
    return [
      CareTask(
        id: "walk", version: 1, effective: try day("2026-03-01"), title: "Walk",
        schedule: Schedule([first])),
      CareTask(
        id: "walk", version: 2, effective: try day("2026-03-06"), title: "Walk",
        schedule: Schedule([second])),
    ]
  }

  @Test func `a skipped day asks nothing, and nothing can be done on it`() throws {
    let store = try store()
    #expect(try store.titles(on: "2026-03-02") == ["walk"])
    #expect(try store.titles(on: "2026-03-03") == [])
    clock.set("2026-03-03T09:00:00Z")
    #expect(throws: CareError.self) { try store.complete("walk") }
    let day = try require(CivilDate("2026-03-03"))
    #expect(try store.page(for: day).adherence.ring == .noneDue)
  }

  @Test func `what was answered stays on its day when that is skipped later`() throws {
    let journal = MemoryJournal()
    let before = try store(journal, skipping: false)
    clock.set("2026-03-03T09:00:00Z")
    let day = try require(CivilDate("2026-03-03"))
    let event = try require(try before.page(for: day).events.first)
    try before.record(before.result("walk", answer: 3), for: event.key)
    let after = try store(journal)
    let page = try after.page(for: day)
    #expect(page.events.map(\.key) == [event.key])
    #expect(page.events.map(\.progress.isComplete) == [true])
    #expect(page.unexplained.isEmpty)
    #expect(try after.outcomes(startingOn: day...day).count == 1)
  }

  @Test func `a moved event is done where it is, under its own version and k`() throws {
    let store = try store()
    #expect(try store.titles(on: "2026-03-04") == [])
    let day = try require(CivilDate("2026-03-06"))
    let page = try store.page(for: day)
    #expect(page.events.map(\.key.version) == [2, 1])
    #expect(page.events.map(\.key.k) == [5, 3])
    let moved = try require(page.events.last)
    clock.set("2026-03-06T18:30:00Z")
    #expect(try store.dueEvents().map(\.key.version) == [2, 1])
    let stored = try store.record(store.result("walk", answer: 3), for: moved.key)
    #expect(stored.outcome.key == moved.key && !stored.outcome.isLate)
    #expect(try store.event(moved.key).outcome?.values.count == 1)
    #expect(try store.page(for: day).events.map(\.progress.isComplete) == [false, true])
    clock.set("2026-03-07T09:00:00Z")
    #expect(try store.page(for: day).adherence.completed == 1)
  }
}
