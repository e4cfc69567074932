import BedsideCore
import BedsideExchange
import BedsideStore
import Testing

struct WideTableTests {
  private let record = SampleRecord()

  @Test func `columns are those of all versions, written by their ids, and every option has one`()
    throws
  {
    try record.add(
      SampleRecord.line(
        0, version: 1,
        [
          SampleRecord.answer("pain", "answered", "accepted", 5),
          SampleRecord.answer(
            "symptoms", "answered", "typed", ["cough", .object(["other": "itch"])]),
        ]))
    try record.add(
      SampleRecord.line(
        1, version: 2, day: "2026-03-07",
        [
          SampleRecord.answer("side", "answered", "typed", "left"),
          SampleRecord.answer("symptoms", "answered", "typed", ["nausea"]),
        ]))
    let (old, new) = try (record.wide()[0], record.wide()[1])
    #expect(old["pain"] == "5" && old["pain_entry"] == "accepted")
    #expect(old["symptoms_cough"] == "1" && old["symptoms_fever"] == "0")
    // What a version does not offer was not left out by whoever answered it.
    #expect(old["symptoms_nausea"] == "" && new["symptoms_other"] == "")
    #expect(old["symptoms_other"] == "1" && old["symptoms_other_text"] == "itch")
    // The first version did not ask for the side, so that nothing became of it.
    #expect(old["side"] == "" && old["side_state"] == "")
    #expect(old["note_state"] == "notShown")
    #expect(new["side"] == "left" && new["side_state"] == "answered")
    #expect(new["symptoms_nausea"] == "1" && new["symptoms_fever"] == "0")
    #expect(new["symptoms_cough"] == "")
    #expect(new["pain"] == "" && new["pain_state"] == "notShown")
  }

  @Test func `options are empty where the question was not answered`() throws {
    try record.add(SampleRecord.line(0, [SampleRecord.answer("symptoms", "skipped")]))
    let row = try record.wide()[0]
    #expect(row["symptoms_fever"] == "" && row["symptoms_cough"] == "")
    #expect(row["symptoms_state"] == "skipped")
  }

  @Test func `several choices in a repeat have their own columns each time`() throws {
    try record.add(
      SampleRecord.line(
        0, version: 2,
        [
          SampleRecord.answer("visits.1.kind", "answered", "typed", [1, 2]),
          SampleRecord.answer("visits.2.kind", "answered", "typed", [2]),
          SampleRecord.answer("visits.2.minutes", "answered", "typed", 40),
        ]))
    let row = try record.wide()[0]
    #expect(row["visits_1_kind_1"] == "1" && row["visits_1_kind_2"] == "1")
    #expect(row["visits_2_kind_1"] == "0" && row["visits_2_kind_2"] == "1")
    #expect(row["visits_2_minutes"] == "40" && row["visits_1_minutes"] == "")
  }

  @Test func `the order is that of the newest form, with what only older ones have in its place`()
    throws
  {
    let names = try record.export().describe("check").variables.filter { $0.role == .answer }
      .map(\.name)
    #expect(
      names == [
        "side", "pain", "symptoms_fever", "symptoms_cough", "symptoms_nausea", "symptoms_other",
        "symptoms_other_text", "note", "visits_1_kind_1", "visits_1_kind_2", "visits_1_minutes",
        "visits_2_kind_1", "visits_2_kind_2", "visits_2_minutes", "extra",
      ])
  }

  @Test func `scores and their bands have columns`() throws {
    try record.add(
      SampleRecord.line(
        0, version: 2, [],
        scores: [
          "sum": .object(["value": 7, "band": 2, "label": "high", "answered": 8, "items": 9])
        ]))
    let row = try record.wide()[0]
    #expect(row["score_sum"] == "7" && row["score_sum_band"] == "2")
    #expect(row["score_sum_answered"] == "8" && row["score_sum_items"] == "9")
    let scores = try record.export().describe("check").variables.filter { $0.role == .score }
    #expect(
      scores.map(\.label) == [
        "Burden", "Burden: how many questions of it are answered",
        "Burden: how many questions it is made of", "Burden: band",
      ])
  }

  @Test func `values without steps have as many columns as one outcome has of them`() throws {
    try record.add(SampleRecord.drinks(0, [250]))
    try record.add(SampleRecord.drinks(1, [100, 200, 300], day: "2026-03-07"))
    let rows = try record.wide("water")
    #expect(rows.map { $0["value"] } == ["250", "100"])
    #expect(rows.map { $0["value_2"] } == ["", "200"])
    #expect(rows.map { $0["value_3"] } == ["", "300"])
  }

  @Test func `an item that no version is known to ask for is written too`() throws {
    try record.add(SampleRecord.line(0, [SampleRecord.answer("lost", "answered", "typed", "x")]))
    let row = try record.wide()[0]
    #expect(row["lost"] == "x" && row["lost_state"] == "answered")
  }

  @Test func `the same item in another wording keeps its column and both wordings`() throws {
    let pain = try record.export().describe("check").variables.first { $0.name == "pain" }
    #expect(pain?.label == "How bad is the pain?")
    #expect(pain?.otherWordings == ["How bad is it?"])
    #expect(pain?.versions == [1, 2])
    #expect(pain?.minimum == "0" && pain?.maximum == "10" && pain?.kind == .number)
  }
}
