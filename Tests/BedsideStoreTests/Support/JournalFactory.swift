import BedsideStore
import Foundation
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
    /// Changes a file by hand; nil removes it.
    var edit: (JournalFile, ([UInt8]) -> [UInt8]?) throws -> Void
  }

  let testDescription: String
  let make: @Sendable () throws -> Subject

  static let all = [memory, simulatedDisk, files]
  /// Those whose commits can be made to fail.
  static let failing = [memory, simulatedDisk]

  static let memory = JournalFactory(testDescription: "memory") {
    let journal = MemoryJournal()
    return Subject(
      journal: journal, fail: { journal.faults = [$0] },
      edit: { file, change in journal.contents[file] = change(journal.contents[file] ?? []) })
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
      heal: { disk.heal(keepingOpened: true) },
      edit: { file, change in
        let path = "/s/\(file)"
        guard let new = change(disk.bytes(at: path) ?? []) else {
          return try disk.remove(path, in: nil)
        }
        disk.edit(path) { $0 = new }
      })
  }

  static let files = JournalFactory(testDescription: "files") {
    let folder = try TemporaryFolder()
    let journal = try FileJournal("\(folder.path)/s", clock: .system, created: Records.now)
    return Subject(
      journal: journal, folder: folder,
      edit: { file, change in
        let name = "s/\(file)"
        guard let new = change(try folder.bytes(name)) else {
          return try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
        }
        try folder.write(new, to: name)
      })
  }
}
