import BedsideStore

/// Twenty outcomes in a session, each on the disk before it is acknowledged.
///
/// A session opens the store, saves, and closes it again, as a person's does. The peer is SQLite
/// with a write-ahead log that is flushed at every commit, the mode that keeps the same promise,
/// with the same outcomes in a table that has the columns and the index a reader needs. Opening and
/// closing are not timed on either side.
enum DurableAppend {
  static let benchmark = Benchmark(name: "durable append", measure: measure)

  private static let commits = 20
  private static let sessions = 31
  private static let sessionsPerMonth = 10

  private static func measure(_ folder: WorkFolder) throws -> Row {
    var samples = SampleOutcomes(seed: 42)
    var session = 0
    let ours = {
      let entries = try samples.next(commits, of: "P00001").map { outcome in
        try JournalEntry("outcome", object: outcome.lineText)
      }
      let journal = try FileJournal(
        "\(folder.path)/journal", clock: .system, created: SystemClock().now())
      let month = Month.first.advanced(by: session / sessionsPerMonth)
      session += 1
      let file = JournalFile.month("P00001", month)
      return try seconds { for entry in entries { try journal.append([entry], to: file) } }
    }
    #if Peers
    var peerSamples = SampleOutcomes(seed: 42)
    let rounds = try Rounds(sessions, ours: ours) {
      let outcomes = peerSamples.next(commits, of: "P00001")
      let database = try SQLiteDatabase("\(folder.path)/peer.sqlite")
      return try seconds { for outcome in outcomes { try database.insert(outcome) } }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), WAL, synchronous=FULL"
    let floor = 1.0
    #else
    let rounds = try Rounds(sessions, ours: ours, peer: nil)
    let peer: String? = nil
    // Nobody notices this pause after an answer.
    let floor = 0.02
    #endif
    return Row(
      name: benchmark.name, seconds: rounds.seconds / Double(commits),
      bytes: folder.size(of: "journal/p") / (commits * (sessions + 1)), peer: peer,
      peerSeconds: rounds.peerSeconds.map { $0 / Double(commits) }, ratio: rounds.ratio,
      floor: floor)
  }
}
