import BedsideStore

/// A hundred outcomes in one commit, as an import or a device that was long away brings them.
///
/// The peer is SQLite with the same promise and the same hundred in one transaction.
enum BatchAppend {
  static let benchmark = Benchmark(name: "batch of 100", measure: measure)

  private static let batches = 10
  private static let size = 100
  private static let rounds = 15

  private static func measure(_ folder: WorkFolder) throws -> Row {
    var samples = SampleOutcomes(seed: 42)
    var round = 0
    let ours = {
      let entries = try (0..<batches).map { _ in
        try samples.next(size, of: "P00001").map {
          try JournalEntry("outcome", object: $0.text)
        }
      }
      let journal = try FileJournal(
        "\(folder.path)/batches", clock: .system, created: SystemClock().now())
      let file = JournalFile.month("P00001", Month.first.advanced(by: round / 3))
      round += 1
      return try seconds { for batch in entries { try journal.append(batch, to: file) } }
    }
    #if Peers
    var peerSamples = SampleOutcomes(seed: 42)
    let measured = try Rounds(rounds, ours: ours) {
      let outcomes = peerSamples.next(batches * size, of: "P00001")
      let database = try SQLiteDatabase("\(folder.path)/batches.sqlite")
      return try seconds {
        for batch in 0..<batches {
          try database.insertTogether(Array(outcomes[batch * size..<(batch + 1) * size]))
        }
      }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), WAL, synchronous=FULL"
    let floor = 8.0
    #else
    let measured = try Rounds(rounds, ours: ours, peer: nil)
    let peer: String? = nil
    let floor = 0.001
    #endif
    return Row(
      name: benchmark.name, seconds: measured.seconds / Double(batches),
      bytes: folder.size(of: "batches/p") / (batches * (rounds + 1)), peer: peer,
      peerSeconds: measured.peerSeconds.map { $0 / Double(batches) }, ratio: measured.ratio,
      floor: floor)
  }
}
