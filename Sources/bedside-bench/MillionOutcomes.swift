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
    for number in 0..<Self.participants {
      let participant = try Self.participant(number)
      var samples = SampleOutcomes(seed: UInt64(number))
      let outcomes = samples.next(Self.each, of: "\(participant)")
      for month in outcomes.chunked(by: { $0.effective.prefix(7) == $1.effective.prefix(7) }) {
        guard let first = month.first, let name = Month(first.effective) else { continue }
        try journal.append(
          month.map { try JournalEntry("outcome", object: $0.text) },
          to: .month(participant, name))
      }
      #if Peers
      try peer.insertTogether(outcomes)
      #endif
    }
    #if Peers
    try peer.checkpoint()
    #endif
    bytes = folder.size(of: "million/p")
    sync()
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

extension Array {
  /// Its runs of neighbours that belong together.
  fileprivate func chunked(by belongs: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, belongs(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
