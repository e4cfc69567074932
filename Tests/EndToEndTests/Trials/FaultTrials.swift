import BedsideCore
import BedsideStore
import Testing

/// Every call that the program makes of the system fails in turn, in every way.
///
/// A usual run tries the deadly ones everywhere and samples the others; `make test-trials` tries all.
struct FaultTrials {
  /// Where the calls to fail are chosen from, and which.
  struct Sweep: CustomTestStringConvertible {
    var call = "change"
    var action: Home.Fault.Action
    var lasts = false
    /// The distance between two calls that are tried in a usual run.
    var stride = 1

    var testDescription: String { "\(call) \(action)\(lasts ? " from then on" : "")" }
  }

  private static let sweeps =
    [
      Sweep(action: .killed), Sweep(action: .diskFailed), Sweep(action: .diskFull, stride: 3),
      Sweep(action: .short, stride: 3), Sweep(action: .readOnlyDisk, stride: 4),
      Sweep(action: .interrupted, stride: 4), Sweep(action: .diskFailed, lasts: true, stride: 4),
      Sweep(action: .diskFull, lasts: true, stride: 4),
      Sweep(action: .readOnlyDisk, lasts: true, stride: 4),
    ]
    + [Home.Fault.Action.killed, .diskFailed, .diskFull, .interrupted].map {
      Sweep(call: "openat", action: $0, stride: 47)
    }

  @Test func `a session without a fault saves everything it says`() throws {
    let home = try Home.onTrial()
    try home.watch(home.kept)
    let ended = try TrialSession.play(home)
    #expect(ended.status == 0, "\(ended)")
    #expect(TrialSession.acknowledged(ended).count == TrialSession.changes, "\(ended)")
    let calls = try home.takeCalls()
    #expect(calls.count { $0.name == "fdatasync" } >= TrialSession.changes)
    home.unwatch()
    #expect(try TrialSession.recorded(home).count == TrialSession.changes)
    #expect(try copy(home, ended) != nil)
  }

  @Test(arguments: sweeps) func `no acknowledged record is lost when a call fails`(
    sweep: Sweep
  ) throws {
    var number = 1
    var tried = 0
    while true {
      let fault = Home.Fault(
        call: sweep.call, number: number, lasts: sweep.lasts, action: sweep.action)
      guard try isHit(by: fault) else { break }
      tried += 1
      number += Trials.areComplete ? 1 : sweep.stride
    }
    #expect(number > 60 && tried * sweep.stride > 60)
  }

  @Test func `a flush that does nothing is not told apart by the program, and is by the log`()
    throws
  {
    let home = try Home.onTrial()
    try home.watch(
      home.kept, Home.Fault(call: "fdatasync", number: 1, lasts: true, action: .lie))
    let ended = try TrialSession.play(home)
    #expect(TrialSession.acknowledged(ended).count == TrialSession.changes)
    #expect(try !home.takeCalls().contains { $0.name == "fdatasync" })
  }

  /// Plays the session with a fault; false when it made fewer calls.
  private func isHit(by fault: Home.Fault) throws -> Bool {
    let home = try Home.onTrial()
    try home.watch(home.kept, fault)
    let ended = try TrialSession.play(home)
    home.unwatch()
    let calls = try home.takeCalls()
    guard calls.contains(where: { $0.name == "fault" }) else { return false }
    if fault.action == .killed {
      #expect(ended.status == -9, "\(fault): \(ended)")
    } else {
      #expect([0, 1, 65, 66, 73, 74, 75].contains(ended.status), "\(fault): \(ended)")
      #expect(ended.status == 0 || ended.errors.contains("."), "\(fault): \(ended)")
    }
    #expect(!Self.isTechnical(ended.errors), "\(fault): \(ended)")
    try check(home, ended, "\(fault) at \(calls.first { $0.name == "fault" }?.path ?? "")")
    return true
  }

  /// Looks for everything that was acknowledged, and goes on.
  private func check(_ home: Home, _ ended: Ended, _ when: String) throws {
    var recorded = try TrialSession.recorded(home)
    for change in TrialSession.acknowledged(ended) {
      let place = recorded.firstIndex(of: change)
      #expect(place != nil, "\(when): \(change) is lost. \(ended)")
      if let place { recorded.remove(at: place) }
    }
    if ended.errors.contains("Copied ") || ended.output.contains("Copied ") {
      #expect(try copy(home, ended) != nil, "\(when): \(ended)")
    }
    let journal = try TrialSession.journal(home)
    for file in [JournalFile.plan, .month("me", try #require(Month("2026-03")))] {
      try journal.append([JournalEntry("after", ["task": "none"])], to: file)
      let found = try StoreFile(file, in: journal)
      #expect(found.records.last?.kind == "after", "\(when)")
      #expect(found.damage.isEmpty, "\(when): \(found.damage)")
      for numbers in found.numbers.values {
        #expect(numbers == Array(1...numbers.count), "\(when): \(numbers)")
      }
    }
  }

  /// The export, which must be whole.
  private func copy(_ home: Home, _ ended: Ended) throws -> ParticipantImport? {
    do throws(ExportError) {
      return try ParticipantImport("\(home.kept)/copy", clock: .simulated) {
        (path) throws(SystemError) in try DiskFiles().read("\(home.kept)/copy/\(path)")
      }
    } catch {
      Issue.record("\(error): \(ended)")
      return nil
    }
  }

  /// Whether a text tells of the program rather than to a person.
  private static func isTechnical(_ text: String) -> Bool {
    ["Fatal", "rror(", "Optional", "0x", "errno", ".swift", "SystemError", "JournalError"].contains
    {
      text.contains($0)
    }
  }
}
