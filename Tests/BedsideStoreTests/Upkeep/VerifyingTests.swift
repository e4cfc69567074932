import BedsideCore
import BedsideStore
import Testing

struct VerifyingTests {
  private let journal = MemoryJournal(origin: "o")

  private func verified() throws -> FileVerification { try journal.verify(Records.annInMarch) }

  private func fill(_ names: String...) throws {
    try journal.append(names.map { Records.outcome($0) }, to: Records.annInMarch)
  }

  private func edit(_ change: (inout [String]) -> Void) {
    let text = String(decoding: journal.contents[Records.annInMarch] ?? [], as: UTF8.self)
    var lines = text.split(separator: "\n").map { String($0) + "\n" }
    change(&lines)
    journal.contents[Records.annInMarch] = Array(lines.joined().utf8)
  }

  @Test func `lines that are as they were written are sound`() throws {
    try fill("a", "b", "c")
    let found = try verified()
    #expect(found.isSound)
    #expect(found.lines == 3 && found.foreign == 0 && found.unfinished == 0)
    #expect(found.bytes == journal.contents[Records.annInMarch]?.count)
  }

  @Test func `a line that was taken out is missed by its number`() throws {
    try fill("a", "b", "c", "d")
    edit { $0.remove(at: 1) }
    #expect(try verified().missing == 1)
    #expect(try !verified().isSound)
  }

  @Test func `a line that stands there twice is met twice`() throws {
    try fill("a", "b")
    edit { $0.append($0[0]) }
    #expect(try verified().repeated == 1)
  }

  @Test func `the last lines cut off leave nothing to be missed by, and a torn one is told`() throws
  {
    try fill("a", "b")
    edit { $0[1].removeLast(5) }
    let found = try verified()
    #expect(found.isSound && found.lines == 1 && found.unfinished > 0)
  }

  @Test func `an edited line is damage, and does not count as taken out too`() throws {
    try fill("a", "b", "c")
    edit { $0[1] = $0[1].replacing("\"b\"", with: "\"x\"") }
    let found = try verified()
    #expect(found.damaged == 1 && found.missing == 0 && !found.isSound)
    #expect(found.damages.map(\.line) == [2])
  }

  @Test func `lines of kinds that are not known are kept and counted`() throws {
    try journal.append([JournalEntry("future", ["a": 1])], to: Records.annInMarch)
    try fill("a")
    let found = try verified()
    #expect(found.isSound && found.foreign == 1)
  }

  @Test func `each origin counts its own lines, in whatever order they come`() throws {
    try fill("a")
    let other = MemoryJournal(origin: "other")
    try other.append((1...4).map { Records.outcome("\($0)") }, to: Records.annInMarch)
    let records = try Records.records(other)
    try journal.add([records[2], records[0]])
    #expect(try verified().missing == 1)
    try fill("b")
    try journal.add([records[1], records[3]])
    #expect(try verified().isSound)
  }

  @Test func `all files of all participants are verified`() throws {
    try fill("a")
    try journal.append([Records.outcome("p")], to: .plan)
    try journal.append([Records.outcome("d")], to: Records.annsDraft)
    try journal.append([Records.outcome("s")], to: .settings("bob"))
    var lines = 0
    try journal.verify { lines += $0.lines }
    #expect(lines == 4)
  }
}
