import BedsideCore
import BedsideSchedule
import BedsideStore
import Foundation

/// A study of fifty daily tasks and its participant's record: five years and a half, some hundred
/// thousand outcomes, and a task that has always waited for another which was never done.
@MainActor
struct LargeStudy {
  /// How many tasks are done every day.
  static let tasks = 50
  private static let days = 2_005

  /// The study's file.
  let path: String
  /// The folder of the record.
  let store: String
  /// The outcomes in it.
  let outcomes: Int

  private static var known: [String: LargeStudy] = [:]

  /// The study in `folder`, written when it is asked for first.
  static func inside(_ folder: WorkFolder) throws -> LargeStudy {
    if let known = known[folder.path] { return known }
    let study = try LargeStudy(folder)
    known[folder.path] = study
    return study
  }

  private init(_ folder: WorkFolder) throws {
    path = "\(folder.path)/large/study.json"
    store = "\(folder.path)/large-store"
    outcomes = Self.days * Self.tasks
    let today = DayRule(zone: .utc).day(of: SystemClock().now())
    let first = today.adding(days: -Self.days)
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/large", withIntermediateDirectories: true)
    try Self.file(from: first).text.write(toFile: path, atomically: true, encoding: .utf8)
    try write(from: first)
    try check(at: today)
  }

  /// The record as it is opened by a program that starts.
  func record() throws -> CareStore {
    let library = ContentLibrary(study: path, files: DiskFiles(), zones: OnlyUTC())
    guard let study = library.study, let participant = ParticipantID(String("me")) else {
      throw BenchError("The large study can't be read: \(library.problems)")
    }
    let journal = try FileJournal(store, clock: .system, created: SystemClock().now())
    return CareStore(
      journal: journal, study: study.id, participant: participant, tasks: study.tasks,
      enrolment: study.enrolment, days: DayRule(zone: .utc, dayStart: study.dayStart),
      clock: SystemClock(), memory: FileMemory("\(store)-cache", name: "gates"),
      source: { library.source($0) })
  }

  private static func file(from first: CivilDate) -> JSONValue {
    let daily = (0..<tasks).map { task("task-\($0)", at: "08:\(padded($0))", from: first) }
    let never = task("never-done", at: "09:00", from: first)
    let waiting = task("waiting", at: "10:00", from: first, requires: "never-done")
    return .object([
      "id": "large", "title": "A large study", "copyright": "The Bedside authors",
      "licence": "GPL-3.0-or-later", "source": "Written for Bedside",
      "tasks": .array(daily + [never, waiting]),
    ])
  }

  private static func task(
    _ id: String, at time: String, from first: CivilDate, requires: String? = nil
  ) -> JSONValue {
    var fields: JSONFields = [
      "id": .string(id), "version": 1, "effective": .string(first.description),
      "title": .string("Task \(id)"),
      "schedule": .object([
        "elements": .array([
          .object([
            "start": .string("\(first)T\(time):00"), "interval": .object(["day": 1]),
            "duration": 3600,
          ])
        ])
      ]),
      "card": .object(["style": "simple"]),
    ]
    fields["requires"] = requires.map { .array([.string($0)]) }
    return .object(fields)
  }

  private func write(from first: CivilDate) throws {
    guard let participant = ParticipantID(String("me")) else { return }
    let journal = try FileJournal(store, clock: .system, created: SystemClock().now())
    var month: [JournalEntry] = []
    for k in 0..<Self.days {
      let day = first.adding(days: k)
      for task in 0..<Self.tasks { month.append(Self.outcome(task, k, on: day)) }
      guard let now = Month(day.description) else { continue }
      let next = Month(day.adding(days: 1).description)
      if next != now || k == Self.days - 1 {
        try journal.append(month, to: .month(participant, now))
        month = []
      }
    }
  }

  private static func outcome(_ task: Int, _ k: Int, on day: CivilDate) -> JournalEntry {
    let time = "\(day)T08:\(padded(task)):30.000Z"
    return JournalEntry(
      "outcome",
      [
        "task": .string("task-\(task)"), "effective": .string("\(day)T08:\(padded(task)):00"),
        "event": .string("me/large/task-\(task)/1/0/\(k)"), "day": .string(day.description),
        "recorded": .string(time), "on": .string(day.description), "zone": "UTC",
        "values": .array([
          .object(["kind": "taken", "value": .integer(k % 11), "recorded": .string(time)])
        ]),
      ])
  }

  /// Makes sure that what was written is what is read.
  private func check(at today: CivilDate) throws {
    let record = try record()
    let done = try record.page(for: today.adding(days: -40)).events.filter { event in
      event.state(on: today) == .completed
    }
    guard done.count == Self.tasks else {
      throw BenchError("\(done.count) of \(Self.tasks) outcomes of a day are found again.")
    }
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
