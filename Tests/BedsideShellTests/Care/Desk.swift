import BedsideCore
import BedsideSchedule
import BedsideShell
import BedsideStore
import Synchronization
import Testing

/// A clock that a story sets by hand.
final class StoryClock: Clock, Sendable {
  private let time: Mutex<Instant>

  init(_ text: String) { time = Mutex(Instant(text) ?? .earliest) }

  func now() -> Instant { time.withLock { $0 } }

  func set(_ text: String) { time.withLock { $0 = Instant(text) ?? $0 } }
}

/// A study with a daily check-in, and what a person sees of it.
@MainActor
final class Desk {
  let clock = StoryClock("2026-03-02T08:30:00Z")
  let journal = MemoryJournal()
  let content = SampleContent()
  var console = ScriptedConsole()
  var isJSON = false
  var isAccessible = false
  var lateDays = 0
  /// The version of the check-in that the study has.
  var version = 1
  /// The ids of the study's tasks; all are like the check-in.
  var taskIDs = ["check-in"]
  private var runs = 0

  /// Types lines at the next command.
  func types(_ inputs: Input...) -> Desk {
    console = ScriptedConsole(inputs)
    return self
  }

  func desk() throws -> CareDesk {
    let name = "me"
    let participant = try #require(ParticipantID(name))
    let store = CareStore(
      journal: journal, study: "recover", participant: participant, tasks: try tasks(),
      enrolment: nil, days: DayRule(zone: .utc), clock: clock,
      source: { [version] task in
        TaskSource(
          entry: "entry", file: "\(task.id) \(version)", contentHash: "hash \(version)")
      })
    let renderer = Renderer(console: console, isAccessible: isAccessible)
    runs += 1
    let run = "run-\(runs)"
    return CareDesk(
      store: store, content: content, renderer: renderer,
      presenter: TaskPresenter(renderer: renderer), clock: clock, isJSON: isJSON,
      makeRunID: { run })
  }

  private func tasks() throws -> [CareTask] {
    let effective = try #require(CivilDate("2026-03-01"))
    let first = try #require(LocalDateTime("2026-03-01T08:00:00"))
    let morning = Schedule([
      try ScheduleElement(
        start: .at(first), interval: try RecurrenceInterval(days: 1), duration: .seconds(3600))
    ])
    return taskIDs.map { id in
      CareTask(
        id: id, version: version, effective: effective,
        title: id == "check-in" ? "Check In" : "Evening", schedule: morning,
        survey: "tasks/check-in.json", lateDays: lateDays,
        card: Card(style: .survey, summary: "Headache {headache}/10, {fever} °C"))
    }
  }

  var transcript: String { console.transcript }
}

/// The sample tasks as a study's content.
@MainActor
final class SampleContent: StudyContent {
  let title = "Recover"
  let topics = [LearningTopic(topic: "meniscus", title: "Your meniscus")]
  var checkIn = Samples.checkIn

  func steps(of task: CareTask) throws(ContentError) -> OrderedTask { checkIn }
  /// What the study had before, by the text of its file.
  var earlier: [String: OrderedTask] = [:]

  func steps(inFile text: String) -> OrderedTask? { earlier[text] }
  func steps(of topic: LearningTopic) throws(ContentError) -> OrderedTask { checkIn }
}
