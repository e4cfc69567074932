import BedsideStore

/// Reading every outcome of a large store, its task and its text as strings.
///
/// The peer is SQLite reading every row of the same outcomes. We verify every line on the way, and
/// it does not, so two fifths of its speed will do.
enum JournalScan {
  static let benchmark = Benchmark(name: "journal scan", measure: measure)

  private static let months = 36
  private static let outcomesPerMonth = 14 * 28

  private static func measure(_ folder: WorkFolder) throws -> Row {
    let participants = (1...6).compactMap { ParticipantID("S0000\($0)") }
    let journal = try FileJournal(
      "\(folder.path)/scan", clock: .system, created: SystemClock().now())
    #if Peers
    let database = try SQLiteDatabase("\(folder.path)/scan.sqlite")
    #endif
    var samples = SampleOutcomes(seed: 7)
    for participant in participants {
      for month in 0..<months {
        let outcomes = samples.next(outcomesPerMonth, of: "\(participant)")
        let file = JournalFile.month(participant, Month.first.advanced(by: month))
        try journal.append(
          outcomes.map { try JournalEntry("outcome", object: $0.lineText) }, to: file)
        #if Peers
        try database.insertTogether(outcomes)
        #endif
      }
    }
    let count = participants.count * months * outcomesPerMonth
    let ours = {
      try seconds { try scan(journal, participants, expecting: count) }
    }
    #if Peers
    let rounds = try Rounds(7, ours: ours) {
      try seconds { try database.readAll(expecting: count) }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), every row"
    let floor = 0.4
    #else
    let rounds = try Rounds(7, ours: ours, peer: nil)
    let peer: String? = nil
    let floor = 0.4
    #endif
    return Row(
      name: benchmark.name, seconds: rounds.seconds, bytes: folder.size(of: "scan"), peer: peer,
      peerSeconds: rounds.peerSeconds, ratio: rounds.ratio, floor: floor)
  }

  private static func scan(
    _ journal: FileJournal, _ participants: [ParticipantID], expecting count: Int
  ) throws {
    var met = 0
    var bytes = 0
    for participant in participants {
      try journal.scan(participant) { event in
        guard case .record(let record) = event else { return }
        bytes += (record.task ?? "").utf8.count + record.text.utf8.count
        met += 1
      }
    }
    if met != count { throw BenchError("Met \(met) of \(count) outcomes, \(bytes) bytes.") }
  }
}
