import BedsideStore
import Testing

struct FileJournalFailureTests {
  private let disk = SimulatedDisk()
  private let path = "/s/p/ann/2026-03.jsonl"

  private func journalWithOneLine() throws -> FileJournal {
    let journal = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    return journal
  }

  private func appendFailing(_ journal: FileJournal, _ fault: Fault, at call: String) throws
    -> String?
  {
    // The calls of a commit: status, lock, open, status, read, write, fdatasync.
    let calls = ["status", "lock", "open", "status", "read", "write", "fdatasync"]
    let number = try #require(calls.lastIndex(of: call)) + 1
    disk.fail(atCall: number, with: fault)
    defer { disk.heal(keepingOpened: true) }
    do {
      try journal.append([Records.outcome("b")], to: Records.annInMarch)
      return nil
    } catch { return "\(error)" }
  }

  @Test func `after the disk failed to confirm, nothing is written again, and reading goes on`()
    throws
  {
    let journal = try journalWithOneLine()
    let message = """
      Not saved. Cannot be sure that the disk holds '\(path)': the disk failed. \
      Nothing more is written until Bedside is started again. Check the disk.
      """
    #expect(try appendFailing(journal, .error(.diskFailed), at: "fdatasync") == message)
    #expect(try appendFailing(journal, .error(.diskFull), at: "write") == message)
    #expect(throws: JournalError.self) { try journal.append([Records.outcome("c")], to: .plan) }
    #expect(throws: JournalError.self) { try journal.erase(Records.ann) }
    #expect(throws: JournalError.self) {
      try journal.removeDraft(Records.draft, of: Records.ann)
    }
    #expect(!disk.calls.contains("write"))
    #expect(try Records.names(journal) == ["a"])
    let next = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
    try next.append([Records.outcome("d")], to: Records.annInMarch)
    #expect(try Records.names(next) == ["a", "d"])
  }

  @Test func `a full disk leaves the file as it was, and the next line is saved`() throws {
    let journal = try journalWithOneLine()
    let before = disk.bytes(at: path)
    #expect(
      try appendFailing(journal, .error(.diskFull), at: "write")
        == "Not saved. Cannot write '\(path)': the disk is full.")
    #expect(try appendFailing(journal, .fills, at: "write") != nil)
    #expect(disk.bytes(at: path) == before)
    #expect(try appendFailing(journal, .error(.readOnlyDisk), at: "write") != nil)
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["a", "c"])
    #expect(try Records.records(journal).map(\.number) == [1, 2])
    #expect(journal.setAside.isEmpty)
  }

  @Test func `a write that takes a part only goes on with the rest`() throws {
    let journal = try journalWithOneLine()
    #expect(try appendFailing(journal, .short, at: "write") == nil)
    #expect(try Records.names(journal) == ["a", "b"])
  }

  @Test(arguments: ["status", "lock", "open", "read"])
  func `a failure before writing changes nothing and stops nothing`(call: String) throws {
    let journal = try journalWithOneLine()
    let before = disk.bytes(at: path)
    #expect(
      try appendFailing(journal, .error(.diskFailed), at: call)?.hasPrefix("Not saved.") == true)
    #expect(disk.bytes(at: path) == before)
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["a", "c"])
  }

  @Test func `a run whose draft cannot be removed is finished all the same`() throws {
    let journal = try journalWithOneLine()
    try journal.append([Records.outcome("answer")], to: Records.annsDraft)
    // A commit, then status and lock of the removal.
    disk.fail(atCall: 10, with: .error(.diskFailed))
    try journal.finish(
      Records.outcome("b", finishing: Records.draft), in: Records.annInMarch, of: Records.ann)
    #expect(disk.calls.last == "unlink")
    disk.heal(keepingOpened: true)
    #expect(try Records.names(journal) == ["a", "b"])
    #expect(try journal.draftFiles(of: Records.ann) == [Records.draft])
    #expect(try journal.drafts(of: Records.ann).isEmpty)
  }
}
