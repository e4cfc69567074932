import BedsideCore
import BedsideStore
import Foundation
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

  @Test func `a file that can't be read is told, and the others are read`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/s"
    let store = try FileJournal(path, clock: .system, created: Records.now)
    try store.append([Records.outcome("a")], to: Records.annInMarch)
    try store.append([Records.outcome("b")], to: .month("bob", Records.march))
    let file = "\(path)/\(Records.annInMarch)"
    try FileManager.default.moveItem(atPath: file, toPath: "\(folder.path)/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: file, withDestinationPath: "\(folder.path)/elsewhere")
    var found: [FileVerification] = []
    try store.verify { found.append($0) }
    let ann = try #require(found.first { $0.file == Records.annInMarch })
    #expect(!ann.isSound && ann.obstacle?.reason == .link && ann.lines == 0)
    #expect(found.first { $0.file == .month("bob", Records.march) }?.lines == 1)
    #expect(found.filter { !$0.isSound }.count == 1)
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

  @Test func `each origin counts its own lines, and those that come behind newer ones are told`()
    throws
  {
    try fill("a")
    let other = MemoryJournal(origin: "other")
    try other.append((1...4).map { Records.outcome("\($0)") }, to: Records.annInMarch)
    let records = try Records.records(other)
    try journal.add([records[2], records[0]])
    #expect(try verified().missing == 1)
    try fill("b")
    try journal.add([records[1], records[3]])
    let found = try verified()
    #expect(found.missing == 0 && found.repeated == 0)
    // Lines 2 to 6 are the other's third and first, this one's second, the other's second and fourth.
    #expect(found.displaced == [3, 5] && found.displacements == 2 && !found.isSound)
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

  @Test func `lines that somebody put into another order are told one by one`() throws {
    try fill("a", "b", "c")
    edit { $0.reverse() }
    #expect(try verified().displaced == [2, 3])
    #expect(try verified().missing == 0)
  }

  /// What is found in all files, without those about which there is nothing to say.
  private func remarks() throws -> [JournalFile: FileVerification] {
    var found: [JournalFile: FileVerification] = [:]
    try journal.verify { if !$0.isSound { found[$0.file] = $0 } }
    return found
  }

  private func line(_ day: String, event: String = "ann/s/t/1/0/1", _ more: JSONFields = [:])
    -> JournalEntry
  {
    var fields: JSONFields = [
      "task": "t", "effective": .string("\(day)T08:00:00"), "event": .string(event),
      "day": .string(day),
    ]
    for field in more.fields { fields[field.key] = field.value }
    return JournalEntry("outcome", fields)
  }

  @Test func `a month that the next one follows is missed, and so are lines cut off its end`()
    throws
  {
    let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))
    try journal.append([line("2026-03-06"), line("2026-03-07")], to: Records.annInMarch)
    let after: JSONValue = .object(["month": "2026-03", "o": "o", "n": 2])
    try journal.append([line("2026-04-06", ["after": after])], to: april)
    #expect(try remarks().isEmpty)
    edit { $0.removeLast() }
    #expect(try remarks()[Records.annInMarch]?.cutOff == 1)
    journal.contents[Records.annInMarch] = nil
    #expect(try remarks()[Records.annInMarch]?.isGone == true)
  }

  @Test
  func `lines in a file of another name, or of another participant, are told where they belong`()
    throws
  {
    try journal.append([line("2026-03-06")], to: Records.annInMarch)
    let april = JournalFile.month(Records.ann, Records.march.advanced(by: 1))
    journal.contents[april] = journal.contents[Records.annInMarch]
    journal.contents[.month("bob", Records.march)] = journal.contents[Records.annInMarch]
    let found = try remarks()
    #expect(found.count == 2)
    #expect(found[april]?.rightfulFile == Records.annInMarch)
    #expect(found[.month("bob", Records.march)]?.rightfulFile == Records.annInMarch)
  }

  @Test func `a plan that lost what answers were recorded under is told`() throws {
    try journal.append([line("2026-03-06", ["plan": "h"])], to: Records.annInMarch)
    #expect(try remarks()[.plan]?.lostPlans == ["h"])
    try journal.append(
      [
        JournalEntry(
          "plan",
          [
            "task": "t", "study": "s", "version": 1, "hash": "h", "contentHash": "c",
            "recorded": "2026-03-06T08:00:00Z", "entry": "{}",
          ])
      ], to: .plan)
    #expect(try remarks().isEmpty)
  }

  @Test func `a line that a crash cut short is told from one that somebody took out`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/s"
    let file = "\(path)/\(Records.annInMarch)"
    let store = try FileJournal(path, clock: .system, created: Records.now)
    try store.append(["a", "b", "c"].map { Records.outcome($0) }, to: Records.annInMarch)
    try store.rememberWritten(at: Records.now)
    let whole = try Data(contentsOf: URL(fileURLWithPath: file))
    try whole.dropLast(20).write(to: URL(fileURLWithPath: file))
    let later = try FileJournal(path, clock: .system, created: Records.now)
    try later.append([Records.outcome("d")], to: Records.annInMarch)
    let found = try later.verify(Records.annInMarch)
    #expect(found.missing == 1)
    #expect(found.torn.map(\.path) == ["quarantine/\(Records.annInMarch).1"])
    #expect(found.torn.map(\.number) == [3])
    let lines = try Data(contentsOf: URL(fileURLWithPath: file)).split(separator: 10)
    let rest = lines.indices.filter { $0 != 1 }.flatMap { lines[$0] + [10] }
    try Data(rest).write(to: URL(fileURLWithPath: file))
    let taken = try later.verify(Records.annInMarch)
    #expect(taken.missing == 2 && taken.torn.count == 1)
  }
}
