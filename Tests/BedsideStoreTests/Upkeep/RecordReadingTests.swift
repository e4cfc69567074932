import BedsideCore
import BedsideStore
import Testing

/// What a reading for something else found tells what is missing, without reading all once more.
struct RecordReadingTests {
  private let memory = MemoryJournal(origin: "o")
  private let journal: ReadJournal
  private let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))

  init() throws {
    journal = ReadJournal(memory)
    try memory.append(["a", "b", "c"].map { Records.outcome($0) }, to: Records.annInMarch)
    try memory.append([Records.outcome("d")], to: april)
  }

  private func takeOut(_ line: Int) {
    var lines = (memory.contents[Records.annInMarch] ?? []).split(separator: 10)
    lines.remove(at: line - 1)
    memory.contents[Records.annInMarch] = lines.flatMap { $0 + [10] }
  }

  private func copied() throws -> RecordReading {
    var export = ParticipantExport(of: Records.ann, in: journal, origin: "o", clock: .system)
    _ = try export.write(readme: "", at: Records.now) { _, _ throws(SystemError) in }
    return export.reading
  }

  private func audited() throws -> RecordReading {
    var trail = AuditTrail(of: Records.ann)
    try trail.read(journal) { _ in }
    return trail.reading
  }

  private func exported() throws -> RecordReading {
    try journal.eachStanding(of: Records.ann) { _ throws(SystemError) in }
  }

  @Test func `months that were read are not read again to find that nothing is missing`() throws {
    for reading in [try copied(), try audited(), try exported()] {
      journal.lines = [:]
      let missing = try journal.missing(
        of: Records.ann, counted: reading.months(of: Records.ann))
      #expect(missing.isEmpty)
      #expect(journal.lines.isEmpty)
    }
    #expect(try journal.missing(of: Records.ann).isEmpty)
    #expect(journal.lines[april.description] == 1)
  }

  @Test func `a line that was taken out is found by any reading`() throws {
    takeOut(2)
    for reading in [try copied(), try audited(), try exported()] {
      let missing = try journal.missing(
        of: Records.ann, counted: reading.months(of: Records.ann))
      #expect(missing.map(\.missing) == [1])
      #expect(missing.map(\.file) == [Records.annInMarch])
      #expect(reading.damaged == 0)
    }
  }

  @Test func `damaged lines are counted once, however often they were read`() throws {
    memory.contents[Records.annInMarch]?[40] ^= 1
    var reading = try exported()
    reading.add(try exported())
    #expect(reading.damaged == 1)
    memory.contents[Records.annInMarch]?[40] ^= 1
    reading.add(try exported())
    #expect(reading.damaged == 0)
  }

  @Test func `a copy hands its table on month by month`() throws {
    var pieces = 0
    var export = ParticipantExport(of: Records.ann, in: journal, origin: "o", clock: .system)
    _ = try export.write(readme: "", at: Records.now) { (path, fill) throws(ExportError) in
      try fill { _ in if path == "outcomes.csv" { pieces += 1 } }
    }
    #expect(pieces == 3)
  }
}
