import BedsideCore
import BedsideSchedule
import BedsideStore
import Synchronization
import Testing

/// A clock that a test sets by hand.
final class HandClock: Clock, Sendable {
  private let time: Mutex<Instant>

  init(_ text: String) { time = Mutex(Instant(text) ?? .earliest) }

  func now() -> Instant { time.withLock { $0 } }

  func set(_ text: String) { time.withLock { $0 = Instant(text) ?? $0 } }
}

/// The record of somebody with a check-in every morning and a log, from the first of March 2026 on.
final class Record {
  let clock = HandClock("2026-03-01T09:00:00Z")
  let store: CareStore

  init(
    zone: Zone = .utc, dayStart: WallTime = .midnight, lateDays: Int = 0,
    journal: any Journal = MemoryJournal()
  ) throws {
    let participant: ParticipantID = "me"
    store = CareStore(
      journal: journal, study: "s", participant: participant,
      tasks: [
        try Self.task("check-in", lateDays: lateDays),
        try Self.task("log", style: .buttonLog, impactsAdherence: false),
        try Self.task("walk", progress: .sum, target: 2_000),
      ], enrolment: nil, days: DayRule(zone: zone, dayStart: dayStart), clock: clock)
  }

  private static func task(
    _ id: String, style: Card.Style = .simple, progress: ProgressRule = .exists,
    impactsAdherence: Bool = true, target: Int? = nil, lateDays: Int = 0
  ) throws -> CareTask {
    let effective = try #require(CivilDate("2026-03-01"))
    let first = try #require(LocalDateTime("2026-03-01T08:00:00"))
    let element = try ScheduleElement(
      start: .at(first), interval: try RecurrenceInterval(days: 1), duration: .seconds(3600),
      targetValues: target.map { [OutcomeValue(.integer($0))] } ?? [])
    return CareTask(
      id: id, version: 1, effective: effective, title: id, schedule: Schedule([element]),
      lateDays: lateDays, progress: progress, impactsAdherence: impactsAdherence,
      card: Card(style: style))
  }

  /// Records values for the event of `task` on a day, at nine o'clock of that day.
  @discardableResult
  func note(
    _ task: String, _ values: [OutcomeValue], on day: Int, at time: String = "09:00:00"
  ) throws -> EventKey {
    let date = Samples.day(day)
    clock.set("\(date)T\(time)Z")
    let event = try #require(try store.page(for: date).events.first { $0.task.id == task })
    try store.record(values, for: event.key)
    return event.key
  }

  /// Records a check-in with pain and sleep.
  @discardableResult
  func checkIn(_ pain: Int, _ sleep: Double, on day: Int) throws -> EventKey {
    try note(
      "check-in",
      [
        OutcomeValue(.integer(pain), kind: "pain"),
        OutcomeValue(.double(sleep), kind: "sleep", units: "h"),
      ], on: day)
  }
}
