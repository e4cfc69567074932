import BedsideCore
import BedsideStore
import Foundation
import Synchronization
import Testing

/// How what is known stands in a store's files.
struct FileCheckpointTests {
  private let disk = SimulatedDisk()
  private let path = "/s/known/p/ann.json"

  private func journal() throws -> FileJournal {
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
  }

  private func filled() throws -> FileJournal {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try journal.rememberWritten(at: Records.now)
    return journal
  }

  @Test func `what is known is on the disk before it takes the place of what was`() throws {
    let journal = try filled()
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    disk.heal(keepingOpened: true)
    try journal.rememberWritten(at: Records.now)
    let calls = disk.calls.filter { ["write", "fsync", "fdatasync", "rename"].contains($0) }
    #expect(calls.prefix(4) == ["fdatasync", "write", "fsync", "rename"])
    disk.heal(keepingOpened: true)
    try journal.rememberWritten(at: Records.now)
    #expect(Set(disk.calls).isSubset(of: ["open", "status", "read"]))
  }

  @Test func `one line of JSON tells of each file how far it reached`() throws {
    let journal = try filled()
    let bytes = try #require(disk.bytes(at: path))
    let node = try JSONReader.read(bytes)
    #expect(node["k"]?.string == "known" && node["o"]?.string == journal.settings.origin)
    #expect(node["clock"]?.string == "system")
    let file = node["files"]?.elements?.first
    #expect(file?["file"]?.string == "p/ann/2026-03.jsonl")
    #expect(file?["noted"]?.string == Records.now.description)
    #expect(file?["newest"]?.elements?.first?["n"]?.integer == 1)
  }

  @Test func `two shells on a store know what either wrote`() throws {
    let first = try journal()
    try first.append([Records.outcome("a")], to: Records.annInMarch)
    let second = try journal()
    try second.append([Records.outcome("b")], to: .settings(Records.ann))
    try first.append([Records.outcome("c")], to: Records.annInMarch)
    try first.rememberWritten(at: Records.now)
    try second.rememberWritten(at: Records.now)
    let known = try first.checkpoint(of: Records.ann)
    #expect(known?.files[Records.annInMarch]?.lines[first.origin]?.number == 2)
    #expect(known?.files[.settings(Records.ann)]?.lines[first.origin]?.number == 1)
  }

  @Test func `a shell that knows less than another takes nothing back`() throws {
    let first = try filled()
    let second = try journal()
    try second.append([Records.outcome("b"), Records.outcome("c")], to: Records.annInMarch)
    try second.rememberWritten(at: Records.now)
    try first.rememberWritten(at: Records.now)
    let known = try first.checkpoint(of: Records.ann)
    #expect(known?.files[Records.annInMarch]?.lines[first.origin]?.number == 3)
  }

  @Test func `records that another shell erased are not known again`() throws {
    let journal = try journal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try self.journal().erase(Records.ann)
    try journal.rememberWritten(at: Records.now)
    #expect(try journal.checkpointed().isEmpty)
  }

