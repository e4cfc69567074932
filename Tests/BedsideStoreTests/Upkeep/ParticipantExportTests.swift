import BedsideCore
import BedsideStore
import Testing

struct ParticipantExportTests {
  private let journal = MemoryJournal(origin: "o")
  private let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))

  init() throws {
    try journal.append([Records.outcome("plan")], to: .plan)
    try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    try journal.append([Records.outcome("c")], to: april)
    try journal.append([JournalEntry("setting", ["setting": "language"])], to: .settings("ann"))
    try journal.append([Records.outcome("draft")], to: Records.annsDraft)
    let bytes = Array("a picture".utf8)
    try journal.keep(bytes, named: SHA256.hexadecimal(bytes), of: Records.ann)
    try journal.append([Records.outcome("x")], to: .month("bob", Records.march))
  }

  private func exported(
    from journal: any Journal, clock: StoreClock = .system
  ) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var export = ParticipantExport(of: Records.ann, in: journal, origin: "o", clock: clock)
    let count = try export.write(readme: "Read me.", at: Records.now) {
      (path, bytes) throws(SystemError) in files["copy/\(path)"] = bytes
    }
    #expect(count == files.count)
    return files
  }

  /// What an import adds that somebody answers for.
  private func added(_ source: ParticipantImport, to journal: any Journal) throws -> Int {
    try source.add(to: journal, by: Records.terms(author: "Nurse", reason: "a new machine")).added
  }

  private func imported(
    _ files: [String: [UInt8]], clock: StoreClock = .system
  ) throws(ExportError) -> ParticipantImport {
    try ParticipantImport("copy", clock: clock) { (path) throws(SystemError) in
      guard let bytes = files["copy/\(path)"] else { throw SystemError(.read, path, .notFound) }
      return bytes
    }
  }

  @Test func `an export holds all of one participant, byte for byte, and nothing of another`()
    throws
  {
    let files = try exported(from: journal)
    #expect(
      files.keys.map { $0.replacing(/[0-9a-f]{64}/, with: "HASH") }.sorted() == [
        "copy/README.txt", "copy/export.json", "copy/outcomes.csv",
        "copy/p/ann/2026-03.jsonl", "copy/p/ann/2026-04.jsonl", "copy/p/ann/drafts/d-1.jsonl",
        "copy/p/ann/files/HASH", "copy/p/ann/settings.jsonl",
      ])
    #expect(files["copy/p/ann/2026-03.jsonl"] == journal.contents[Records.annInMarch])
    #expect(!files.values.contains { String(decoding: $0, as: UTF8.self).contains("bob") })
  }

  @Test func `damaged lines are in an export as they stand`() throws {
    journal.contents[Records.annInMarch]?[40] ^= 1
    let files = try exported(from: journal)
    #expect(files["copy/p/ann/2026-03.jsonl"] == journal.contents[Records.annInMarch])
  }

  @Test func `an export comes back into another store, once, and its export is the same`() throws {
    let files = try exported(from: journal)
    let other = MemoryJournal(origin: "other")
    let source = try imported(files)
    #expect(try added(source, to: other) == 5)
    #expect(try added(source, to: other) == 0)
    var again = try exported(from: other)
    var first = files
    // The plan and the settings say that it was brought in.
    for name in ["export.json", "plan/plan.jsonl", "p/ann/settings.jsonl"] {
      (again["copy/\(name)"], first["copy/\(name)"]) = (nil, nil)
    }
    #expect(again == first)
    let next = try other.append([Records.outcome("d")], to: Records.annInMarch)
    #expect(next.map(\.number) == [1])
  }

  @Test func `records that were erased come back from an export`() throws {
    let files = try exported(from: journal)
    try journal.erase(Records.ann, at: Records.now, zone: "UTC")
    #expect(try added(imported(files), to: journal) == 5)
    #expect(try Records.names(journal) == ["a", "b"])
  }

  @Test func `a file that was changed or is missing keeps the whole export out`() throws {
    var files = try exported(from: journal)
    files["copy/p/ann/2026-03.jsonl"]?[40] ^= 1
    #expect(throws: ExportError.changed(path: "copy/p/ann/2026-03.jsonl")) { try imported(files) }
    files["copy/p/ann/2026-03.jsonl"] = nil
    #expect(throws: ExportError.changed(path: "copy/p/ann/2026-03.jsonl")) { try imported(files) }
    files["copy/export.json"] = nil
    #expect(throws: ExportError.noExport(path: "copy")) { try imported(files) }
    files["copy/export.json"] = Array(#"{"format":2}"#.utf8)
    #expect(throws: ExportError.format(path: "copy", 2)) { try imported(files) }
  }

  @Test func `a rehearsal never becomes real records`() throws {
    let files = try exported(from: journal, clock: .simulated)
    #expect(throws: ExportError.rehearsal(path: "copy")) { try imported(files) }
    #expect(throws: Never.self) { try imported(files, clock: .simulated) }
  }

  @Test func `paths that an export does not have are not followed`() throws {
    var files = try exported(from: journal)
    let bytes = Array("x".utf8)
    files["copy/../../etc/passwd"] = bytes
    files["copy/p/bob/2026-03.jsonl"] = bytes
    let manifest = String(decoding: files["copy/export.json"] ?? [], as: UTF8.self)
    let hash = SHA256.hexadecimal(bytes)
    files["copy/export.json"] = Array(
      manifest.replacing(
        #""files":["#,
        with: #"""
          "files":[{"path":"../../etc/passwd","sha256":"\#(hash)"},\#
          {"path":"p/bob/2026-03.jsonl","sha256":"\#(hash)"},
          """#
      ).utf8)
    let other = MemoryJournal(origin: "other")
    #expect(try added(imported(files), to: other) == 5)
    #expect(other.participants() == [Records.ann])
  }
}
