import BedsideCore
import BedsideExchange
import BedsideStore
import Foundation

/// A million outcomes of two hundred participants as a study records them: nine of ten a value that was
/// logged, the tenth a survey of seven questions with all that is kept of its run.
@MainActor
final class ExportedOutcomes {
  nonisolated static let count = 1_000_000
  nonisolated private static let participants = 200
  nonisolated private static let study = "bench"

  private let store: String
  private let names: [ParticipantID]
  private static var known: [String: ExportedOutcomes] = [:]

  /// The outcomes in `folder`, written when they are asked for first.
  static func inside(_ folder: WorkFolder) throws -> ExportedOutcomes {
    if let known = known[folder.path] { return known }
    let outcomes = try ExportedOutcomes(folder)
    known[folder.path] = outcomes
    return outcomes
  }

  private init(_ folder: WorkFolder) throws {
    store = "\(folder.path)/exported"
    names = try (0..<Self.participants).map { try MillionOutcomes.participant($0) }
    let journal = try FileJournal(store, clock: .system, created: SystemClock().now())
    let each = Self.count / Self.participants
    for name in names {
      var month: (file: Month, entries: [JournalEntry])?
      for k in 0..<each {
        let day = Self.day(k / 14)
        guard let now = Month(day) else { throw BenchError("\(day) is no day.") }
        if let full = month, full.file != now {
          try journal.append(full.entries, to: .month(name, full.file))
          month = nil
        }
        month = (now, (month?.entries ?? []) + [try Self.entry(name, k, on: day)])
      }
      if let last = month { try journal.append(last.entries, to: .month(name, last.file)) }
    }
  }

  /// Writes all as CSV; returns how many bytes it has.
  func write(_ body: @escaping (ArraySlice<UInt8>) -> Void) throws -> Int {
    let journal = try FileJournal(store, clock: .system, created: SystemClock().now())
    let export = OutcomeExport(
      names, in: journal, StudyDictionary(study: Self.study, title: "Bench"), zones: OnlyUTC())
    let total = Total()
    var buffer = ExportBuffer { bytes in
      total.bytes += bytes.count
      body(bytes)
    }
    let damaged = try export.writeLong(to: &buffer).damaged
    if damaged > 0 { throw BenchError("\(damaged) lines were left out.") }
    return total.bytes
  }

  private final class Total {
    var bytes = 0
  }

  // MARK: Lines

  private static func day(_ number: Int) -> String {
    "\(2024 + number / 336)-\(two(number / 28 % 12 + 1))-\(two(number % 28 + 1))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func entry(
    _ name: ParticipantID, _ k: Int, on day: String
  ) throws -> JournalEntry {
    let isSurvey = k % 10 == 0
    let task = isSurvey ? "check-in" : "water"
    let time = "\(day)T08:\(two(k % 60)):07.123Z"
    let head = """
      {"task":"\(task)","effective":"\(day)T08:\(two(k % 60)):00",\
      "event":"\(name)/\(study)/\(task)/1/0/\(k)","day":"\(day)","recorded":"\(time)",\
      "on":"\(day)","zone":"UTC","values":[{"kind":"\(isSurvey ? "pain" : "drunk")",\
      "value":\(k % 11),"units":"\(isSurvey ? "of 10" : "ml")","recorded":"\(time)"}]
      """
    guard isSurvey else { return try JournalEntry("outcome", object: head + "}") }
    let answers = questions.enumerated().map { index, id in
      """
      {"id":"\(id)","state":"answered","entry":"typed","format":"scale","value":\((k + index) % 11),\
      "units":null,"display":"\((k + index) % 11)","startDate":"\(time)","endDate":"\(time)",\
      "seconds":1.5}
      """
    }
    let result = """
      ,"result":{"task":"check-in","version":1,"contentHash":"sha256:82544f51c6055ab7f718a532b24e43",\
      "runID":"3821e6ff-0862-496d-a44a-ca6dc1a19276","finish":"completed","language":"en",\
      "startDate":"\(time)","endDate":"\(time)","scores":{},"steps":[{"id":"form",\
      "startDate":"\(time)","endDate":"\(time)","answers":[\(answers.joined(separator: ","))]}]}}
      """
    return try JournalEntry("outcome", object: head + result)
  }

  private static let questions = [
    "tiredness", "headache", "muscle-pain", "fever", "nausea", "pain", "sleep",
  ]
}
