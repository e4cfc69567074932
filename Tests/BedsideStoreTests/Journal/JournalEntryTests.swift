import BedsideCore
import BedsideStore
import Testing

struct JournalEntryTests {
  @Test func `the text of an object is kept byte for byte`() throws {
    let journal = MemoryJournal(origin: "o")
    let entry = try JournalEntry("x", object: #" { "a": 1.0, "b" : "\u00e9" } "#)
    try journal.append([entry], to: .plan)
    let text = try Records.records(journal, .plan)[0].text
    #expect(text.hasSuffix(#""o":"o","n":1,"k":"x", "a": 1.0, "b" : "\u00e9" }"#))
  }

  @Test func `an entry without members is a line`() throws {
    let journal = MemoryJournal(origin: "o")
    try journal.append([JournalEntry("x", [:]), JournalEntry("y", object: "{ }")], to: .plan)
    #expect(try Records.records(journal, .plan).map(\.kind) == ["x", "y"])
  }

  @Test(arguments: [
    ("[1]", "Not saved. It must be one JSON object on one line."),
    ("{\n}", "Not saved. It must be one JSON object on one line."),
    (#"{"n":1}"#, "Not saved. The journal writes the member 'n' itself."),
  ]) func `what cannot be a line is refused`(text: String, message: String) {
    let error = #expect(throws: JournalError.self) { try JournalEntry("x", object: text) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func `a draft that a line finishes stands in its envelope`() throws {
    let journal = MemoryJournal()
    try journal.append([Records.outcome("a", finishing: Records.draft)], to: Records.annInMarch)
    let record = try Records.records(journal)[0]
    #expect(record.draft == Records.draft)
    #expect(record.task == "check-in")
    #expect(record.effective == "2026-03-06T08:00:00")
    #expect(record.isAbout(task: "check-in") && !record.isAbout(task: "check"))
    #expect(record.isKind("outcome") && !record.isKind("outcomes"))
  }

  @Test func `a name with characters that JSON escapes is read back`() throws {
    let journal = MemoryJournal()
    let name = "a\"b\\c\u{1}é"
    try journal.append([JournalEntry(name, ["task": .string(name)])], to: .plan)
    let record = try Records.records(journal, .plan)[0]
    #expect(record.kind == name && record.task == name && record.isAbout(task: name))
  }
}
