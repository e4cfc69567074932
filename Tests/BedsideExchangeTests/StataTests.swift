import BedsideCore
import BedsideStore
import Testing

@testable import BedsideExchange

/// What is written for Stata keeps to its rules, whatever an author wrote.
///
/// No Stata has read it: the rules are those of its manual.
struct StataTests {
  private let record = SampleRecord()

  private func table() throws -> WrittenTable {
    try record.add(
      SampleRecord.line(0, [SampleRecord.answer("note", "answered", "typed", "é and more")]))
    return try record.export().describe("check")
  }

  private func read(_ table: WrittenTable) throws -> StrictStata {
    try StrictStata(
      StataSyntax(table, from: "check.csv").text, columns: table.variables.map(\.name))
  }

  @Test func `the commands of a study keep to Stata's rules`() throws {
    let stata = try read(try table())
    #expect(stata.variableLabels["pain"] == "How bad is the pain?")
    #expect(stata.valueLabels["pain"]?[".d"] == "not shown")
    #expect(stata.valueLabels["side"]?["2"] == "Right")
  }

  @Test(arguments: [
    "a `macro' and $money", "ends in \"", "\"quoted\"'s and \"'", "a \"` b", "/* no end",
    "see // here",
    "\\$5", "https://example.org/*", "line\nbreak", "'", "",
  ])
  func `whatever a label says, it stays a label`(text: String) throws {
    var table = try table()
    table.task.title = text
    for index in table.variables.indices {
      table.variables[index].label = text + String(repeating: "é👩‍👩‍👧", count: 40)
      table.variables[index].codes = table.variables[index].codes.map {
        Variable.Code(value: $0.value, label: text)
      }
    }
    let stata = try read(table)
    #expect(stata.variableLabels.count == table.variables.count)
    #expect(stata.notes.count >= table.variables.count)
  }

  @Test func `codes that are no integers are told in notes, as only integers have labels`() throws {
    var table = try table()
    let index = try #require(table.variables.firstIndex { $0.name == "pain" })
    table.variables[index].codes = [
      Variable.Code(value: "0.5", label: "half"), Variable.Code(value: "3000000000", label: "much"),
      Variable.Code(value: "2", label: "two"),
    ]
    let stata = try read(table)
    #expect(stata.valueLabels["pain"]?["2"] == "two")
    #expect(stata.valueLabels["pain"]?["0.5"] == nil)
    #expect(stata.notes.contains(" 0.5 is half") && stata.notes.contains(" 3000000000 is much"))
  }

  @Test func `a table of texts alone names no columns of numbers`() throws {
    var table = try table()
    table.variables = table.variables.filter { $0.kind == .text && $0.codes.isEmpty }
    let text = StataSyntax(table, from: "check.csv").text
    #expect(!text.contains("numericcols"))
    _ = try read(table)
  }

  @Test func `no column has the name of the one that is made on the way`() {
    var names = VariableNames()
    #expect(names.name("bedside-code") == "bedside_code_2")
  }

  @Test(arguments: [
    "label variable pain `\"a\"'s\"'", "label define pain 0.5 `\"a\"', add", "notes pain: a /* b",
    "label variable gone `\"a\"'", "replace pain = .d if pain == \"x\"", "rename pain int",
    "label variable pain `\"$x\"'", "label define a1234567890123456789012345678901x 1 `\"a\"', add",
  ])
  func `what Stata would refuse is refused`(line: String) throws {
    let table = try table()
    let text = StataSyntax(table, from: "check.csv").text
    #expect(throws: StrictStata.Problem.self) {
      try StrictStata(text + line + "\n", columns: table.variables.map(\.name))
    }
  }
}
