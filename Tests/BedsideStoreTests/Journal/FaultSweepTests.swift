import BedsideStore
import Synchronization
import Testing

/// Every call of a scripted run fails in every way, with the power cut after it and without.
struct FaultSweepTests {
  private static let faults: [Fault] = [
    .error(.diskFailed), .error(.diskFull), .error(.readOnlyDisk), .short, .fills, .death,
  ]

  private static let calls = count(exporting: false)

  /// The calls of a run.
  private static func count(exporting: Bool) -> Int {
    let disk = SimulatedDisk()
    disk.fail(atCall: 0, with: .death)
    var run = ScriptedRun(on: disk)
    run.play(exporting: exporting)
    return disk.calls.count
  }

  @Test func `the run without a fault saves everything`() throws {
    let disk = SimulatedDisk()
    var run = ScriptedRun(on: disk)
    run.play(exporting: true)
    #expect(run.errors.isEmpty)
    #expect(run.saved.values.map(\.count).sorted() == [1, 1, 3, 5])
    #expect(run.erased == [ScriptedRun.bob])
    #expect(run.exported.contains(ParticipantExport.manifestName))
    try check(disk, run, "no fault")
  }

  @Test(arguments: faults) func `no acknowledged line is lost when a call fails`(fault: Fault)
    throws
  {
    let calls = Self.count(exporting: true)
    #expect(calls > Self.calls && Self.calls > 120)
    for call in 1...calls {
      let disk = SimulatedDisk()
      disk.fail(atCall: call, with: fault)
      var run = ScriptedRun(on: disk)
      run.play(exporting: true)
      disk.heal()
      try check(disk, run, "\(fault) at call \(call)")
    }
  }

  @Test(arguments: [
    (Fault.death, Survivor.all), (.error(.diskFailed), [.nothing, .eighths(4), .everything]),
  ])
  func `no acknowledged line is lost when the power is cut`(
    fault: Fault, survivors: [Survivor]
  ) throws {
    for call in 1...Self.calls + 1 {
      let disk = SimulatedDisk()
      disk.fail(atCall: call, with: fault)
      var run = ScriptedRun(on: disk)
      run.play()
      let before = disk.state.withLock { $0 }
      for survivor in survivors {
        disk.state.withLock { $0 = before }
        disk.cutPower(survivor)
        try check(disk, run, "\(fault) at call \(call), \(survivor) survives")
      }
    }
  }

  @Test func `a disk that confirms and does not write is noticed by this very test`() throws {
    let disk = SimulatedDisk()
    disk.state.withLock { $0.liesAboutFlush = true }
    var run = ScriptedRun(on: disk)
    run.play()
    #expect(run.errors.isEmpty)
    disk.state.withLock { $0.liesAboutFlush = false }
    for survivor in [Survivor.nothing, .names, .eighths(4), .eighthsThenZeros(3), .garbage] {
      let copy = SimulatedDisk()
      let state = disk.state.withLock { $0 }
      copy.state.withLock { $0 = state }
      copy.cutPower(survivor)
      let journal = try reopened(copy)
      #expect(!missing(journal, run).isEmpty, "\(survivor)")
    }
  }

  @Test func `a disk that loses what it confirmed is noticed by this very test`() throws {
    let disk = SimulatedDisk()
    var run = ScriptedRun(on: disk)
    run.play()
    disk.edit("/home/ann/s/p/ann/2026-03.jsonl") { $0.removeLast(3) }
    disk.heal()
    #expect(missing(try reopened(disk), run) == ["deleted"])
  }

  /// Opens the store anew, looks for everything that was acknowledged, and writes once more.
  private func check(_ disk: SimulatedDisk, _ run: ScriptedRun, _ when: String) throws {
    let journal = try reopened(disk)
    #expect(missing(journal, run).isEmpty, "\(when)")
    // What is known of the files is never more than the disk holds.
    var short: [FileVerification] = []
    try journal.verify { if $0.isShort { short.append($0) } }
    #expect(short.isEmpty, "\(when)")
    #expect(run.finished.isDisjoint(with: try journal.drafts(of: Records.ann)), "\(when)")
    #expect(run.erased.isDisjoint(with: try journal.participants()), "\(when)")
    // An erasure that was cut short is finished by erasing again.
    try journal.erase(ScriptedRun.bob, at: Records.now, zone: "UTC")
    #expect(try !journal.participants().contains(ScriptedRun.bob), "\(when)")
    for file in [JournalFile.plan, Records.annInMarch, Records.annsDraft] {
      try journal.append([Records.outcome("after")], to: file)
      #expect(try Records.names(journal, file).last == "after", "\(when)")
      #expect(try Records.damage(journal, file).isEmpty, "\(when)")
      let numbers = try Records.records(journal, file).map(\.number)
      #expect(numbers == Array(1...numbers.count), "\(when)")
    }
    #expect(missing(journal, run).isEmpty, "\(when)")
  }

  private func reopened(_ disk: SimulatedDisk) throws -> FileJournal {
    try FileJournal("/home/ann/s", clock: .system, created: Records.now, files: disk)
  }

  private func missing(_ journal: FileJournal, _ run: ScriptedRun) -> [String] {
    run.saved.flatMap { file, names in
      let found = (try? Records.names(journal, file)) ?? []
      return names.filter { !found.contains($0) }
    }
  }
}
