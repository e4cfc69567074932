import BedsideCore
import BedsideSchedule
import BedsideStore
import Foundation
import Synchronization

/// A participant's record of the bundled study over a year, every task done on its day.
@MainActor
struct SampleYear {
  private let store: String
  private let study: String

  /// Makes a record in the folder `store`; the study lies in the checkout around `checkout`.
  init(store: String, checkout: String) throws {
    self.store = store
    var folder = URL(filePath: checkout)
    while folder.path() != "/" {
      let file = folder.appending(path: "Content/recover/study.json").path()
      if FileManager.default.fileExists(atPath: file) {
        study = file
        return
      }
      folder.deleteLastPathComponent()
    }
    throw BenchError("There is no study around '\(checkout)'.")
  }

  /// Writes the record.
  func write() throws {
    let library = ContentLibrary(study: study, files: DiskFiles(), zones: OnlyUTC())
    guard let study = library.study, let participant = ParticipantID(String("me")) else {
      throw BenchError("The bundled study can't be read: \(library.problems)")
    }
    let now = SystemClock().now()
    let clock = CalendarClock(now.adding(seconds: -365 * 86_400))
    let record = CareStore(
      journal: try FileJournal(store, clock: .system, created: now), study: study.id,
      participant: participant, tasks: study.tasks, enrolment: study.enrolment,
      days: DayRule(zone: .utc, dayStart: study.dayStart), clock: clock,
      source: { library.source($0) })
    while clock.now() < now.adding(seconds: -86_400) {
      while let event = try record.dueEvents().first { try answer(event, record, library, clock) }
      clock.advance(seconds: 86_400)
    }
  }

  private func answer(
    _ event: Event, _ record: CareStore, _ library: ContentLibrary, _ clock: CalendarClock
  ) throws {
    guard let task = try library.task(event.task) else { return }
    var session = TaskSession(
      task: task, runID: UUID().uuidString.lowercased(),
      context: AnswerContext(today: record.today), clock: clock)
    session.start()
    while session.finish == nil {
      if let item = session.currentItem {
        try session.record(SampleYear.answer(to: item, in: session))
      } else {
        session.goForward()
      }
    }
    try record.record(session.result(), for: event.key)
  }

  /// What somebody without complaints says.
  private static func answer(to item: FormItem, in session: TaskSession) -> Answer {
    if let shown = session.shownAnswer(for: item) { return shown }
    return switch item.format {
    case .boolean: .answered(.boolean(true), .typed)
    case .scale(let scale): .answered(.integer(scale.minimum), .typed)
    case .continuousScale(let scale): .answered(.decimal(scale.minimum), .typed)
    case .integer(let format): .answered(.integer(format.minimum ?? 0), .typed)
    case .decimal(let format): .answered(.decimal(format.minimum ?? 0), .typed)
    case .choice(let choice): .answered(.choices([.code(choice.choices[0].value)]), .typed)
    case .text: .answered(.text("Nothing to say."), .typed)
    case .date: .answered(.date(session.context.today), .typed)
    default: .skipped
    }
  }
}

/// A clock that is set by hand.
private final class CalendarClock: BedsideCore.Clock {
  private let time: Mutex<Instant>

  init(_ start: Instant) { time = Mutex(start) }

  func now() -> Instant { time.withLock { $0 } }

  func advance(seconds: Int) { time.withLock { $0 = $0.adding(seconds: seconds) } }
}
