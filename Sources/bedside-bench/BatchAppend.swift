import BedsideCore
import BedsideStore

/// Batches of a hundred outcomes, each batch on the disk before it is acknowledged, as an import
/// and a synchronisation write them.
///
/// The peer is SQLite with a write-ahead log flushed at every commit, a hundred rows in each.
enum BatchAppend {
  static let benchmark = Benchmark(name: "batch append", measure: measure)

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
      let entries = try (0..<batches).map { _ in
        try samples.next(batch, of: "B00001").map { outcome in
          try JournalEntry("outcome", object: outcome.lineText)
        }
      }
      return try seconds { for batch in entries { try journal.append(batch, to: file) } }
    }
    #if Peers
    var peerSamples = SampleOutcomes(seed: 43)
    let database = try SQLiteDatabase("\(folder.path)/batches.sqlite")
    let measured = try Rounds(rounds, ours: ours) {
      let outcomes = (0..<batches).map { _ in peerSamples.next(batch, of: "B00001") }
      return try seconds { for batch in outcomes { try database.insertTogether(batch) } }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), WAL, synchronous=FULL"
    let floor = 8.0
    #else
    let measured = try Rounds(rounds, ours: ours, peer: nil)
    let peer: String? = nil
    let floor = 0.01
    #endif
    return Row(
      name: benchmark.name, seconds: measured.seconds / Double(batches), peer: peer,
      peerSeconds: measured.peerSeconds.map { $0 / Double(batches) }, ratio: measured.ratio,
      floor: floor)
  }
}
