import BedsideCore
import BedsideStore
import Testing

/// Files that are larger than what is read at once.
struct PiecewiseReadingTests {
  private let disk = SimulatedDisk()
  private let path = "/s/p/ann/2026-03.jsonl"

  private func journal() throws -> FileJournal {
    try FileJournal("/s", clock: .system, created: Records.now, files: disk)
  }

  private func fill(_ journal: FileJournal, _ lengths: [Int]) throws {
    for (index, length) in lengths.enumerated() {
      let entry = JournalEntry(
        "outcome",
        ["name": .string("\(index)"), "text": .string(String(repeating: "x", count: length))])
      try journal.append([entry], to: Records.annInMarch)
    }
  }

  @Test func `every line is met once, whatever its length`() throws {
    let journal = try journal()
    // Lines that end before, at and behind the end of a piece, and the longest that there may be.
    let lengths = [400_000, 400_000, 400_000, 1_000_000, 1_048_400, 10, 1_048_400, 0, 700_000]
    try fill(journal, lengths)
    #expect(try Records.names(journal) == lengths.indices.map { "\($0)" })
    #expect(try Records.records(journal).map(\.line) == Array(1...lengths.count))
    let verification = try journal.verify(Records.annInMarch)
    #expect(verification.isSound && verification.lines == lengths.count)
    #expect(verification.bytes == disk.bytes(at: path)?.count)
  }

  @Test func `damage longer than a piece is left out, and the lines around it are met`() throws {
    let journal = try journal()
    try fill(journal, [10, 10])
    let second = try #require(disk.bytes(at: path)?.firstIndex(of: 10)) + 1
    disk.edit(path) { bytes in
      bytes.insert(contentsOf: [UInt8](repeating: 0, count: 3_000_000) + [10], at: second)
    }
    let reader = try self.journal()
    #expect(try Records.names(reader) == ["0", "1"])
    #expect(
      try Records.damage(reader) == [
        "p/ann/2026-03.jsonl:2: the line is damaged. It stays and is left out."
      ])
  }

  @Test func `reading on begins where the last reading ended, in pieces too`() throws {
    let journal = try journal()
    try fill(journal, [900_000, 900_000])
    var place = JournalPlace()
    var met: [Int] = []
    func readOn() throws {
      try journal.read(Records.annInMarch, from: &place) { event in
        if case .record(let record) = event { met.append(record.line) }
      }
    }
    try readOn()
    try fill(journal, [900_000, 900_000, 900_000])
    try readOn()
    #expect(met == [1, 2, 3, 4, 5])
  }
}
