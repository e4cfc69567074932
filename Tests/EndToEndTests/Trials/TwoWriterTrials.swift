import BedsideCore
import BedsideStore
import Testing

/// Two writers of one store are killed again and again, one of them at a time.
struct TwoWriterTrials {
  /// How often the plain writers are killed, and how often the program itself.
  private static let (kills, programKills) = (900, 100)
  /// After how many kills all that was acknowledged is looked for.
  private static let round = 30

  @Test func `nine hundred kills of two writers lose no acknowledged line`() throws {
    let home = try Home()
    var random = SeededGenerator(9)
    var total = 0
    for round in 0..<Self.kills / Self.round {
      let acknowledged = try killWriters(home, round: round, &random)
      total += acknowledged.count
      let journal = try FileJournal(
        home.store, clock: .simulated, created: Instant(milliseconds: 1_772_784_000_000))
      try #require(try acknowledged.missing(in: journal).isEmpty, "round \(round)")
      try check(.month("me", try month(round)), in: journal)
    }
    #expect(total > 3 * Self.kills)
  }

  @Test func `a hundred kills of two shells lose no acknowledged value`() throws {
    let home = try Home.onTrial()
    var random = SeededGenerator(10)
    var next = 1
    var acknowledged: Set<Int> = []
    var shells = try (0..<2).map { _ in try shell(home, &next) }
    for kill in 0..<Self.programKills {
      let victim = kill % 2
      _ = try shells[victim].read(lines: Int.random(in: 1...4, using: &random))
      pause(&random)
      shells[victim].kill()
      acknowledged.formUnion(Self.logged(shells[victim].output))
      shells[victim] = try shell(home, &next)
    }
    for shell in shells {
      shell.kill()
      acknowledged.formUnion(Self.logged(shell.output))
    }
    #expect(acknowledged.count > Self.programKills)
    let journal = try TrialSession.journal(home)
    let file = JournalFile.month("me", try #require(Month("2026-03")))
    let recorded = try StoreFile(file, in: journal).records.flatMap { record in
      try record.json()["values"]?.elements?.compactMap { $0["value"]?.integer } ?? []
    }
    #expect(acknowledged.subtracting(recorded).isEmpty)
    #expect(Set(recorded).count == recorded.count)
    try check(file, in: journal)
    #expect(try home.run("verify").status == 0)
  }

  // MARK: Writers

  private func killWriters(
    _ home: Home, round: Int, _ random: inout SeededGenerator
  ) throws -> Acknowledged {
    var acknowledged = Acknowledged()
    var started = 0
    func writer() throws -> RunningProgram {
      started += 1
      return try RunningProgram(
        home,
        [Built.journalWriter, home.store, "me", "\(try month(round))", "w\(round)-\(started)", "0"])
    }
    var writers = [try writer(), try writer()]
    for kill in 0..<Self.round {
      let victim = kill % 2
      let lives = try writers[victim].read(lines: Int.random(in: 1...20, using: &random))
      #expect(lives, "\(writers[victim].output)")
      pause(&random)
      writers[victim].kill()
      try acknowledged.note(writers[victim].output)
      writers[victim] = try writer()
    }
    for writer in writers {
      writer.kill()
      try acknowledged.note(writer.output)
    }
    return acknowledged
  }

  private func month(_ round: Int) throws -> Month {
    try #require(Month("2026-01")).advanced(by: round)
  }

  /// A shell that logs one value after another, none of which another shell logs.
  private func shell(_ home: Home, _ next: inout Int) throws -> RunningProgram {
    let values = next..<next + 200
    next += 200
    return try RunningProgram(
      home, home.command(Home.trial),
      input: values.map { "log steps \($0)\n" }.joined())
  }

  private static func logged(_ output: String) -> [Int] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { line in
      guard line.hasPrefix("Logged: Steps, "), line.hasSuffix(".") else { return nil }
      return Int(line.dropFirst(15).dropLast().filter { $0 != "," })
    }
  }

  /// Lets a random part of a commit pass.
  private func pause(_ random: inout SeededGenerator) {
    let end = System.seconds + Double.random(in: 0..<0.0005, using: &random)
    while System.seconds < end {}
  }

  private func check(_ file: JournalFile, in journal: FileJournal) throws {
    let found = try StoreFile(file, in: journal)
    #expect(found.damage.isEmpty)
    for numbers in found.numbers.values { #expect(numbers == Array(1...numbers.count)) }
  }
}
