import BedsideCore
import Testing

@testable import BedsideStore

struct HandEditTests {
  private let journal = MemoryJournal(origin: "o")
  private let today = Records.today

  private func outcome(_ event: String, pain: Int, day: String = "2026-03-06") -> JournalEntry {
    JournalEntry(
      "outcome",
      [
        "task": "check-in", "effective": .string("\(day)T08:00:00"),
        "event": .string("ann/recover/check-in/1/0/\(event.dropFirst())"),
        "day": .string(day), "recorded": "2026-03-06T08:00:00Z", "on": "2026-03-06",
        "extra": [1, nil],
        "values": [.object(["kind": "pain", "type": "integer", "value": .integer(pain)])],
      ])
  }

  private func edit(_ old: String, _ new: String) {
    let text = String(decoding: journal.contents[Records.annInMarch] ?? [], as: UTF8.self)
    journal.contents[Records.annInMarch] = Array(text.replacing(old, with: new).utf8)
  }

  private func adopt(_ line: Int) throws -> Acknowledgement? {
    let edit = try HandEdit(line: line, of: Records.annInMarch, in: journal, today: today)
    return try edit.adopt(
      in: journal, author: "Dr. Who", reason: "typing error", at: Records.now)
  }

  private func refusal(_ line: Int, of file: JournalFile = Records.annInMarch) -> AdoptionError? {
    do throws(AdoptionError) {
      _ = try HandEdit(line: line, of: file, in: journal, today: today)
      return nil
    } catch { return error }
  }

  @Test func `an edited line counts again as a new one that names it, its author and the reason`()
    throws
  {
    try journal.append([outcome("e1", pain: 3), outcome("e2", pain: 4)], to: Records.annInMarch)
    edit(#""value":3"#, #""value":8"#)
    let check = try #require(
      journal.text(ofLine: 1, in: Records.annInMarch)?.dropFirst(6).prefix(8))
    let text = try #require(try journal.text(ofLine: 1, in: Records.annInMarch))
    let sum = Adoption.sum(of: text)
    #expect(try adopt(1)?.number == 3)
    let record = try #require(try Records.records(journal).last)
    #expect(
      record.text.dropFirst(16) == """
        "o":"o","n":3,"k":"outcome","task":"check-in","effective":"2026-03-06T08:00:00",\
        "event":"ann/recover/check-in/1/0/1","day":"2026-03-06",\
        "recorded":"2026-03-06T08:00:00Z","on":"2026-03-06","extra":[1,null],\
        "values":[{"kind":"pain","type":"integer","value":8}],"author":"Dr. Who",\
        "reason":"typing error",\
        "adopts":{"line":1,"c":"\(check)","sum":"\(sum)","at":"2026-03-06T08:00:00Z"}}
        """)
    let found = try journal.verify(Records.annInMarch)
    #expect(found.isSound && found.damaged == 1 && found.adopted == 1)
    #expect(refusal(1) == .adopted(line: 3))
  }

  @Test func `an edit that a later line changed is not adopted over it`() throws {
    try journal.append(
      [outcome("e1", pain: 3), outcome("e2", pain: 4), outcome("e1", pain: 5)],
      to: Records.annInMarch)
    edit(#""value":3"#, #""value":8"#)
    #expect(refusal(1) == .superseded(line: 3))
  }

  @Test func `what another shell records meanwhile is seen under the lock`() throws {
    try journal.append([outcome("e1", pain: 3), outcome("e2", pain: 4)], to: Records.annInMarch)
    edit(#""value":3"#, #""value":8"#)
    let edit = try HandEdit(line: 1, of: Records.annInMarch, in: journal, today: today)
    try journal.append([outcome("e1", pain: 6)], to: Records.annInMarch)
    #expect(try edit.adopt(in: journal, author: "a", reason: "b", at: Records.now) == nil)
    #expect(try Records.records(journal).map(\.number) == [2, 3])
  }

  @Test func `what is no edit of a record is refused`() throws {
    try journal.append(
      [outcome("e1", pain: 3), outcome("e2", pain: 4, day: "2026-03-06"), outcome("e3", pain: 5)],
      to: Records.annInMarch)
    #expect(refusal(1) == .sound)
    #expect(refusal(9) == .noSuchLine)
    #expect(refusal(1, of: .plan) == .notARecord)
    #expect(refusal(1, of: Records.annsDraft) == .notARecord)
    edit(#"/2","day":"2026-03-06""#, #"/2","day":"2026-03-07""#)
    #expect(try refusal(2) == .future(#require(CivilDate("2026-03-07"))))
    edit(#""type":"integer","value":3"#, #""type":"integer" "value":3"#)
    guard case .unreadable = refusal(1) else {
      Issue.record("\(String(describing: refusal(1)))")
      return
    }
  }

  @Test func `a line that is edited once more does not stand any longer, and is adopted anew`()
    throws
  {
    try journal.append([outcome("e1", pain: 3), outcome("e2", pain: 4)], to: Records.annInMarch)
    edit(#""value":3"#, #""value":8"#)
    #expect(try adopt(1)?.number == 3)
    #expect(try journal.verify(Records.annInMarch).isSound)
    let text = try #require(try journal.text(ofLine: 1, in: Records.annInMarch))
    edit(text, text.replacing(#""value":8"#, with: #""value":7"#))
    #expect(try !journal.verify(Records.annInMarch).isSound)
    #expect(try journal.adoptions(in: Records.annInMarch).isEmpty)
    #expect(try adopt(1)?.number == 4)
    #expect(try journal.verify(Records.annInMarch).isSound)
    #expect(try journal.adoptions(in: Records.annInMarch) == [1: 4])
  }

  @Test
  func `an adopted line that is edited itself is damage, and is adopted with what it adopted`()
    throws
  {
    try journal.append([outcome("e1", pain: 3)], to: Records.annInMarch)
    edit(#""value":3"#, #""value":8"#)
    #expect(try adopt(1)?.number == 2)
    edit(#""value":8}],"author"#, #""value":9}],"author"#)
    #expect(try journal.verify(Records.annInMarch).damages.map(\.line) == [1, 2])
    #expect(try adopt(2)?.number == 3)
    #expect(try journal.adoptions(in: Records.annInMarch) == [1: 3, 2: 3])
    #expect(try journal.verify(Records.annInMarch).isSound)
  }

  @Test func `what is about somebody else, or another month, is not adopted`() throws {
    try journal.append([outcome("e1", pain: 3), outcome("e2", pain: 4)], to: Records.annInMarch)
    edit("ann/recover/check-in/1/0/1", "bob/recover/check-in/1/0/1")
    #expect(refusal(1) == .misplaced)
    edit(#"/2","day":"2026-03-06""#, #"/2","day":"2026-02-06""#)
    #expect(refusal(2) == .misplaced)
  }

  @Test func `an outcome without a value that can be read is not adopted`() throws {
    try journal.append([outcome("e1", pain: 3)], to: Records.annInMarch)
    edit(#""value":3"#, #""valu":3"#)
    #expect(
      refusal(1) == .unreadable("'values' holds none, or one that can't be read."))
  }
}
