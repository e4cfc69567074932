import BedsideCore
import BedsideStore

/// The outcomes of one task of one participant over ninety days, out of a million: what a chart asks.
///
/// Both sides give the outcomes' texts; SQLite has an index on participant, task and time. Warm, the
/// system holds the files in its memory; cold, it was asked to forget them.
enum NinetyDays {
  static let warm = Benchmark(name: "ninety days warm") { folder in
    try measure("ninety days warm", in: folder, isCold: false, floor: 1.1)
  }
  static let cold = Benchmark(name: "ninety days cold") { folder in
    try measure("ninety days cold", in: folder, isCold: true, floor: 2.5)
  }

  private static let task = "pain-diary"
  private static let timesPerDay = 3
  private static let queries = 20
  /// Nobody waits longer for a chart without noticing.
  private static let floorWithoutPeer = 0.02

  /// One question: who, and the months of 28 days and times between which it looks.
  private struct Query {
    let number: Int
    let from: String
    let to: String
    let months: ClosedRange<Month>

    init(_ generator: inout SplitMix) throws {
      number = Int.random(in: 0..<MillionOutcomes.participants, using: &generator)
      let start = Int.random(in: 1...250, using: &generator)
      from = Query.time(start)
      to = Query.time(start + 90)
      guard let first = Month(from), let last = Month(to) else {
        throw BenchError("\(from) to \(to) are no months.")
      }
      months = first...last
    }

    private static func time(_ day: Int) -> String {
      let (month, rest) = (day / 28 % 12 + 1, day % 28 + 1)
      return "\(2024 + day / 336)-\(two(month))-\(two(rest))T00:00:00.000Z"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }

  @MainActor
  private static func measure(
    _ name: String, in folder: WorkFolder, isCold: Bool, floor: Double
  ) throws -> Row {
    let million = try MillionOutcomes.inside(folder)
    let journal = try FileJournal(million.store, clock: .system, created: SystemClock().now())
    var ourNumbers = SplitMix(seed: 90)
    let ours = {
      try total(&ourNumbers) { query in
        let participant = try MillionOutcomes.participant(query.number)
        if isCold { MillionOutcomes.evict("\(million.store)/p/\(participant)") }
        return try seconds { try read(query, of: participant, from: journal) }
      }
    }
    #if Peers
    var peerNumbers = SplitMix(seed: 90)
    let rounds = try Rounds(7, ours: ours) {
      try total(&peerNumbers) { query in
        // A connection of its own, so that it holds no pages of earlier questions.
        let database = try SQLiteDatabase(million.database)
        let participant = try MillionOutcomes.participant(query.number)
        try database.prepareReading()
        if isCold { MillionOutcomes.evict(million.database) }
        return try seconds {
          try expect(
            try database.read(
              of: "\(participant)", task: task, from: query.from, to: query.to))
        }
      }
    }
    let peer: String? = "SQLite \(SQLiteDatabase.version), indexed"
    #else
    let rounds = try Rounds(7, ours: ours, peer: nil)
    let peer: String? = nil
    let floor = floorWithoutPeer
    #endif
    return Row(
      name: name, seconds: rounds.seconds / Double(queries), bytes: million.bytes, peer: peer,
      peerSeconds: rounds.peerSeconds.map { $0 / Double(queries) }, ratio: rounds.ratio,
      floor: floor)
  }

  private static func total(
    _ generator: inout SplitMix, _ time: (Query) throws -> Double
  ) throws -> Double {
    var sum = 0.0
    for _ in 0..<queries { sum += try time(try Query(&generator)) }
    return sum
  }

  private static func read(
    _ query: Query, of participant: ParticipantID, from journal: FileJournal
  ) throws {
    var texts: [String] = []
    for month in query.months {
      var place = JournalPlace()
      try journal.read(.month(participant, month), from: &place) { event in
        guard case .record(let record) = event, record.isAbout(task: task),
          let effective = record.effective, effective >= query.from, effective < query.to
        else { return }
        texts.append(record.text)
      }
    }
    try expect(texts)
  }

  private static func expect(_ texts: [String]) throws {
    guard texts.count == 90 * timesPerDay, texts.allSatisfy({ $0.utf8.count > 100 }) else {
      throw BenchError("\(texts.count) outcomes of ninety days were found.")
    }
  }
}
