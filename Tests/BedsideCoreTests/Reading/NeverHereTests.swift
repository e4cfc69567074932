import BedsideCore
import Testing

/// What check says of conditions that never hold where they stand, or on the days that limits admit.
struct NeverHereTests {
  private func messages(_ rules: String, _ f: String = "", _ pain: String = "") -> [String] {
    let text = TaskText.task(
      #"""
      {"id": "q", "type": "question", "text": "?", "answer": {"format": "boolean"}},
      {"id": "f", "type": "form"\#(f), "items": [
      {"id": "pain", "text": "?"\#(pain), "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
      {"id": "wake", "text": "?", "answer": {"format": "time", "minimum": "22:00", "maximum": "06:00"}},
      {"id": "day", "text": "?", "answer":
      {"format": "date", "minimum": "2026-01-01", "maximum": "2026-12-31"}}]},
      {"id": "g", "type": "instruction", "title": "G"}, {"id": "c", "type": "completion", "finish": "earlyTermination"}
      """#, rules: rules)
    return TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message)
  }

  private static let never =
    "This never holds here: 'pain' has been asked by then on every way. Ask what was answered, or take"
    + " it out."

  private static func rule(_ after: String, _ says: String) -> String {
    #"{"after": "\#(after)", "when": {"item": "pain", \#(says)}, "end": true}"#
  }

  @Test func `what a step has just asked, or what every way has, was come to`() {
    #expect(messages(Self.rule("f", #""notVisited": true"#)) == [Self.never])
    #expect(messages(Self.rule("g", #""notVisited": true"#)) == [Self.never])
    #expect(
      messages(Self.rule("g", #""notVisited": false"#)) == [
        "This always holds here: 'pain' has been asked by then on every way. Take it out."
      ])
    #expect(
      messages(Self.rule("f", #""answered": false"#), "", #", "optional": false"#) == [Self.never])
  }

  @Test func `what may be left out may not have been come to`() {
    let says = #""notVisited": true"#
    let skip = #"{"skip": "f", "when": {"item": "q", "equals": true}}, "#
    let jump = #"{"after": "q", "when": {"item": "q", "equals": true}, "goTo": "g"}, "#
    #expect(messages(skip + Self.rule("f", says)) == [])
    #expect(messages(jump + Self.rule("g", says)) == [])
    #expect(messages(jump + Self.rule("f", says)) == [Self.never])
    #expect(
      messages(Self.rule("f", says), "", #", "visibleWhen": {"item": "q", "equals": true}"#) == [])
    #expect(messages(Self.rule("f", says), #", "optional": true"#) == [])
    let exit = #", "earlyTermination": {"button": "Stop", "goTo": "c"}"#
    #expect(messages(Self.rule("g", says), exit) == [])
  }

  private func about(_ item: String, _ says: String) -> [String] {
    messages(#"{"after": "f", "when": {"item": "\#(item)", \#(says)}, "end": true}"#)
  }

  @Test func `a time beyond limits that go across midnight is refused`() {
    let refused = ["This never holds: the answer to 'wake' is a time from 22:00 to 06:00."]
    #expect(about("wake", #""atLeast": "07:00", "atMost": "21:00""#) == refused)
    #expect(about("wake", #""above": "06:00", "below": "22:00""#) == refused)
    #expect(about("wake", #""atLeast": "06:00", "atMost": "21:00""#) == [])
    #expect(about("wake", #""atLeast": "23:00""#) == [])
  }

  @Test func `a day that counts from today may be any day within limits that do not`() {
    #expect(about("day", #""atMost": "-7d""#) == [])
    #expect(about("day", #""atLeast": "+7d""#) == [])
    #expect(about("day", #""atLeast": "-7d", "atMost": "today""#) == [])
  }

  @Test(arguments: [
    #"{"all": [{"item": "pain", "above": 5}, {"item": "pain", "below": 3}]}"#,
    #"{"all": [{"item": "pain", "equals": 5}, {"item": "pain", "equals": 3}]}"#,
    #"""
    {"all": [{"any": [{"item": "pain", "equals": 1}, {"item": "pain", "equals": 2}]},
    {"any": [{"item": "pain", "equals": 3}, {"item": "pain", "equals": 4}]}]}
    """#,
    #"""
    {"any": [{"item": "q", "equals": true},
    {"all": [{"item": "pain", "above": 5}, {"not": {"item": "pain", "above": 3}}]}]}
    """#,
  ]) func `contradictions are found across items and lists, and in parts`(_ condition: String) {
    #expect(
      messages(#"{"after": "f", "when": \#(condition), "end": true}"#) == [
        "No answers fit all of this. Take one of the comparisons out."
      ])
  }

  @Test func `two beginnings of one order do not contradict each other`() {
    let text = TaskText.task(
      #"""
      {"id": "r", "type": "question", "text": "?", "answer": {"format": "rank", "choices": [
      {"text": "A", "value": "a"}, {"text": "B", "value": "b"}, {"text": "C", "value": "c"}]}},
      {"id": "c", "type": "completion", "finish": "earlyTermination"}
      """#,
      rules: #"""
        {"after": "r", "when": {"all": [{"item": "r", "equals": "a"}, {"item": "r", "equals": ["a", "b"]}]},
        "end": true}
        """#)
    #expect(TaskText.problems(text) == [])
  }
}
