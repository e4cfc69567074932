import BedsideCore
import BedsideStore
import Foundation
import Synchronization
import Testing

struct FileJournalOpeningTests {
  private let folder: TemporaryFolder
  private let store: String

  init() throws {
    folder = try TemporaryFolder()
    store = "\(folder.path)/deep/er/store"
  }

  private func journal(_ clock: StoreClock = .system, at path: String? = nil) throws -> FileJournal
  {
    try FileJournal(path ?? store, clock: clock, created: Records.now)
  }

  private func refusal(_ path: String, _ clock: StoreClock = .system) -> String? {
    do {
      _ = try journal(clock, at: path)
      return nil
    } catch { return "\(error)" }
  }

  private func reason(_ path: String) throws -> String? {
    let journal = try journal(at: path)
    guard case .readOnly(let reason) = journal.access else { return nil }
    #expect(throws: JournalError.readOnly(reason)) {
      try journal.append([Records.outcome("a")], to: .plan)
    }
    #expect("\(JournalError.readOnly(reason))" == "Not saved. \(reason)")
    return "\(reason)"
  }

  @Test func `opening and reading make nothing`() throws {
    let journal = try journal()
    #expect(!journal.exists)
    #expect(try journal.participants().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `the first writing makes the store, for its owner alone`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    #expect(journal.exists)
    for name in ["", "p", "p/ann"] {
      #expect(try folder.permissions("deep/er/store/\(name)") == 0o700, "\(name)")
    }
    for name in ["store.json", "lock", "p/ann/2026-03.jsonl"] {
      #expect(try folder.permissions("deep/er/store/\(name)") == 0o600, "\(name)")
    }
    let json = try JSONReader.read(folder.bytes("deep/er/store/store.json"))
    #expect(json["format"]?.integer == 1)
    #expect(json["origin"]?.string == journal.settings.origin)
    #expect(json["created"]?.string == "2026-03-06T08:00:00Z")
    #expect(json["clock"]?.string == "system")
    #expect(UUID(uuidString: journal.settings.origin) != nil)
    #expect(try self.journal().settings == journal.settings)
  }

  @Test func `a journal that was opened before the store was made finds it`() throws {
    let early = try journal()
    let writer = try journal()
    try writer.append([Records.outcome("a")], to: Records.annInMarch)
    #expect(try Records.names(early) == ["a"])
    try early.append([Records.outcome("b")], to: Records.annInMarch)
    #expect(early.settings == writer.settings)
    #expect(try Records.records(writer).map(\.number) == [1, 2])
  }

  @Test func `a folder that others may enter is only read, until they may not`() throws {
    try journal().append([Records.outcome("a")], to: Records.annInMarch)
    try folder.setPermissions(0o750, of: "deep/er/store")
    #expect(
      try reason(store + "/")
        == "Others on this machine may open '\(store)'. Run: chmod 700 \(store)")
    #expect(try Records.names(journal()) == ["a"])
    try folder.setPermissions(0o700, of: "deep/er/store")
    #expect(try reason(store) == nil)
  }

  @Test func `the way out quotes a path that a shell would take apart`() {
    #expect(
      "\(ReadOnlyReason.openToOthers(path: "/a b/it's"))"
        == #"Others on this machine may open '/a b/it's'. Run: chmod 700 '/a b/it'\''s'"#)
  }

  @Test func `a folder of another user, or one that cannot be written, is only read`() throws {
    let disk = SimulatedDisk()
    func access() throws -> JournalAccess {
      let journal = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
      if journal.exists { #expect(try Records.names(journal) == ["a"]) }
      return journal.access
    }
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
      .append([Records.outcome("a")], to: Records.annInMarch)
    disk.setFolder("/s", owner: 1)
    #expect(try access() == .readOnly(.ownedByAnother(path: "/s")))
    disk.setFolder("/s")
    disk.state.withLock { $0.isWritable = false }
    #expect(try access() == .readOnly(.notWritable(path: "/s")))
    #expect(
      "\(ReadOnlyReason.ownedByAnother(path: "/s"))"
        == "'/s' belongs to another user. Give your own folder with --store.")
    #expect(
      "\(ReadOnlyReason.notWritable(path: "/s"))"
        == "This user cannot write in '/s'. Make it writable, or give another folder with --store.")
  }

  @Test func `a link, a file and a folder of other things are refused`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: folder.path)
    let link = "\(folder.path)/link"
    let message =
      "'\(link)' is a symbolic link. Give the folder to which it leads with --store."
    #expect(refusal(link) == message)
    #expect(refusal("\(link)//") == message)
    #expect(FileManager.default.createFile(atPath: "\(folder.path)/file", contents: nil))
    let file = "\(folder.path)/file"
    #expect(refusal(file) == "'\(file)' is not a folder. Give a folder with --store.")
    #expect(
      refusal(folder.path)
        == "'\(folder.path)' holds other files and is no store. "
        + "Give an empty or a new folder with --store.")
  }

  @Test func `settings that are missing or damaged leave the store to be read`() throws {
    try journal().append([Records.outcome("a")], to: Records.annInMarch)
    let path = "\(store)/store.json"
    for (content, message) in [
      ("{\"format\":1}", "'origin' is missing. Restore it from a copy of the store."),
      ("{}", "'format' is missing. Restore it from a copy of the store."),
      (
        "{\"format\":1,\"origin\":\"o\"}",
        "'created' must be a time such as \"2026-03-06T05:00:00Z\". "
          + "Restore it from a copy of the store."
      ),
      (
        "{\"format\":1,\"origin\":\"o\",\"created\":\"2026-03-06T05:00:00Z\",\"clock\":\"x\"}",
        "'clock' must be \"system\" or \"simulated\". Restore it from a copy of the store."
      ),
    ] {
      try folder.write(Array(content.utf8), to: "deep/er/store/store.json")
      #expect(try reason(store) == "\(path): \(message)")
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(
      try reason(store)
        == "'\(path)' is missing. "
        + "Restore it from a copy of the store, or start another with --store.")
    #expect(try Records.names(journal()) == ["a"])
  }

  @Test func `another format is refused`() throws {
    try journal().append([Records.outcome("a")], to: .plan)
    try folder.write(Array("{\"format\":2}".utf8), to: "deep/er/store/store.json")
    #expect(
      refusal(store)
        == "'\(store)' has the format 2; this Bedside reads 1. "
        + "Use the Bedside that made it, or a newer one.")
  }

  @Test func `time can be given to a rehearsal and never to real records`() throws {
    try journal().append([Records.outcome("a")], to: .plan)
    #expect(
      refusal(store, .simulated)
        == "'\(store)' holds real records, so its time cannot be given. "
        + "Give a new folder with --store for a rehearsal with --now.")
    let rehearsal = "\(folder.path)/rehearsal"
    try journal(.simulated, at: rehearsal).append([Records.outcome("a")], to: .plan)
    #expect(try journal(.simulated, at: rehearsal).settings.clock == .simulated)
    #expect(try journal(.system, at: rehearsal).settings.clock == .simulated)
  }

  @Test func `real records that appear under a rehearsal stay without it`() throws {
    let rehearsal = try journal(.simulated)
    try journal().append([Records.outcome("a")], to: .plan)
    #expect(throws: JournalError.unusable(.notSimulated(path: store))) {
      try rehearsal.append([Records.outcome("b")], to: .plan)
    }
    #expect(try Records.names(journal(), .plan) == ["a"])
  }

  @Test func `a making that was interrupted is finished`() throws {
    try FileManager.default.createDirectory(
      atPath: store, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for name in ["lock", "store.json.new"] {
      #expect(
        FileManager.default.createFile(
          atPath: "\(store)/\(name)", contents: Data("x".utf8),
          attributes: [.posixPermissions: 0o600]))
    }
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: .plan)
    #expect(try Records.names(self.journal(), .plan) == ["a"])
  }

  @Test func `a file that is a link or a folder is not taken for a month`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    let path = "\(store)/p/ann/2026-04.jsonl"
    let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "2026-03.jsonl")
    #expect(throws: JournalError.unreadable(SystemError(.open, path, .link))) {
      try Records.names(journal, april)
    }
    #expect(throws: JournalError.notSaved(SystemError(.write, path, .link))) {
      try journal.append([Records.outcome("b")], to: april)
    }
    #expect(try Records.names(journal) == ["a"])
  }

  @Test func `a folder that can never be made is refused once and for all`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/nowhere", withDestinationPath: "\(folder.path)/gone")
    let journal = try journal(at: "\(folder.path)/nowhere/store")
    #expect(throws: JournalError.self) {
      try journal.append([Records.outcome("a")], to: .plan)
    }
  }
}
