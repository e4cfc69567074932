import BedsideCore
import BedsideSchedule
import BedsideStore

/// A study of four tasks: joining, a form to be done once, a daily check-in behind it, and exercises
/// that may be two days late.
struct TestStudy {
  let clock = HandClock("2026-03-02T09:00:00Z")
  let journal: any Journal
  var zone = Zone.utc
  var dayStart = WallTime.midnight
  var checkInVersion = 1
  var checkInText = "one"

  init(journal: any Journal = MemoryJournal()) { self.journal = journal }

  func store() throws -> CareStore {
    let participant = try require(ParticipantID("p1"))
    return CareStore(
      journal: journal, study: "recover", participant: participant, tasks: try tasks(),
      enrolment: "joining", days: DayRule(zone: zone, dayStart: dayStart), clock: clock,
      source: { task in
        let text = task.id == "check-in" ? checkInText : task.id
        return TaskSource(entry: "{}", file: text, contentHash: "hash of \(text)")
      })
  }

  func tasks() throws -> [CareTask] {
    let effective = try require(CivilDate("2026-01-01"))
    let first = try require(LocalDateTime("2026-01-01T00:00:00"))
    let daily = try RecurrenceInterval(days: 1)
    let allDay = Schedule([
      try ScheduleElement(start: .at(first), interval: daily, duration: .allDay)
    ])
    let eight = try require(WallTime("08:00"))
    let morning = Schedule([
      try ScheduleElement(
        start: .enrolment(days: 0, time: eight), interval: daily, duration: .seconds(3600))
    ])
    return [
      CareTask(
        id: "joining", version: 1, effective: effective, title: "Joining", schedule: allDay,
        isOnce: true),
      CareTask(
        id: "form", version: 1, effective: effective, title: "Form", schedule: allDay,
        isOnce: true),
      CareTask(
        id: "check-in", version: checkInVersion, effective: effective, title: "Check-in",
        schedule: morning, requires: ["form"]),
      CareTask(
        id: "exercise", version: 1, effective: effective, title: "Exercise", schedule: morning,
        lateDays: 2),
    ]
  }
}

struct Missing: Error {}

func require<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Missing() }
  return value
}

extension CareStore {
  /// Walks the task as `start` does and answers one question with `answer`.
  @discardableResult
  func complete(_ task: String, answer: Int = 1, on day: String? = nil) throws -> StoredOutcome {
    let event = try eventToStart(task, on: day.flatMap { CivilDate($0) })
    return try record(result(task, answer: answer), for: event.key)
  }

  func result(_ task: String, answer: Int) -> TaskResult {
    let answer = AnswerResult(
      id: "pain", answer: .answered(.integer(answer), .typed), format: "scale",
      display: "\(answer)", startDate: now, endDate: now)
    return TaskResult(
      task: Identifier(task), version: 1, contentHash: "", runID: "run", finish: "completed",
      language: "en", startDate: now, endDate: now,
      steps: [StepResult(id: "pain", startDate: now, endDate: now, answers: [answer])])
  }

  func titles(on day: String) throws -> [String] {
    try page(for: require(CivilDate(day))).events.map(\.task.id)
  }
}
