import BedsideStore
import Foundation

/// A million outcomes of two hundred participants, in a store and in the peer's table.
@MainActor
final class MillionOutcomes {
  nonisolated static let count = 1_000_000
  nonisolated static let participants = 200
  nonisolated private static let each = count / participants

  /// The store's folder.
  let store: String
  /// The bytes of the store's files.
  let bytes: Int
  #if Peers
  /// The database's file.
  let database: String
  #endif

  private static var known: [String: MillionOutcomes] = [:]

  /// The outcomes in `folder`, written when they are asked for first.
  static func inside(_ folder: WorkFolder) throws -> MillionOutcomes {
    if let known = known[folder.path] { return known }
    let million = try MillionOutcomes(folder)
    known[folder.path] = million
    return million
  }

  private init(_ folder: WorkFolder) throws {
    store = "\(folder.path)/million"
    let journal = try FileJournal(store, clock: .system, created: SystemClock().now())
    #if Peers
    database = "\(folder.path)/million.sqlite"
    let peer = try SQLiteDatabase(database)
    #endif
    var samples = (0..<Self.participants).map { SampleOutcomes(seed: UInt64($0)) }
    var month = [[SampleOutcomes.Outcome]](repeating: [], count: Self.participants)
    // As a study's outcomes come: day by day, each day those of everybody.
    for start in stride(from: 0, to: Self.each, by: SampleOutcomes.perDay) {
      let count = min(SampleOutcomes.perDay, Self.each - start)
      var day: [SampleOutcomes.Outcome] = []
      for number in 0..<Self.participants {
        let participant = try Self.participant(number)
        let outcomes = samples[number].next(count, of: "\(participant)")
        if Self.month(month[number].last) != Self.month(outcomes.first) {
          try Self.append(month[number], of: participant, to: journal)
          month[number] = []
        }
        month[number] += outcomes
        day += outcomes
      }
      #if Peers
      try peer.insertTogether(day)
      #endif
    }
    for number in 0..<Self.participants {
      try Self.append(month[number], of: Self.participant(number), to: journal)
    }
    #if Peers
    try peer.checkpoint()
    #endif
    bytes = folder.size(of: "million/p")
    sync()
  }

  private static func month(_ outcome: SampleOutcomes.Outcome?) -> Month? {
    outcome.flatMap { Month($0.effective) }
  }

  private static func append(
    _ outcomes: [SampleOutcomes.Outcome], of participant: ParticipantID, to journal: FileJournal
  ) throws {
    guard let month = month(outcomes.first) else { return }
    try journal.append(
      outcomes.map { try JournalEntry("outcome", object: $0.lineText) },
      to: .month(participant, month))
  }

  static func participant(_ number: Int) throws -> ParticipantID {
    let digits = "00000\(number)".suffix(5)
    guard let participant = ParticipantID("P\(digits)") else {
      throw BenchError("P\(digits) is no participant.")
    }
    return participant
  }

  /// Asks the system to forget what it holds of a file or of all files of a folder.
  static func evict(_ path: String) {
    let inside = FileManager.default.enumerator(atPath: path)?.allObjects ?? []
    for name in inside.map({ "\(path)/\($0)" }) + [path] {
      let file = unsafe open(name, O_RDONLY)
      guard file >= 0 else { continue }
      posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
      close(file)
    }
  }
}
