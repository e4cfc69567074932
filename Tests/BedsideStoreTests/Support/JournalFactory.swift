import BedsideStore
import Synchronization
import Testing

/// Makes journals of one kind for the rules that hold for all kinds; another kind is one more entry.
struct JournalFactory: CustomTestStringConvertible {
  /// A journal, and what must live as long as it.
  struct Subject {
    let journal: any Journal
    var folder: TemporaryFolder?
    /// Makes the next commit fail; nil for a journal that can't be made to.
    var fail: ((CommitFault) -> Void)?
    /// Makes commits succeed again.
    var heal: (() -> Void)?
  }

  let testDescription: String
  let make: @Sendable () throws -> Subject

  static let all = [memory, simulatedDisk, files]
  /// Those whose commits can be made to fail.
  static let failing = [memory, simulatedDisk]

  static let memory = JournalFactory(testDescription: "memory") {
    let journal = MemoryJournal()
    return Subject(journal: journal, fail: { journal.faults = [$0] })
  }

  static let simulatedDisk = JournalFactory(testDescription: "simulated disk") {
    let disk = SimulatedDisk()
    let journal = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
    return Subject(
      journal: journal,
      fail: { fault in
        disk.heal(keepingOpened: true)
        disk.state.withLock { $0.nextCommit = fault }
      },
      heal: { disk.heal(keepingOpened: true) })
  }

  static let files = JournalFactory(testDescription: "files") {
    let folder = try TemporaryFolder()
    let journal = try FileJournal("\(folder.path)/s", clock: .system, created: Records.now)
    return Subject(journal: journal, folder: folder)
  }
}
