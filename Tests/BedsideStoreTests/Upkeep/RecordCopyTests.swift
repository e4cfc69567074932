import BedsideCore
import BedsideStore
import Testing

/// Unfinished answers that the store could not take are saved elsewhere and brought back.
struct RecordCopyTests {
  private let journal = MemoryJournal(origin: "o")

  private func copied(_ unsaved: String...) throws -> [UInt8] {
    try RecordCopy(
      of: Records.draft, of: Records.ann, in: journal, adding: unsaved.map { Records.outcome($0) }
    ).bytes(at: Records.now)
  }

  private func answers() throws -> [String] { try Records.names(journal, Records.annsDraft) }

  private func restore(_ bytes: [UInt8]) throws -> Int {
    try #require(try RecordCopy(bytes)).restore(in: journal, by: Records.terms())
  }

  @Test func `what the store had and what it had not come back as one run`() throws {
    try journal.append([Records.outcome("a"), Records.outcome("b")], to: Records.annsDraft)
    let bytes = try copied("c", "d")
    #expect(try answers() == ["a", "b"])
    #expect(try restore(bytes) == 2)
    #expect(try answers() == ["a", "b", "c", "d"])
    #expect(try restore(bytes) == 0)
    #expect(try answers() == ["a", "b", "c", "d"])
    #expect(try journal.verify(Records.annsDraft).isSound)
  }

  @Test func `a run of which the store has nothing comes back whole, in another store too`() throws
  {
    let bytes = try copied("a", "b")
    #expect(try restore(bytes) == 2)
    let other = MemoryJournal(origin: "other")
    #expect(try RecordCopy(bytes)?.restore(in: other, by: Records.terms()) == 2)
    #expect(try Records.names(other, Records.annsDraft) == ["a", "b"])
  }

  @Test func `what was tried again with success meanwhile is not doubled`() throws {
    try journal.append([Records.outcome("a")], to: Records.annsDraft)
    let bytes = try copied("b", "c")
    try journal.append([Records.outcome("b")], to: Records.annsDraft)
    #expect(try restore(bytes) == 1)
    #expect(try answers() == ["a", "b", "c"])
  }

  @Test func `a run that is finished or went another way is not changed`() throws {
    try journal.append([Records.outcome("a")], to: Records.annsDraft)
    let bytes = try copied("b")
    try journal.append([Records.outcome("x")], to: Records.annsDraft)
    #expect(throws: CopyError.different) { try restore(bytes) }
    #expect(try answers() == ["a", "x"])
    try journal.finish(
      Records.outcome("end", finishing: Records.draft), in: Records.annInMarch, of: Records.ann)
    #expect(throws: CopyError.finished) { try restore(bytes) }
    #expect(try answers().isEmpty)
  }

  @Test func `a copy that was changed, cut or is none is not taken`() throws {
    let bytes = try copied("a", "b")
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map { String($0) + "\n" }
    let changes: [String] = [
      lines.dropLast().joined(), lines.joined().replacing("\"a\"", with: "\"x\""),
      String(text.dropLast(3)), lines[0] + lines[2],
    ]
    for changed in changes {
      let error = #expect(throws: JournalError.self) { try RecordCopy(Array(changed.utf8)) }
      #expect(
        error.map { "\($0)" }
          == "Not saved. The copy was changed or cut short after it was written.")
    }
    #expect(try RecordCopy(Array("{}\n".utf8)) == nil)
    #expect(try RecordCopy([]) == nil)
  }
}
