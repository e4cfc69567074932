import BedsideStore

/// One outcome, one commit, on the disk before it is acknowledged.
///
/// The peer is SQLite with a write-ahead log that is flushed at every commit, the mode that keeps
/// the same promise, with the same outcomes in a table that has the columns and the index a reader
/// needs.
enum DurableAppend {
  static let benchmark = Benchmark(name: "durable append", measure: measure)

  private static let commits = 20

  private static func measure(_ folder: WorkFolder) throws -> Row {
    var samples = SampleOutcomes(seed: 42)
    let path = "\(folder.path)/journal"
    let journal = try FileJournal(path, clock: .system, created: SystemClock().now())
    let file = JournalFile.month("P00001", .first)
    var bytes = 0
    let ours = {
      let entries = try samples.next(commits, of: "P00001").map { outcome in
        bytes += outcome.text.utf8.count
        return try JournalEntry("outcome", object: outcome.text)
      }
      return try seconds { for entry in entries { try journal.append([entry], to: file) } }
    }
    #if Peers
    let database = try SQLiteDatabase("\(folder.path)/peer.sqlite")
    var peerSamples = SampleOutcomes(seed: 42)
    let rounds = try Rounds(31, ours: ours) {
      let outcomes = peerSamples.next(commits, of: "P00001")
      return try seconds { for outcome in outcomes { try database.insert(outcome) } }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), WAL, synchronous=FULL"
    let floor = 1.0
    #else
    let rounds = try Rounds(31, ours: ours, peer: nil)
    let peer: String? = nil
    // Nobody notices this pause after an answer.
    let floor = 0.02
    #endif
    return Row(
      name: benchmark.name, seconds: rounds.seconds / Double(commits),
      bytes: bytes / (32 * commits), peer: peer,
      peerSeconds: rounds.peerSeconds.map { $0 / Double(commits) }, ratio: rounds.ratio,
      floor: floor)
  }
}
