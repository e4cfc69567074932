import BedsideStore
import Testing

struct FileJournalCommitTests {
  private let disk = SimulatedDisk()

  private func journal() throws -> FileJournal {
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
  }

  @Test func `a commit is one write and one wait for the disk`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    disk.heal(keepingOpened: true)
    try journal.append([Records.outcome("b"), Records.outcome("c")], to: Records.annInMarch)
    #expect(
      disk.calls.filter { ["write", "fdatasync", "fsync"].contains($0) } == ["write", "fdatasync"])
    #expect(
      disk.calls == ["status", "lock", "open", "status", "read", "write", "fdatasync"])
  }

  @Test func `a new file's name is on the disk before its first line`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: .plan)
    disk.heal(keepingOpened: true)
    try journal.append([Records.outcome("a")], to: Records.annsDraft)
    let writes = disk.calls.filter { ["mkdir", "fsync", "write", "fdatasync"].contains($0) }
    #expect(
      writes == [
        "mkdir", "mkdir", "mkdir", "fsync", "fsync", "fsync", "fsync", "write", "fdatasync",
      ])
  }

  @Test func `an empty file that a crash left is treated as new`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    disk.edit("/s/p/ann/2026-03.jsonl") { $0 = [] }
    disk.heal(keepingOpened: true)
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    #expect(disk.calls.filter { $0 == "fsync" }.count == 3)
    #expect(try Records.names(journal) == ["b"])
  }

  @Test func `two journals on one folder take turns, and each counts its own lines`() throws {
    let first = try journal()
    try first.append([Records.outcome("0")], to: .plan)
    let second = try journal()
    for name in 1...5 {
      try first.append([Records.outcome("\(name)a")], to: Records.annInMarch)
      try second.append(
        [Records.outcome("\(name)b"), Records.outcome("\(name)c")], to: Records.annInMarch)
    }
    #expect(first.settings == second.settings)
    let records = try Records.records(first)
    #expect(records.map(\.number) == Array(1...15))
    #expect(try Records.damage(second).isEmpty)
  }

  @Test func `stores with origins of their own number their lines apart`() throws {
    let first = try journal()
    try first.append([Records.outcome("a")], to: Records.annInMarch)
    disk.edit("/s/store.json") { bytes in
      let other = String(decoding: bytes, as: UTF8.self).replacing(
        first.settings.origin, with: "o2")
      bytes = Array(other.utf8)
    }
    let second = try journal()
    #expect(second.settings.origin == "o2")
    try second.append([Records.outcome("b")], to: Records.annInMarch)
    try first.append([Records.outcome("c")], to: Records.annInMarch)
    #expect(try Records.records(first).map(\.number) == [1, 1, 2])
  }

  @Test func `a writer whose lock file was removed locks the new one`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: .plan)
    try disk.remove("/s/lock", in: nil)
    let other = try disk.open("/s/lock", in: nil, for: .locking)
    #expect(try disk.lock(other, patience: 0))
    let error = #expect(throws: JournalError.busy(path: "/s")) {
      try journal.append([Records.outcome("b")], to: .plan)
    }
    #expect(
      error.map { "\($0)" }
        == "Not saved. Another Bedside has kept '/s' locked for ten seconds. Close it and try again."
    )
    disk.unlock(other)
    try journal.append([Records.outcome("c")], to: .plan)
    #expect(try Records.names(journal, .plan) == ["a", "c"])
  }

  @Test func `reading writes nothing and takes no lock`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    disk.edit("/s/p/ann/2026-03.jsonl") { $0 += Array("torn".utf8) }
    let before = disk.bytes(at: "/s/p/ann/2026-03.jsonl")
    disk.heal(keepingOpened: true)
    #expect(try Records.names(journal) == ["a"])
    _ = try journal.knowledge()
    #expect(Set(disk.calls).isSubset(of: ["open", "status", "read", "names"]))
    #expect(disk.bytes(at: "/s/p/ann/2026-03.jsonl") == before)
  }
}
