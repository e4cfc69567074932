import BedsideStore
import Testing

struct FileJournalRepairTests {
  private let disk = SimulatedDisk()
  private let path = "/s/p/ann/2026-03.jsonl"

  private func journal() throws -> FileJournal {
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
  }

  private func journalWithTwoLines() throws -> FileJournal {
    let journal = try journal()
    try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
    return journal
  }

  @Test func `a tail torn at any byte is set aside, and no line is lost`() throws {
    let length = try {
      _ = try journalWithTwoLines()
      return try #require(disk.bytes(at: path)).count
    }()
    for cut in 1..<length / 2 {
      let disk = SimulatedDisk()
      let journal = try FileJournal("/s", clock: .system, created: Records.now, files: disk)
      try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annInMarch)
      disk.edit(path) { $0.removeLast(cut) }
      let left = try #require(disk.bytes(at: path)).count
      try journal.append([Records.outcome("c")], to: Records.annInMarch)
      let hasB = cut == 0
      #expect(try Records.names(journal) == (hasB ? ["a", "b", "c"] : ["a", "c"]), "cut \(cut)")
      #expect(try Records.damage(journal).isEmpty)
      let kept = disk.bytes(at: "/s/quarantine/p/ann/2026-03.jsonl.1")
      #expect(kept?.count == left - length / 2, "cut \(cut)")
      #expect(journal.setAside == ["quarantine/p/ann/2026-03.jsonl.1"])
    }
  }

  @Test(arguments: [
    [UInt8](repeating: 0, count: 60), [UInt8](repeating: 0, count: 9) + [10],
    Array("garbage\n".utf8), [0xFF, 10, 10, 0x80], Array("{\"c\":\"0".utf8), [10],
  ]) func `zeros and garbage at the end are set aside whole`(tail: [UInt8]) throws {
    let journal = try journalWithTwoLines()
    disk.edit(path) { $0 += tail }
    #expect(try Records.names(journal) == ["a", "b"])
    #expect(try Records.damage(journal).isEmpty)
    try self.journal().append([Records.outcome("c")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["a", "b", "c"])
    #expect(disk.bytes(at: "/s/quarantine/p/ann/2026-03.jsonl.1") == tail)
    disk.edit(path) { $0 += tail }
    try journal.append([Records.outcome("d")], to: Records.annInMarch)
    #expect(disk.bytes(at: "/s/quarantine/p/ann/2026-03.jsonl.2") == tail)
    #expect(try Records.names(journal) == ["a", "b", "c", "d"])
  }

  @Test func `what is set aside is on the disk before it is cut off`() throws {
    let journal = try journalWithTwoLines()
    disk.edit(path) { $0 += Array("torn".utf8) }
    disk.heal(keepingOpened: true)
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    let calls = disk.calls.filter { ["write", "fsync", "truncate", "fdatasync"].contains($0) }
    #expect(
      calls == ["write"] + [String](repeating: "fsync", count: 5) + [
        "truncate", "write", "fdatasync",
      ])
  }

  @Test func `a bad line between good ones stays, is left out and reported`() throws {
    let journal = try journalWithTwoLines()
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    let original = try #require(disk.bytes(at: path))
    for (edit, message) in [
      ("b\"", "the line was changed after it was written. It stays and is left out."),
      ("\"", "the line is damaged. It stays and is left out."),
    ] {
      disk.edit(path) { bytes in
        let text = String(decoding: original, as: UTF8.self)
        let new = text.replacing(
          #""name":"b""#, with: #""name":"b"# + edit.dropLast() + (edit == "\"" ? "" : "\""))
        bytes = Array(new.utf8)
      }
      let reader = try self.journal()
      #expect(try Records.names(reader) == ["a", "c"])
      #expect(try Records.damage(reader) == ["p/ann/2026-03.jsonl:2: \(message)"])
      let number = try reader.append([Records.outcome("d")], to: Records.annInMarch)[0].number
      #expect(number == 4)
      #expect(try Records.damage(reader).count == 1)
      #expect(reader.setAside.isEmpty)
    }
  }

  @Test func `a last line edited by hand stays in its place and keeps its number`() throws {
    let journal = try journalWithTwoLines()
    disk.edit(path) { bytes in
      bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\"b\"", with: "\"x\"").utf8)
    }
    #expect(try Records.names(journal) == ["a"])
    #expect(try journal.append([Records.outcome("c")], to: Records.annInMarch)[0].number == 3)
    #expect(try Records.names(journal) == ["a", "c"])
    #expect(
      try Records.damage(journal) == [
        "p/ann/2026-03.jsonl:2: the line was changed after it was written. It stays and is left out."
      ])
  }

  @Test func `members and lines that an editor keeps are read on, and others are read anew`() throws
  {
    let journal = try journalWithTwoLines()
    var place = JournalPlace()
    var events = 0
    var replaced = 0
    func readOn() throws {
      try journal.read(Records.annInMarch, from: &place) { event in
        if case .replaced = event { replaced += 1 } else { events += 1 }
      }
    }
    try readOn()
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    try readOn()
    #expect(events == 3 && replaced == 0)
    // A line shorter, then a line longer than before: what is known no longer fits.
    disk.edit(path) { bytes in bytes = Array(bytes[..<(bytes.firstIndex(of: 10)! + 1)]) }
    try readOn()
    #expect(events == 4 && replaced == 1)
    disk.edit(path) { bytes in
      bytes[20] ^= 1; bytes += bytes
    }
    try readOn()
    #expect(replaced == 2)
  }
}
