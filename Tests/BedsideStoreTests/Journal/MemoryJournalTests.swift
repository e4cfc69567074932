import BedsideStore
import Testing

struct MemoryJournalTests {
  @Test func `a refusal reaches the writer, and nothing is written`() throws {
    let journal = MemoryJournal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    let refusal = JournalError.notSaved(SystemError(.write, "x", .diskFull))
    journal.refusal = refusal
    #expect(throws: refusal) {
      try journal.append([Records.outcome("b")], to: Records.annInMarch)
    }
    #expect(throws: refusal) { try journal.erase(Records.ann) }
    #expect(throws: refusal) { try journal.removeDraft(Records.draft, of: Records.ann) }
    journal.refusal = nil
    try journal.append([Records.outcome("c")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["a", "c"])
  }

  @Test func `a journal that is only read says why it is`() throws {
    let journal = MemoryJournal()
    journal.access = .readOnly(.notWritable(path: "x"))
    #expect(throws: JournalError.readOnly(.notWritable(path: "x"))) {
      try journal.append([Records.outcome("b")], to: Records.annInMarch)
    }
  }

  @Test func `a torn line is cut off before the next one`() throws {
    let journal = MemoryJournal()
    try journal.append([Records.outcome("a")], to: Records.annInMarch)
    journal.contents[Records.annInMarch]? += Array(#"{"c":"0"#.utf8)
    #expect(try Records.names(journal) == ["a"])
    try journal.append([Records.outcome("b")], to: Records.annInMarch)
    #expect(try Records.names(journal) == ["a", "b"])
  }
}
