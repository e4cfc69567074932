import BedsideStore
import Testing

/// The bytes of supplied files are there whole once they are kept, and gone with the participant.
struct SuppliedFileStoreTests {
  private static let bytes = Array("a letter".utf8)

  private func journal(_ disk: SimulatedDisk) throws -> FileJournal {
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
  }

  private func check(_ store: any SuppliedFileStore & Journal) throws {
    #expect(try store.supplied("ab12", of: Records.ann) == nil)
    try store.keep(Self.bytes, named: "ab12", of: Records.ann)
    try store.keep(Self.bytes, named: "ab12", of: Records.ann)
    #expect(try store.supplied("ab12", of: Records.ann) == Self.bytes)
    #expect(try !store.keep(Self.bytes, named: "ef56", of: Records.ann) { false })
    #expect(try store.supplied("ef56", of: Records.ann) == nil)
    try store.keep(Self.bytes, named: "cd34", of: Records.ann)
    try store.removeSupplied("cd34", of: Records.ann)
    try store.removeSupplied("cd34", of: Records.ann)
    #expect(try store.supplied("cd34", of: Records.ann) == nil)
    try store.append([Records.outcome("a")], to: Records.annInMarch)
    #expect(try store.months(of: Records.ann) == [Records.march])
    try store.erase(Records.ann)
    #expect(try store.supplied("ab12", of: Records.ann) == nil)
  }

  @Test func `what is kept can be had until its participant is erased`() throws {
    try check(MemoryJournal())
    try check(try journal(SimulatedDisk()))
    let folder = try TemporaryFolder()
    try check(try FileJournal("\(folder.path)/s", clock: .system, created: Records.now))
  }

  @Test func `bytes are on the disk under another name before they have theirs`() throws {
    let disk = SimulatedDisk()
    let journal = try journal(disk)
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    disk.heal(keepingOpened: true)
    try journal.keep(Self.bytes, named: "ab12", of: Records.ann)
    let calls = disk.calls.filter { ["write", "fsync", "fdatasync", "rename"].contains($0) }
    #expect(calls == ["write", "fsync", "rename", "fsync", "fsync", "fsync", "fsync"])
  }

  @Test(arguments: Survivor.all)
  func `what was acknowledged survives a cut of the power at any call`(_ survivor: Survivor) throws
  {
    for call in 1...60 {
      let disk = SimulatedDisk()
      disk.fail(atCall: call, with: .death)
      var isKept = false
      if let journal = try? journal(disk) {
        isKept = (try? journal.keep(Self.bytes, named: "ab12", of: Records.ann)) != nil
      }
      disk.cutPower(survivor)
      let reopened = try journal(disk)
      let found = try reopened.supplied("ab12", of: Records.ann)
      #expect(found == nil || found == Self.bytes, "call \(call)")
      if isKept { #expect(found == Self.bytes, "call \(call)") }
      try reopened.keep(Self.bytes, named: "ab12", of: Records.ann)
      #expect(try reopened.supplied("ab12", of: Records.ann) == Self.bytes, "call \(call)")
    }
  }

  @Test func `a store that is only read keeps nothing`() throws {
    let journal = MemoryJournal()
    journal.access = .readOnly(.notWritable(path: "/s"))
    #expect(throws: JournalError.readOnly(.notWritable(path: "/s"))) {
      try journal.keep(Self.bytes, named: "ab12", of: Records.ann)
    }
  }

  @Test func `a plain file is read through links, and nothing else is`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path
    let files = SystemCalls()
    let file = try files.open("\(path)/a", in: nil, for: .creating)
    _ = try files.write(Self.bytes[...], to: file)
    files.close(file)
    #expect(try PlainFile.read("\(path)/a", limit: 8) == .bytes(Self.bytes))
    #expect(try PlainFile.read("\(path)/a", limit: 7) == .tooLarge(size: 8))
    #expect(throws: SystemError(.read, path, .notAFile)) { try PlainFile.read(path, limit: 9) }
    #expect(throws: SystemError(.read, "/dev/null", .notAFile)) {
      try PlainFile.read("/dev/null", limit: 9)
    }
  }
}