  @Test func `what is known and was edited tells nothing, is told and is kept`() throws {
    let journal = try filled()
    disk.edit(path) { $0[60] ^= 1 }
    let edited = disk.bytes(at: path)
    #expect(try journal.checkpoint(of: Records.ann) == nil)
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    try journal.rememberWritten(at: Records.now)
    #expect(disk.bytes(at: path) == edited)
    let findings = try journal.settingsFindings(of: [Records.ann])
    #expect(
      findings.map(\.kind) == [.changedCheckpoint]
        && findings.first?.path.hasSuffix("ann.json") == true)
    #expect(findings.first?.command(in: "/s") == "rm /s/known/p/ann.json")
  }

  @Test func `what can't be read is told, keeps nobody from writing, and stays as it is`() throws {
    let folder = try TemporaryFolder()
    let journal = try FileJournal("\(folder.path)/s", clock: .system, created: Records.now)
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/\(path)", withIntermediateDirectories: true)
    #expect(try journal.checkpoint(of: Records.ann) == nil)
    #expect(try journal.append([Records.outcome("b")], to: Records.annInMarch)[0].number == 2)
    #expect(throws: JournalError.self) { try journal.rememberWritten(at: Records.now) }
    #expect(try journal.losses(of: Records.ann).isEmpty)
    let findings = try journal.settingsFindings(of: [Records.ann])
    #expect(findings.map(\.kind) == [.blockedCheckpoint])
    #expect(findings.map(\.path) == ["known/p/ann.json"])
    #expect(try journal.append([Records.outcome("c")], to: Records.annInMarch)[0].number == 3)
  }

  private func settings(_ change: (String) -> String) {
    disk.edit("/s/store.json") { $0 = Array(change(String(decoding: $0, as: UTF8.self)).utf8) }
  }

  @Test func `an origin and a clock that were changed in the settings are told`() throws {
    let origin = try filled().settings.origin
    settings { $0.replacing(origin, with: "o2") }
    let changed = try journal()
    try changed.append([Records.outcome("b")], to: Records.annInMarch)
    try changed.rememberWritten(at: Records.now)
    settings { $0.replacing("system", with: "simulated") }
    let findings = try journal().settingsFindings(of: [Records.ann])
    #expect(findings.map(\.kind) == [.changedOrigin, .changedClock])
    #expect(findings.map(\.was) == [origin, "system"])
    #expect(findings.allSatisfy { $0.noted == Records.now && $0.kind.isDanger })
  }

  @Test(arguments: [StoreClock.system, .simulated])
  func `a store whose clock was changed in the settings is only read`(clock: StoreClock) throws {
    let other = clock == .system ? StoreClock.simulated : .system
    let made = try FileJournal("/s", clock: clock, created: Records.now, files: disk)
    try made.append([Records.outcome("a")], to: Records.annInMarch)
    try made.rememberWritten(at: Records.now)
    settings { $0.replacing(clock.rawValue, with: other.rawValue) }
    let reason = ReadOnlyReason.clockChanged(path: "/s/store.json", was: clock)
    let changed = try journal()
    #expect(changed.access == .readOnly(reason))
    #expect(throws: JournalError.readOnly(reason)) {
      try changed.append([Records.outcome("b")], to: Records.annInMarch)
    }
    #expect(throws: StoreError.notSimulated(path: "/s")) {
      try FileJournal("/s", clock: .simulated, created: Records.now, files: disk)
    }
    settings { $0.replacing(other.rawValue, with: clock.rawValue) }
    #expect(try journal().access == .readWrite)
    #expect(
      "\(reason)"
        == "/s/store.json: \"clock\" was \"\(clock.rawValue)\" when the store was made. Somebody"
        + " changed it. Write \"\(clock.rawValue)\" there again, or start another store with --store."
    )
  }

  @Test func `settings that are gone are known`() throws {
    let old = try #require(try disk.bytes(at: filled().path + "/store.json"))
    try disk.remove("/s/store.json", in: nil)
    let findings = try journal().settingsFindings(of: [Records.ann])
    #expect(findings.map(\.kind) == [.lostSettings])
    #expect(findings.first.map { $0.was + "\n" } == String(decoding: old, as: UTF8.self))
  }

  @Test func `a store that is only read, or a full disk, leaves what is known as it was`() throws {
    let journal = try filled()
    let before = disk.bytes(at: path)
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    disk.state.withLock { $0.isFull = true }
    #expect(throws: JournalError.self) { try journal.rememberWritten(at: Records.now) }
    #expect(disk.bytes(at: path) == before && disk.bytes(at: path + ".new") == nil)
    disk.heal(keepingOpened: true)
    try journal.rememberWritten(at: Records.now)
    #expect(disk.bytes(at: path) != before)
  }
}
