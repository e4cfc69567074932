import Testing

@testable import BedsideCore

/// Answers that are no numbers, in scores and in conditions.
struct UncountableTests {
  private static let items = """
    {"id": "f", "type": "form", "items": [
    {"id": "a", "text": "?", "answer": {"format": "age", "maximum": 90, "orOlder": true}},
    {"id": "c", "text": "?", "answer": {"format": "choice", "other": "Other", "choices": [
    {"text": "X", "value": 1}, {"text": "Y", "value": 2}]}},
    {"id": "born", "text": "?", "answer": {"format": "age", "asks": "yearOfBirth", "minimum": 18,
    "maximum": 90, "orOlder": true}}]}, {"id": "e", "type": "completion"}
    """

  private func read(_ members: String, rules: String = "") -> (OrderedTask?, [Problem]) {
    TaskReader.read(
      Array(
        #"{"id": "t", "version": 1, "title": "T", \#(members)"steps": [\#(Self.items)], "rules": [\#(rules)]}"#
          .utf8), file: "t.json")
  }

  @Test func `an open end and own words are missing answers of a score, and check says so`() throws
  {
    let (task, problems) = read(
      #""scores": [{"id": "s", "method": "sum", "items": ["a", {"item": "c"}], "minimumAnswered": 1, "missing": "personMean"}], "#
    )
    #expect(
      problems.map(\.message) == [
        "An open end of 'a' is no number, and counts as a missing answer here. Let the item go without,"
          + " or expect scores without a value.",
        "The choice of own words of 'c' is no number, and counts as a missing answer here. Let the item"
          + " go without, or expect scores without a value.",
      ])
    #expect(problems.allSatisfy { $0.severity == .warning })
    let scores = try #require(task).scores
    let one: [Identifier<FormItem>: Answer] = [
      "a": .answered(.age(.orOlder(90)), .typed),
      "c": .answered(.choices([.code(.integer(2))]), .typed),
    ]
    #expect(scores.results(given: one)["s"]?["answered"] == .integer(1))
    #expect(scores.results(given: one)["s"]?["value"] == .integer(4))
    let none: [Identifier<FormItem>: Answer] = [
      "a": .answered(.age(.orOlder(90)), .typed), "c": .answered(.choices([.other("x")]), .typed),
    ]
    #expect(scores.results(given: none)["s"]?["answered"] == .integer(0))
    #expect(scores.results(given: none)["s"]?["value"] == .null)
  }

  @Test func `a calculation counts the answers that are numbers, and for a count all`() throws {
    let (task, _) = read(
      #""calculations": [{"id": "s", "value": {"sum": [{"item": "a"}, 1]}}, {"id": "n", "value": {"count": ["a"]}}], "#
    )
    let scores = try #require(task).scores
    let given: [Identifier<FormItem>: Answer] = ["a": .answered(.age(.orOlder(90)), .typed)]
    #expect(scores.results(given: given)["s"]?["answered"] == .integer(0))
    #expect(scores.results(given: given)["n"]?["answered"] == .integer(1))
    #expect(scores.results(given: given)["n"]?["value"] == .number(1))
  }

  @Test func `a year of birth is no number to count with`() {
    let (_, problems) = read(#""scores": [{"id": "s", "method": "sum", "items": ["born"]}], "#)
    #expect(
      problems.map(\.message) == [
        "The answer to 'born' is a year of birth, which is no number to count with. Ask for the age"
          + " instead, or count the days from a date of birth."
      ])
  }

  @Test(arguments: [
    (#""atLeast": 65"#, 1961, true), (#""atLeast": 65"#, 1962, false),
    (#""above": 65"#, 1961, false), (#""below": 65"#, 1962, true), (#""atMost": 64"#, 1961, false),
    (#""equals": 65"#, 1961, true), (#""equals": 65"#, 1960, false),
    (#""atLeast": 18, "below": 65"#, 1990, true), (#""atLeast": 18, "below": 65"#, 1950, false),
  ]) func `a year of birth is compared by the age that is reached this year`(
    _ comparison: String, _ year: Int, _ holds: Bool
  ) throws {
    let (task, problems) = read(
      "", rules: #"{"after": "f", "when": {"item": "born", \#(comparison)}, "end": true}"#)
    #expect(problems == [])
    let today = try #require(CivilDate("2026-11-30"))
    let once = try #require(task).prepared(earlier: .none, today: today, seed: 0)
    let later = try #require(CivilDate("2030-01-01"))
    for task in [once, once.prepared(earlier: .none, today: later, seed: 0)] {
      let claim = try #require(task.rules.first?.when)
      #expect(claim.matches(["born": .answered(.age(.bornIn(year)), .typed)]) == holds)
    }
  }

  @Test func `an open end of a year of birth compares as its age`() throws {
    let (task, _) = read(
      "", rules: #"{"after": "f", "when": {"item": "born", "atLeast": 65}, "end": true}"#)
    let today = try #require(CivilDate("2026-11-30"))
    let claim = try #require(
      task?.prepared(earlier: .none, today: today, seed: 0).rules.first?.when)
    #expect(claim.matches(["born": .answered(.age(.orOlder(90)), .typed)]))
  }

  @Test(arguments: [
    (
      #""equals": 1961"#,
      "'born' is never 1961. Years of birth are compared by the age that is reached this year: write"
        + " one from 18 to 90."
    ),
    (#""above": 1961"#, "This never holds: 'born' is at most 90."),
    (
      #""atLeast": 18"#,
      "Every answer to 'born' fits this. Write \"answered\": true if that is meant."
    ),
  ]) func `years are no ages in a condition`(_ comparison: String, _ message: String) {
    let (_, problems) = read(
      "", rules: #"{"after": "f", "when": {"item": "born", \#(comparison)}, "end": true}"#)
    #expect(problems.map(\.message) == [message])
  }
}
