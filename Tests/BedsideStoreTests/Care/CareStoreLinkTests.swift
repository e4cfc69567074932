import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct CareStoreLinkTests {
  @Test(arguments: [Card.Style.link, .featured])
  func `what is only there to be read is on its day's page and never due`(
    _ style: Card.Style
  ) throws {
    let participant = try require(ParticipantID("p1"))
    let first = try require(LocalDateTime("2026-03-01T00:00:00"))
    let daily = Schedule([
      try ScheduleElement(start: .at(first), interval: .day, duration: .allDay)
    ])
    let tasks = [("help", style), ("walk", .simple)].map { id, style in
      CareTask(
        id: id, version: 1, effective: first.date, title: id, schedule: daily, lateDays: 1,
        impactsAdherence: style.isCompletable, card: Card(style: style))
    }
    let store = CareStore(
      journal: MemoryJournal(), study: "recover", participant: participant, tasks: tasks,
      enrolment: nil, days: DayRule(zone: .utc), clock: HandClock("2026-03-02T09:00:00Z"),
      source: { TaskSource(entry: "{}", file: nil, contentHash: $0.id) })
    #expect(try store.titles(on: "2026-03-02") == ["help", "walk"])
    #expect(try store.dueEvents().map(\.task.id) == ["walk", "walk"])
    #expect(try store.page(for: store.today).adherence.due == 1)
  }
}
