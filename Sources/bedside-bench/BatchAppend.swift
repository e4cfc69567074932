import BedsideCore
import BedsideStore
import Glibc

/// Batches of a hundred outcomes, each batch on the disk before it is acknowledged, as an import
/// and a synchronisation write them.
///
/// The peer is SQLite with a write-ahead log flushed at every commit, a hundred rows in each. Both sides
/// begin with outcomes that were just made, as JSON: making them is not timed on either side.
enum BatchAppend {
  static let benchmark = Benchmark(name: "batch append", measure: measure)

  /// The same bytes, written and flushed with nothing around it: the least that this disk takes, and
  /// so the most that the row above can reach.
  static let bound = Benchmark(name: "flush of a batch", measure: measureBound)

  private static let batch = 100
  private static let batches = 20
  private static let rounds = 15

  private static func measure(_ folder: WorkFolder) throws -> Row {
    var samples = SampleOutcomes(seed: 43)
    let journal = try FileJournal(
      "\(folder.path)/batches", clock: .system, created: SystemClock().now())
    // Both sides add to what is there already.
    let file = JournalFile.month("B00001", Month.first)
    try journal.append([JournalEntry("outcome", [:])], to: file)
    let ours = {
      try mean {
        let entries = try samples.next(batch, of: "B00001").map { outcome in
          try JournalEntry("outcome", object: outcome.lineText)
        }
        return try seconds { try journal.append(entries, to: file) }
      }
    }
    return try row(benchmark.name, folder, floor: 8, ours: ours)
  }

  private static func measureBound(_ folder: WorkFolder) throws -> Row {
    var samples = SampleOutcomes(seed: 43)
    let path = "\(folder.path)/bare"
    let file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw BenchError("'\(path)' cannot be made.") }
    defer { close(file) }
    // What stands before the members of a line: a checksum, the store's id, a number and the kind.
    let opening = String(repeating: "x", count: 90)
    let ours = {
      try mean {
        let bytes = samples.next(batch, of: "B00001").flatMap {
          Array("\(opening)\($0.lineText)\n".utf8)
        }
        return try seconds {
          guard unsafe write(file, bytes, bytes.count) == bytes.count, fdatasync(file) == 0 else {
            throw BenchError("'\(path)' cannot be written.")
          }
        }
      }
    }
    return try row(bound.name, folder, floor: 0, ours: ours)
  }

  private static func row(
    _ name: String, _ folder: WorkFolder, floor: Double, ours: () throws -> Double
  ) throws -> Row {
    #if Peers
    var samples = SampleOutcomes(seed: 43)
    let database = try SQLiteDatabase("\(folder.path)/\(name).sqlite")
    let measured = try Rounds(rounds, ours: ours) {
      try mean {
        let outcomes = samples.next(batch, of: "B00001")
        return try seconds { try database.insertTogether(outcomes) }
      }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), WAL, synchronous=FULL"
    #else
    let measured = try Rounds(rounds, ours: ours, peer: nil)
    let peer: String? = nil
    #endif
    return Row(
      name: name, seconds: measured.seconds, peer: peer, peerSeconds: measured.peerSeconds,
      ratio: measured.ratio, floor: peer == nil ? 0.01 : floor)
  }

  /// The mean time of a round's batches: what a side does now and then, as SQLite moves its log into its
  /// file, belongs to its rate.
  private static func mean(_ batch: () throws -> Double) rethrows -> Double {
    try (0..<batches).reduce(0) { sum, _ in try sum + batch() } / Double(batches)
  }
}
