import BedsideCore
import BedsideExchange
import Testing

struct SyntaxTests {
  private let record = SampleRecord()

  private func table() throws -> WrittenTable {
    try record.add(
      SampleRecord.line(0, [SampleRecord.answer("note", "answered", "typed", "é and more")]))
    return try record.export().describe("check")
  }

  @Test func `the codebook names every column, its codes and the notice`() throws {
    let text = Codebook("A study", of: [try table()]).markdown
    #expect(text.contains("Copyright: Ann \\| Example. CC0. Made up"))
    #expect(
      text.contains(
        "| `pain` | `pain` | How bad is the pain? (earlier: How bad is it?) | number (scale) |  | 0…10"
          + " |  | -96 or .a = skipped; -97 or .b = dontKnow; -98 or .c = declined; -99 or .d ="
          + " notShown | 1, 2 |"))
    #expect(text.contains("Which?: Fever, high"))
  }

  @Test func `the codebook is a table too`() throws {
    let rows = try StrictCSV.records(Codebook("A study", of: [try table()]).table())
    let side = try #require(rows.first { $0["variable"] == "side" })
    #expect(side["codes"] == "left = Left\nright = Right")
    #expect(side["versions"] == "2" && side["item"] == "side" && side["state"] == "side_state")
    #expect(rows.first { $0["variable"] == "visits_2_minutes" }?["repeat"] == "2")
  }

  @Test func `SPSS gets as much room as texts need, and numbers in the place of missing ones`()
    throws
  {
    let text = SPSSSyntax(try table(), from: "it's.csv").text
    #expect(text.contains("/FILE='it''s.csv'"))
    #expect(text.contains("    note A11\n"))
    #expect(text.contains("IF (pain_state = 'notShown') pain = -99.\n"))
    #expect(text.contains("MISSING VALUES pain (-99 THRU -96).\n"))
    // An integer without a least value could be -99 itself.
    #expect(text.contains("MISSING VALUES visits_1_minutes (-999999999 THRU -999999996).\n"))
    #expect(text.contains("  /side\n    'left' 'Left'\n    'right' 'Right'"))
  }

  @Test func `R gets factors of what has names, and labels`() throws {
    let text = RSyntax(try table(), from: "check.csv").text
    #expect(text.contains("check <- read.csv(\"check.csv\""))
    #expect(
      text.contains(
        "check$side <- factor(check$side, levels = c(\"left\", \"right\"),\n"
          + "  labels = c(\"Left\", \"Right\"))"))
    #expect(text.contains("attr(check$pain, \"label\") <- \"How bad is the pain?\""))
  }

  @Test func `Stata gets its own missing values`() throws {
    let text = StataSyntax(try table(), from: "check.csv").text
    #expect(text.contains("replace pain = .d if pain_state == \"notShown\"\n"))
    #expect(text.contains("label define pain .d `\"not shown\"', add\n"))
    #expect(text.contains("replace bedside_code = 2 if side == `\"right\"'\n"))
  }
}
