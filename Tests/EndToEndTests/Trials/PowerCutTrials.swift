import BedsideCore
import BedsideStore
import Testing

/// The power of real file systems is cut while two programs write: `make test-powercut`.
@Suite(.enabled(if: Trials.cutPower, "run them with make test-powercut"), .serialized)
struct PowerCutTrials {
  @Test(arguments: [("ext4", 100), ("xfs", 30)])
  func `no acknowledged line is lost when the power is cut`(disk kind: String, cuts: Int) throws {
    let home = try Home()
    let disk = try MountedDisk(kind, in: home)
    var random = SeededGenerator(100)
    var all = Acknowledged()
    for cut in 0..<cuts {
      try write(home, disk, cut, into: &all, &random)
      #expect(try missing(all, disk, cut).isEmpty, "cut \(cut)")
    }
    #expect(all.count > 10 * cuts)
  }

  @Test(arguments: ["ext4", "xfs"])
  func `a writer that does not flush is found out`(disk kind: String) throws {
    let home = try Home()
    let disk = try MountedDisk(kind, in: home)
    try home.watch(
      disk.path, Home.Fault(call: "fdatasync", number: 1, lasts: true, action: .lie))
    var random = SeededGenerator(101)
    var lost = 0
    for cut in 0..<5 {
      var acknowledged = Acknowledged()
      try write(home, disk, cut, into: &acknowledged, &random)
      if try !missing(acknowledged, disk, cut).isEmpty { lost += 1 }
    }
    #expect(lost == 5)
  }

  /// Lets two programs write, notes what they acknowledged, and cuts the power after that.
  ///
  /// A flush that races with the cut may be confirmed and lost, so nothing counts that is read later.
  private func write(
    _ home: Home, _ disk: MountedDisk, _ cut: Int, into all: inout Acknowledged,
    _ random: inout SeededGenerator
  ) throws {
    let month = try month(cut)
    let writers = try (1...2).map { writer in
      try RunningProgram(
        home,
        [Built.journalWriter, "\(disk.path)/store", "me", "\(month)", "w\(cut)-\(writer)", "0"])
    }
    for writer in writers {
      let lives = try writer.read(lines: Int.random(in: 1...60, using: &random))
      if !lives { throw Failure(writer.output) }
    }
    for writer in writers { try all.note(writer.output) }
    try disk.cutPower(ending: writers)
  }

  /// What is missing of all that was acknowledged up to a cut; what is there can be added to.
  private func missing(_ all: Acknowledged, _ disk: MountedDisk, _ cut: Int) throws -> [String] {
    let journal = try FileJournal(
      "\(disk.path)/store", clock: .simulated, created: Instant(milliseconds: 1_772_784_000_000))
    let missing = try all.missing(in: journal)
    let file = JournalFile.month("me", try month(cut))
    try journal.append([JournalEntry("after", ["name": "after"])], to: file)
    let found = try StoreFile(file, in: journal)
    #expect(found.records.last?.kind == "after", "cut \(cut)")
    #expect(found.damage.isEmpty, "cut \(cut)")
    for numbers in found.numbers.values {
      #expect(numbers == Array(1...numbers.count), "cut \(cut)")
    }
    return missing
  }

  private func month(_ cut: Int) throws -> Month {
    try #require(Month("2020-01")).advanced(by: cut)
  }
}
