import BedsideCore
import BedsideExchange
import BedsideStore
import Testing

struct LongTableTests {
  private let record = SampleRecord()
  private let awkward = "=1+1, \"so\"\r\nsaid\ttom\\ – é 😀"

  @Test func `every answer has a row, also one of several choices, and what was not reached`()
    throws
  {
    try record.add(
      SampleRecord.line(
        0,
        [
          SampleRecord.answer("pain", "answered", "accepted", 5, display: "5"),
          SampleRecord.answer(
            "symptoms", "answered", "typed", ["fever", .object(["other": "itch"])]),
        ]))
    let rows = try record.long()
    #expect(rows.map { $0["item"] } == ["pain", "symptoms", "symptoms", "note"])
    #expect(rows.map { $0["place"] } == ["", "1", "2", ""])
    #expect(rows.map { $0["value"] } == ["5", "fever", "other", ""])
    #expect(rows.map { $0["text"] } == ["", "", "itch", ""])
    #expect(rows.map { $0["state"] } == ["answered", "answered", "answered", "notShown"])
    #expect(rows.map { $0["entry"] } == ["accepted", "typed", "typed", ""])
    let first = try #require(rows.first)
    #expect(first["participant"] == "ann" && first["study"] == "s" && first["version"] == "1")
    #expect(first["effective"] == "2026-03-06T08:00:00+02:00")
    #expect(first["label"] == "How bad is it?" && first["seconds"] == "1.5")
    #expect(rows.allSatisfy { $0["source"] == "answer" })
  }

  @Test(arguments: ["skipped", "dontKnow", "declined", "notShown"])
  func `an answer without a value says why`(state: String) throws {
    try record.add(SampleRecord.line(0, [SampleRecord.answer("pain", state)]))
    let row = try #require(try record.long().first)
    #expect(row["state"] == state && row["value"] == "" && row["entry"] == "")
  }

  @Test func `any text comes back as it was typed`() throws {
    try record.add(
      SampleRecord.line(0, [SampleRecord.answer("note", "answered", "typed", .string(awkward))]))
    #expect(try record.long().first?["value"] == awkward)
    let wide = try record.wide()
    #expect(wide.first?["note"] == awkward)
  }

  @Test func `formulas are defused on request, and numbers never`() throws {
    try record.add(
      SampleRecord.line(
        0,
        [
          SampleRecord.answer("note", "answered", "typed", "=1+1"),
          SampleRecord.answer("pain", "answered", "typed", .integer(-3)),
        ]))
    let bytes = try record.written {
      _ = try $0.writeLong(TableStyle(defusesFormulas: true), to: &$1)
    }
    #expect(try StrictCSV.records(bytes).map { $0["value"] } == ["'=1+1", "-3", ""])
    #expect(try record.long().first?["value"] == "=1+1")
  }

  @Test func `tabs part cells where they are asked for, and line ends stay within rows`() throws {
    try record.add(
      SampleRecord.line(0, [SampleRecord.answer("note", "answered", "typed", .string(awkward))]))
    let bytes = try record.written { _ = try $0.writeLong(TableStyle(.tabs), to: &$1) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 4)
    let cells = lines[1].split(separator: "\t", omittingEmptySubsequences: false)
    #expect(cells.count == 31)
    #expect(cells[22] == "=1+1, \"so\"\\r\\nsaid\\ttom\\\\ – é 😀")
  }

  @Test func `a byte order mark comes only where it is asked for`() throws {
    let marked = try record.written { _ = try $0.writeLong(TableStyle(hasMark: true), to: &$1) }
    #expect(marked.starts(with: [0xEF, 0xBB, 0xBF]))
    let plain = try record.written { _ = try $0.writeLong(to: &$1) }
    #expect(plain.starts(with: "participant,".utf8))
  }

  @Test func `a time through a repeat is told apart, with several choices in it`() throws {
    try record.add(
      SampleRecord.line(
        0, version: 2,
        [
          SampleRecord.answer("visits.1.kind", "answered", "typed", [1, 2]),
          SampleRecord.answer("visits.2.kind", "answered", "typed", [2]),
        ]))
    let rows = try record.long().filter { $0["state"] == "answered" }
    #expect(rows.map { $0["item"] } == ["visits.1.kind", "visits.1.kind", "visits.2.kind"])
    #expect(rows.map { $0["repeat"] } == ["1", "1", "2"])
    #expect(rows.map { $0["value"] } == ["1", "2", "2"])
  }

  @Test func `a score has a row with its band`() throws {
    try record.add(
      SampleRecord.line(
        0, version: 2, [],
        scores: [
          "sum": .object(["value": 7, "title": "Burden", "band": 2, "label": "high"])
        ]))
    let row = try #require(try record.long().first { $0["source"] == "score" })
    #expect(row["item"] == "sum" && row["value"] == "7")
    #expect(row["label"] == "Burden" && row["display"] == "high")
  }

