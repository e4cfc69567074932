import BedsideCore
import BedsideShell
import Testing

/// What a dry run says of conditions and steps, whatever their kind.
@MainActor
struct ConditionStories {
  private func outline(_ task: String) throws -> [JSONValue] {
    let machine = Machine()
    machine.files["t.json"] = task
    machine.run("run", "t.json", "--dry", "--json")
    #expect(machine.end.code == .done, "\(machine.transcript)")
    let json = try JSONReader.read(Array(machine.console.data.utf8)).value
    guard case .array(let steps) = json["steps"] else { return [] }
    return steps
  }

  private func words(of condition: String) throws -> JSONValue? {
    let steps = try outline(
      """
      {"id": "t", "version": 1, "title": "T", "steps": [
       {"id": "f", "type": "form", "optional": true, "items": [
        {"id": "n", "text": "?", "dontKnow": true, "decline": true,
         "answer": {"format": "integer", "minimum": 0, "maximum": 9, "unit": "cups"}},
        {"id": "w", "text": "?", "answer": {"format": "text"}},
        {"id": "d", "text": "?", "answer": {"format": "date"}},
        {"id": "o", "text": "?", "answer": {"format": "time"}},
        {"id": "p", "text": "?", "answer": {"format": "dateTime"}},
        {"id": "b", "text": "?", "answer": {"format": "boolean"}},
        {"id": "c", "text": "?", "answer": {"format": "choice", "multiple": true, "choices": [
         {"text": "Ex", "value": "x"}, {"text": "Two", "value": 2}]}}]},
       {"id": "y", "type": "instruction"}, {"id": "z", "type": "completion"}],
       "scores": [{"id": "s", "method": "sum", "items": ["n"], "unit": "points"}],
       "rules": [{"after": "f", "when": \(condition), "goTo": "z"}]}
      """)
    guard case .array(let next) = steps.first?["next"] else { return nil }
    return next.first?["when"]
  }

  @Test(arguments: [
    (#"{"item": "n", "equals": 3}"#, "n is 3 cups"),
    (#"{"item": "n", "atLeast": 2, "atMost": 4}"#, "n is 2 cups or more and n is 4 cups or less"),
    (#"{"item": "n", "above": 1, "below": 5}"#, "n is above 1 cups and n is below 5 cups"),
    (#"{"item": "n", "answered": true}"#, "n has an answer"),
    (#"{"item": "n", "answered": false}"#, "n has no answer"),
    (#"{"item": "n", "dontKnow": true}"#, "n is not known"),
    (#"{"item": "n", "declined": true}"#, "n is declined"),
    (#"{"item": "n", "skipped": false}"#, "not (n is left out)"),
    (#"{"item": "n", "notVisited": true}"#, "n was not asked"),
    (#"{"item": "w", "equals": "so"}"#, "w is 'so'"),
    (#"{"item": "w", "matches": "[a-z]+"}"#, "w matches [a-z]+"),
    (#"{"item": "b", "equals": true}"#, "b is yes"),
    (
      #"{"item": "d", "atLeast": "2026-03-04", "below": "today"}"#,
      "d is 2026-03-04 or later and d is before today"
    ),
    (
      #"{"item": "d", "above": "-7d", "atMost": "+7d"}"#, "d is after -7d and d is +7d or earlier"
    ),
    (#"{"item": "o", "above": "08:30"}"#, "o is after 08:30"),
    (
      #"{"item": "p", "atMost": "2026-03-04T08:00:00Z"}"#,
      "p is 2026-03-04T08:00:00Z or earlier"
    ),
    (#"{"item": "c", "equals": "x"}"#, "c includes 'Ex'"),
    (#"{"item": "c", "contains": 2}"#, "c includes 'Two'"),
    (#"{"item": "c", "contains": {"any": ["x", 2]}}"#, "c includes 'Ex' or c includes 'Two'"),
    (#"{"item": "c", "contains": {"all": ["x", 2]}}"#, "c includes 'Ex, Two'"),
    (#"{"item": "c", "count": {"equals": 1}}"#, "the number chosen of c is 1"),
    (
      #"{"item": "c", "count": {"atLeast": 1, "atMost": 2}}"#,
      "the number chosen of c is 1 or more and the number chosen of c is 2 or less"
    ),
    (#"{"score": "s", "equals": 3}"#, "score.s is 3 points"),
    (#"{"score": "s", "above": 3}"#, "score.s is above 3 points"),
    (#"{"score": "s", "answered": false}"#, "score.s has no answer"),
    (#"{"task": "u", "item": "q", "equals": 3}"#, "q is 3 (the last time in u)"),
    (#"{"not": {"item": "b", "equals": true}}"#, "not (b is yes)"),
    (
      """
      {"all": [{"item": "n", "above": 3}, {"any": [{"item": "b", "equals": true},
       {"item": "w", "answered": true}]}]}
      """,
      "n is above 3 cups and (b is yes or w has an answer)"
    ),
  ])
  func `every condition has words`(_ condition: String, _ words: String) throws {
    #expect(try self.words(of: condition) == .string(words))
  }

  @Test func `every kind of step has its word and its way on`() throws {
    let sections = #""sections": [{"text": "Text."}]"#
    let kinds = [
      #""type": "instruction""#, #""type": "question", "text": "?", "answer": {"format": "text"}"#,
      #""type": "form", "items": [{"id": "i", "text": "?", "answer": {"format": "text"}}]"#,
      #""type": "document", \#(sections)"#,
      #""type": "consent", \#(sections), "agreement": "?", "namePrompt": "?", "datePrompt": "?""#,
      #""type": "permission", "question": "?""#,
      #""type": "model", "model": "m.obj", "title": "M""#,
      #""type": "review""#, #""type": "table", "rows": [["1"]]"#, #""type": "wait", "seconds": 3"#,
      #""type": "countdown", "from": 3"#, #""type": "file", "text": "?""#,
      #""type": "custom", "presenter": "p""#, #""type": "completion""#,
    ]
    let steps = kinds.enumerated().map { #"{"id": "s\#($0)", \#($1)}"# }
    let outline = try outline(
      """
      {"id": "t", "version": 1, "title": "T", "steps": [\(steps.joined(separator: ", "))]}
      """)
    #expect(
      outline.map { $0["type"] } == [
        "instruction", "question", "form", "document", "consent", "permission", "model", "review",
        "table", "wait", "countdown", "file", "custom", "completion",
      ])
    #expect(outline.allSatisfy { $0["isReached"] == true })
    for (index, step) in outline.dropLast().enumerated() {
      guard case .array(let next) = step["next"] else {
        Issue.record("The step has no way on.")
        continue
      }
      #expect(next.last?["goTo"] == .string("s\(index + 1)"))
    }
  }
}
