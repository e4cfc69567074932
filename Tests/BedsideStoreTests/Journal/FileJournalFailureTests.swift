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

  @Test func `what an earlier process failed to save is not taken for saved by the next one`()
    throws
  {
    var journal: FileJournal? = try journalWithOneLine()
    let origin = try #require(journal?.settings.origin)
    journal = nil
    // It wrote its line, the disk failed to confirm it, and it was gone before it could look.
    let other = MemoryJournal(origin: origin)
    try other.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    let line = try #require(try Records.records(other).last?.text) + "\n"
    let file = try disk.open(path, in: nil, for: .appending)
    _ = try disk.write(Array(line.utf8)[...], to: file)
    disk.fail(atCall: 1, with: .error(.diskFailed))
    #expect(throws: SystemError.self) { try disk.synchronizeData(of: file) }
    disk.heal()
    let next = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
    try next.append([Records.outcome("c")], to: Records.annInMarch)
    disk.cutPower(.nothing)
    let last = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
    #expect(try Records.names(last) == ["a", "c"])
    #expect(try Records.records(last).map(\.number) == [1, 2])
    #expect(try Records.damage(last).isEmpty)
  }

  @Test func `a survey that begins has room kept for its answers, or a warning`()
    throws
  {
    let journal = try journalWithOneLine()
    // status, lock, open, mkdir for drafts, open, status, and a flush of each folder's names.
    try journal.append([Records.outcome("x")], to: .draft(Records.ann, "d-0"))
    disk.heal(keepingOpened: true)
    try journal.append([Records.outcome("x")], to: Records.annsDraft)
    let place = try #require(disk.calls.firstIndex(of: "reserve")) + 1
    #expect(disk.calls.count { $0 == "reserve" } == 1)
    disk.heal(keepingOpened: true)
    try journal.append([Records.outcome("y")], to: Records.annsDraft)
    #expect(!disk.calls.contains("reserve"))
    #expect(!journal.hasLittleRoom)
    for (reason, isLittle) in [
      (SystemError.Reason.diskFull, true), (.notSupported, false), (.quotaFull, true),
      (.fileTooLarge, true),
    ] {
      try journal.removeDraft(Records.draft, of: Records.ann)
      disk.fail(atCall: place, with: .error(reason))
      try journal.append([Records.outcome("x")], to: Records.annsDraft)
      #expect(journal.hasLittleRoom == isLittle, "\(reason)")
      disk.heal(keepingOpened: true)
      #expect(try Records.names(journal, Records.annsDraft) == ["x"])
    }
  }

  @Test func `what others could change is not written, and says what would do`() throws {
    let path = path
    let changes: [(SystemError.Reason, String, (SimulatedDisk) -> Void)] = [
      (
        .openToOthers, "others on this machine may open it; see what would do with: doctor",
        { $0.setFolder(path, permissions: 0o640) }
      ),
      (
        .ownedByAnother, "it belongs to another user; see what would do with: doctor",
        { $0.setFolder(path, owner: 7, permissions: 0o600) }
      ),
      (
        .severalNames,
        "it has a second name, under which it would be changed too; see what would do with: doctor",
        { $0.link(path) }
      ),
    ]
    for (reason, words, change) in changes {
      let disk = SimulatedDisk()
      let journal = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
      try journal.append([Records.outcome("a")], to: Records.annInMarch)
      change(disk)
      let error = #expect(throws: JournalError.notSaved(SystemError(.write, path, reason))) {
        try journal.append([Records.outcome("b")], to: Records.annInMarch)
      }
      #expect(error.map { "\($0)" } == "Not saved. Cannot write '\(path)': \(words).")
      #expect(try Records.names(journal) == ["a"])
      try journal.append([Records.outcome("b")], to: .plan)
    }
  }

  @Test(arguments: ["/s/store.json", "/s/lock"])
  func `a store whose settings or lock others may open is not written`(path: String) throws {
    _ = try journalWithOneLine()
    disk.setFolder(path, permissions: 0o666)
    let next = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
    let error = #expect(throws: JournalError.self) {
      try next.append([Records.outcome("b")], to: .plan)
    }
    #expect(error.map { "\($0)" }?.contains("others on this machine may open it") == true)
    #expect(try Records.names(next) == ["a"])
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
