import BedsideCore
import Testing

/// What check says of rules, bands and alerts that never come to anything.
struct NeverTests {
  private static let steps = """
    {"id": "f", "type": "form", "items": [
    {"id": "pain", "text": "?", "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
    {"id": "day", "text": "?", "answer": {"format": "date", "minimum": "-7d", "maximum": "today"}}]},
    {"id": "c", "type": "completion"}, {"id": "d", "type": "completion"}
    """

  private func messages(_ rules: String, _ members: String = "") -> [String] {
    let text =
      #"{"id": "t", "version": 1, "title": "T", \#(members)"steps": [\#(Self.steps)], "rules": [\#(rules)]}"#
    return TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message)
  }

  private static let covered =
    "This rule is never tried: whenever its 'when' holds, that of one before it, after 'f', holds too."
    + " Put the narrower one first."

  @Test func `a rule behind one that covers it is refused, and its step is unreachable`() {
    let rules = #"""
      {"after": "f", "when": {"item": "pain", "atLeast": 3}, "goTo": "c"},
      {"after": "f", "when": {"item": "pain", "atLeast": 5}, "goTo": "d"}
      """#
    #expect(
      Set(messages(rules)) == [
        Self.covered,
        "The step 'd' is never reached. Add a rule that goes to it, or take it out.",
      ])
  }

  @Test func `a rule that rules before it cover only together is refused too`() {
    let rules = #"""
      {"after": "f", "when": {"item": "pain", "atLeast": 5}, "goTo": "c"},
      {"after": "f", "when": {"item": "pain", "atMost": 4}, "goTo": "d"},
      {"after": "f", "when": {"item": "pain", "equals": 3}, "end": true}
      """#
    #expect(messages(rules) == [Self.covered])
  }

  @Test func `the narrower rule may come first`() {
    let rules = #"""
      {"after": "f", "when": {"item": "pain", "atLeast": 5}, "goTo": "d"},
      {"after": "f", "when": {"item": "pain", "atLeast": 3}, "goTo": "c"}
      """#
    #expect(messages(rules) == [])
  }

  @Test(arguments: [
    (#""above": "today""#, "This never holds: 'day' is at most today."),
    (#""atLeast": "+1d""#, "This never holds: 'day' is at most today."),
    (#""below": "-7d""#, "This never holds: 'day' is at least -7d."),
  ]) func `a day beyond limits that count from today is refused`(
    _ comparison: String, _ message: String
  ) {
    let rule = #"{"after": "f", "when": {"item": "day", \#(comparison)}, "goTo": "d"}"#
    #expect(messages(rule).contains(message))
  }

  @Test func `a day at the limit can be`() {
    let rule = #"{"after": "f", "when": {"item": "day", "atLeast": "today"}, "goTo": "d"}"#
    #expect(messages(rule) == [])
  }

  @Test func `a band beyond what a score can be is told of`() {
    let scores = #"""
      "scores": [{"id": "s", "method": "sum", "items": ["pain"], "bands": [{"upTo": 10, "label": "low"},
      {"upTo": 20, "label": "high"}]}],
      """#
    let rule = #"{"after": "f", "when": {"item": "pain", "atLeast": 5}, "goTo": "d"}"#
    #expect(
      messages(rule, scores) == ["No value lies in the band 'high': the score goes from 0 to 10."])
  }

  private func selfHarm(_ condition: String, _ answer: String) -> [String] {
    let text = #"""
      {"id": "t", "version": 1, "title": "T", "crisis": {"text": "Call."}, "alerts": [{"id": "a",
      "when": {"item": "q9", \#(condition)}, "title": "T", "text": "T"}],
      "steps": [{"id": "q9", "type": "question", "text": "?", "safety": "selfHarm",
      "answer": \#(answer)}]}
      """#
    return TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message)
  }

  private static let scale = #"{"format": "scale", "minimum": 0, "maximum": 3}"#

  @Test func `answers about self-harm that raise no alert are told of`() {
    #expect(
      selfHarm(#""atLeast": 3"#, Self.scale) == [
        "No alert is raised when 'q9', which asks about self-harm, is answered with 1, 2. Widen the"
          + " condition of its alert, unless that is meant."
      ])
    #expect(selfHarm(#""atLeast": 1"#, Self.scale) == [])
    #expect(selfHarm(#""equals": true"#, #"{"format": "boolean"}"#) == [])
  }

  @Test func `a value stands once in a list, as a number or as a word`() {
    let problems = TaskText.problems(
      TaskText.answer(
        #"{"format": "choice", "choices": [{"text": "A", "value": 1}, {"text": "B", "value": "1"}]}"#
      ))
    #expect(problems.count == 1)
    #expect(
      problems[0].hasSuffix(
        "The value \"1\" stands twice, as a number and as a word. Give every choice a value of its own."
      ))
  }
}
