import Testing

/// What is said about conditions that can't be meant, beyond those of `RuleProblemsTests`.
struct ConditionProblemsTests {
  private static let steps = """
    {"id": "f", "type": "form", "items": [
    {"id": "pain", "text": "?", "optional": false, "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
    {"id": "yes", "text": "?", "optional": false, "answer": {"format": "boolean"}},
    {"id": "day", "text": "?", "answer": {"format": "date", "maximum": "2026-12-31"}},
    {"id": "one", "text": "?", "answer": {"format": "choice", "choices": [
    {"text": "A", "value": "a"}, {"text": "B", "value": "b"}]}},
    {"id": "many", "text": "?", "answer": {"format": "choice", "multiple": true, "choices": [
    {"text": "A", "value": "a"}, {"text": "B", "value": "b"},
    {"text": "None", "value": "none", "exclusive": true}]}},
    {"id": "note", "text": "?", "answer": {"format": "text"}}]},
    {"id": "q", "type": "instruction"}, {"id": "e", "type": "completion"}
    """

  /// The condition begins at 13:36.
  private func problems(_ condition: String) -> [String] {
    TaskText.problems(
      TaskText.task(Self.steps, rules: #"{"after": "f", "when": \#(condition), "goTo": "e"}"#))
  }

  @Test(arguments: [
    (
      #"{"item": "day", "atLeast": "soon"}"#,
      "13:64: 'atLeast' must be a day like \"2026-11-30\", \"today\" or \"-7d\", not 'soon'."
    ),
    (
      #"{"task": "x", "item": "day", "atLeast": "soon"}"#,
      "13:77: 'atLeast' must be a number, or a day, a time or a moment in double quotes, not 'soon'."
    ),
    (
      #"{"item": "day", "above": "2027-01-01"}"#,
      "13:62: This never holds: 'day' is at most 2026-12-31."
    ),
    (
      #"{"item": "day", "atLeast": "today", "below": "-1d"}"#,
      "13:82: No day fits both 'atLeast' and 'below'."
    ),
    (
      #"{"item": "pain", "contains": 3}"#,
      "13:66: 'pain' is not chosen from a list, so that nothing can be among its answers. Compare it"
        + " with 'equals'."
    ),
    (
      #"{"item": "many", "contains": ["a"]}"#,
      "13:66: 'contains' is a list, and can mean all of it or any. Write {\"all\": …} or {\"any\": …}."
    ),
    (
      #"{"item": "many", "contains": {"all": ["a"], "any": ["b"]}}"#,
      "13:66: 'contains' has 'all' and 'any'. Write one of them."
    ),
    (
      #"{"item": "many", "contains": "c"}"#,
      "13:66: \"c\" is never among the answers to 'many'. Did you mean 'a'?"
    ),
    (
      #"{"item": "many", "contains": true}"#,
      "13:66: A choice is named by its value, a word or a whole number, not true or false."
    ),
    (
      #"{"item": "one", "count": {"atLeast": 1}}"#,
      "13:62: Never more than one thing is chosen for 'one'. Ask whether it is answered instead."
    ),
    (
      #"{"item": "many", "count": {}}"#,
      "13:63: 'count' compares nothing. Add equals, atLeast or atMost."
    ),
    (
      #"{"item": "many", "count": {"atLeast": 3}}"#,
      "13:63: This never holds: so many can't be chosen for 'many'."
    ),
    (
      #"{"item": "pain", "matches": "3"}"#,
      "13:65: 'pain' takes no words of the person's own to match. Compare it with 'equals' or a range."
    ),
    (
      #"{"item": "note", "matches": "(knee"}"#,
      "13:65: '(knee' is no regular expression. Write one like \"(?i).*knee.*\"; the whole answer must"
        + " match."
    ),
    (
      #"{"item": "pain", "dontKnow": true}"#,
      "13:66: 'pain' is never 'dontKnow': it does not allow that. Add 'dontKnow' to the item, or take"
        + " this out."
    ),
    (
      #"{"task": "x", "answered": true}"#,
      "13:37: A condition has no 'item'. Add \"item\": \"…\" and a comparison, or write all, any or"
        + " not."
    ),
    (
      #"{"task": "x", "not": {"item": "yes", "equals": true}}"#,
      "13:46: 'task' says whose 'item' is meant, and stands beside nothing else. Put both where the"
        + " item is compared."
    ),
    (
      #"{"task": "x", "item": "y", "equals": null}"#,
      "13:74: 'equals' can't be null. Write a value that an answer can have."
    ),
  ]) func `a comparison that can't be meant is said with its place`(
    _ condition: String, _ problem: String
  ) {
    #expect(problems(condition).first == "t.json:" + problem)
  }

  @Test(arguments: [
    #"{"all": [{"item": "one", "equals": "a"}, {"item": "one", "equals": "b"}]}"#,
    #"{"all": [{"item": "pain", "atLeast": 5}, {"item": "pain", "below": 5}]}"#,
    #"{"all": [{"item": "pain", "above": 3}, {"item": "pain", "below": 4}]}"#,
    #"{"all": [{"item": "many", "contains": "none"}, {"item": "many", "contains": "a"}]}"#,
    #"{"all": [{"item": "many", "contains": "a"}, {"item": "many", "count": {"atMost": 1}}, "#
      + #"{"item": "many", "contains": "b"}]}"#,
    #"{"all": [{"item": "yes", "equals": true}, {"not": {"item": "yes", "answered": true}}]}"#,
    #"{"all": [{"item": "day", "above": "today"}, {"item": "day", "below": "-3d"}]}"#,
    #"{"all": [{"item": "one", "equals": "a"}, "#
      + #"{"any": [{"item": "one", "equals": "b"}, {"item": "one", "skipped": true}]}]}"#,
    #"{"not": {"any": [{"item": "pain", "answered": true}, {"item": "pain", "answered": false}]}}"#,
  ]) func `a condition that no answers fit is an error`(_ condition: String) {
    #expect(
      problems(condition) == [
        "t.json:13:37: No answers fit all of this. Take one of the comparisons out."
      ])
  }

  @Test func `a condition that always holds, or holds for every answer, is a warning`() {
    #expect(
      problems(
        #"{"any": [{"item": "one", "equals": "a"}, {"not": {"item": "one", "equals": "a"}}]}"#)
        == ["t.json:13:37: Warning: This holds whatever is answered. Take it out."])
    for condition in [
      #"{"item": "pain", "atLeast": 0}"#, #"{"item": "pain", "above": -1, "atMost": 10}"#,
      #"{"any": [{"item": "yes", "equals": true}, {"item": "yes", "equals": false}]}"#,
    ] {
      let id = condition.contains("pain") ? "pain" : "yes"
      #expect(
        problems(condition) == [
          "t.json:13:37: Warning: Every answer to '\(id)' fits this. Write \"answered\": true if that"
            + " is meant."
        ])
    }
  }

  @Test(arguments: [
    #"{"all": [{"item": "pain", "atLeast": 3}, {"item": "pain", "atMost": 3}]}"#,
    #"{"all": [{"item": "many", "contains": "a"}, {"not": {"item": "many", "contains": "b"}}]}"#,
    #"{"all": [{"item": "many", "contains": "a"}, {"item": "many", "count": {"equals": 2}}]}"#,
    #"{"all": [{"item": "day", "above": "2026-01-01"}, {"item": "day", "below": "today"}]}"#,
    #"{"all": [{"item": "note", "equals": "x"}, {"item": "note", "matches": "[xy]"}]}"#,
    #"{"all": [{"item": "one", "answered": false}, {"item": "yes", "equals": false}]}"#,
  ]) func `a condition that some answers fit is none`(_ condition: String) {
    #expect(problems(condition) == [])
  }

  @Test func `a thousand comparisons are read as quickly as they come`() {
    let parts = (0..<1000).map { #"{"item": "note", "equals": "\#($0)"}"# }
    #expect(problems(#"{"any": [\#(parts.joined(separator: ","))]}"#) == [])
  }
}
