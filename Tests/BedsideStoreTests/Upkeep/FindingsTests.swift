import BedsideStore
import Foundation
import Testing

struct FindingsTests {
  private let folder: TemporaryFolder
  private let store: String
  private let journal: FileJournal

  init() throws {
    folder = try TemporaryFolder()
    store = "\(folder.path)/s"
    journal = try FileJournal(store, clock: .system, created: Records.now)
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    try journal.append([Records.outcome("a")], to: Records.annsDraft)
  }

  private func found() throws -> [String] {
    try journal.findings().map { "\($0.kind.rawValue) \($0.path)" }
  }

  private func make(_ name: String, _ text: String = "x", permissions: Int = 0o600) throws {
    let url = URL(filePath: "\(store)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    #expect(
      FileManager.default.createFile(
        atPath: url.path(), contents: Data(text.utf8),
        attributes: [.posixPermissions: permissions]))
  }

  @Test func `a store as Bedside makes it gives no reason to say anything`() throws {
    #expect(try found() == [])
  }

  @Test func `what others may open is found, with the command that closes it`() throws {
    try folder.setPermissions(0o644, of: "s/p/ann/2026-03.jsonl")
    try folder.setPermissions(0o755, of: "s/p/ann")
    try folder.setPermissions(0o777)
    #expect(
      try found() == [
        "openParent \(folder.path)", "openToOthers p/ann", "openToOthers p/ann/2026-03.jsonl",
      ])
    #expect(
      try journal.findings().map { $0.command(in: store) } == [
        "chmod go-w \(folder.path)", "chmod go= \(store)/p/ann",
        "chmod go= \(store)/p/ann/2026-03.jsonl",
      ])
    try folder.setPermissions(0o700)
  }

  @Test func `second names, links, leftovers and other files are found`() throws {
    try FileManager.default.linkItem(
      atPath: "\(store)/p/ann/2026-03.jsonl", toPath: "\(folder.path)/second")
    try FileManager.default.createSymbolicLink(
      atPath: "\(store)/p/ann/2026-04.jsonl", withDestinationPath: "2026-03.jsonl")
    try make("store.json.new")
    try make("quarantine/p/ann/2026-03.jsonl.1")
    try make("p/ann/notes.txt")
    #expect(
      try found() == [
        "severalNames p/ann/2026-03.jsonl", "link p/ann/2026-04.jsonl", "notOurs p/ann/notes.txt",
        "setAside quarantine/p/ann/2026-03.jsonl.1", "leftover store.json.new",
      ])
  }

  @Test func `what stands in the place of a file is named, and nobody is told to open it`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(store)/p/ann/2026-04.jsonl", withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o755])
    #expect(try found() == ["notAFile p/ann/2026-04.jsonl"])
    let finding = try journal.findings().first
    #expect(finding?.kind.isDanger == true && finding?.command(in: store) == nil)
  }

  @Test func `a supplied file that is not what its name says is found`() throws {
    let bytes = Array("a picture".utf8)
    let hash = String(repeating: "0", count: 64)
    try journal.keep(bytes, named: hash, of: Records.ann)
    #expect(try found() == ["changedFile p/ann/files/\(hash)"])
  }

  @Test func `the commands do what they say`() throws {
    try FileManager.default.linkItem(
      atPath: "\(store)/p/ann/2026-03.jsonl", toPath: "\(folder.path)/second")
    let command = try #require(try journal.findings().first?.command(in: store))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", command]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try found() == [])
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["a", "b"])
  }

  @Test func `the files of a store are found by their paths and no others`() {
    for file in [
      JournalFile.plan, Records.annInMarch, Records.annsDraft, .settings(Records.ann),
    ] {
      #expect(JournalFile(path: file.description) == file)
    }
    for path in [
      "", "plan", "plan/other.jsonl", "p/ann/2026-3.jsonl", "p/ann/2026-13.jsonl",
      "p/../2026-03.jsonl", "p/ann/notes.jsonl", "p/ann/drafts/.jsonl", "/p/ann/2026-03.jsonl",
      "p/ann/files/2026-03.jsonl", "p//2026-03.jsonl",
    ] {
      #expect(JournalFile(path: path) == nil, "\(path)")
    }
  }

  @Test func `traces outside the store are removed, and those that are missing are no error`()
    throws
  {
    try make("../cache/deep/a")
    try make("../history")
    for path in ["\(folder.path)/cache", "\(folder.path)/history", "\(folder.path)/none"] {
      try PrivateTraces.remove(path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["s"])
  }
}