  @Test func `a score of a part of the answers says of how many, and nothing else does`() throws {
    let score = { (value: JSONValue, answered: Int) in
      JSONFields([
        (
          "sum",
          .object(["value": value, "answered": .integer(answered), "items": 9, "title": "Burden"])
        )
      ])
    }
    let cases: [(JSONValue, Int)] = [(7, 8), (.null, 3), (9, 9)]
    for (day, (value, answered)) in cases.enumerated() {
      try record.add(
        SampleRecord.line(
          day, version: 2, [SampleRecord.answer("pain", "answered", "typed", 3)],
          scores: score(value, answered)))
    }
    try record.add(SampleRecord.drinks(4, [250]))
    let rows = try record.long()
    let scores = rows.filter { $0["source"] == "score" }
    #expect(scores.map { $0["value"] } == ["7", "", "9"])
    #expect(scores.map { $0["score_answered"] } == ["8", "3", "9"])
    #expect(scores.map { $0["score_items"] } == ["9", "9", "9"])
    let others = rows.filter { $0["source"] != "score" }
    #expect(Set(others.map { $0["source"] }) == ["answer", "value"])
    #expect(others.allSatisfy { $0["score_answered"] == "" && $0["score_items"] == "" })
    #expect(rows.contains { $0["state"] == "notShown" && $0["seconds"] == "" })
  }

  @Test func `what was recorded without steps has a row a value`() throws {
    try record.add(SampleRecord.drinks(0, [250, .number(0.5)]))
    let rows = try record.long()
    #expect(rows.map { $0["source"] } == ["value", "value"])
    #expect(rows.map { $0["value"] } == ["250", "0.5"])
    #expect(rows.map { $0["units"] } == ["ml", "ml"])
    #expect(rows.map { $0["place"] } == ["1", "2"])
  }

  @Test func `what was changed stands as it is now, marked, with who did it and why`() throws {
    try record.add(SampleRecord.line(0, [SampleRecord.answer("pain", "answered", "typed", 3)]))
    try record.add(
      "amend",
      SampleRecord.line(
        0, [SampleRecord.answer("pain", "answered", "typed", 4)],
        more: ["author": "Dr B", "reason": "misread"]))
    let rows = try record.long()
    #expect(rows.map { $0["value"] } == ["4", "", ""])
    #expect(rows[0]["amended"] == "true" && rows[0]["author"] == "Dr B")
    #expect(rows[0]["reason"] == "misread")
  }

  @Test func `what was taken back is left out, and told on request`() throws {
    try record.add(SampleRecord.line(0, [SampleRecord.answer("pain", "answered", "typed", 3)]))
    try record.add(
      "delete",
      [
        "task": "check", "effective": "2026-03-06T08:00:00", "event": "ann/s/check/1/0/0",
        "day": "2026-03-06", "recorded": "2026-03-07T10:00:00Z", "on": "2026-03-07",
        "zone": "UTC", "author": "Dr B", "reason": "wrong person",
      ])
    #expect(try record.long().isEmpty)
    let row = try #require(try record.long { $0.includesDeleted = true }.first)
    #expect(row["deleted"] == "2026-03-07T10:00:00Z" && row["value"] == "3")
    #expect(row["deleted_by"] == "Dr B" && row["deleted_for"] == "wrong person")
  }

  @Test func `an outcome that was read anew is written like one that was taken as it stands`()
    throws
  {
    let answers = [
      SampleRecord.answer("pain", "answered", "accepted", 5, display: "5"),
      SampleRecord.answer("symptoms", "answered", "typed", ["fever", .object(["other": "a,b"])]),
      SampleRecord.answer("note", "answered", "typed", .string(awkward)),
    ]
    try record.add(SampleRecord.line(0, answers))
    let straight = try record.long()
    // The same again is a second line about the event, which has them put together.
    try record.add(SampleRecord.line(0, answers))
    #expect(try record.long() == straight)
  }

  @Test func `days and tasks choose what is written`() throws {
    for day in 4...6 {
      try record.add(
        SampleRecord.line(
          day, day: "2026-03-0\(day)", [SampleRecord.answer("pain", "answered", "typed", 3)]))
    }
    try record.add(SampleRecord.drinks(0, [1], day: "2026-03-05"))
    let five = try #require(CivilDate("2026-03-05"))
    let days = try record.long { $0.days = five...five }.map { $0["task"] }
    #expect(days == ["water", "check", "check", "check"])
    #expect(try record.long { $0.tasks = ["water"] }.count == 1)
    #expect(try record.long { $0.tasks = [] }.isEmpty)
  }

  @Test func `rows come in the order of their events, not of their lines`() throws {
    for day in [6, 4, 5] {
      try record.add(
        SampleRecord.line(
          day, day: "2026-03-0\(day)", [SampleRecord.answer("pain", "answered", "typed", 3)]))
    }
    let days = try record.long().filter { $0["item"] == "pain" }.map { $0["day"] }
    #expect(days == ["2026-03-04", "2026-03-05", "2026-03-06"])
  }

  @Test func `damaged lines are left out and counted`() throws {
    try record.add(SampleRecord.line(0, [SampleRecord.answer("pain", "answered", "typed", 3)]))
    try record.add(SampleRecord.line(1, [SampleRecord.answer("pain", "answered", "typed", 4)]))
    let file = JournalFile.month("ann", try #require(Month("2026-03-06")))
    let text = String(decoding: record.journal.contents[file] ?? [], as: UTF8.self)
    record.journal.contents[file] = Array(
      text.replacing("\"value\":4,\"units\"", with: "\"value\":9,\"units\"").utf8)
    var damaged = 0
    let bytes = try record.written { damaged = try $0.writeLong(to: &$1).damaged }
    #expect(damaged == 1)
    #expect(try StrictCSV.records(bytes).compactMap { $0["value"] } == ["3", "", ""])
  }
}
