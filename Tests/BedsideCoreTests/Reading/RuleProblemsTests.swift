import Testing

/// What is said about rules, conditions and ways through a task, word by word.
struct RuleProblemsTests {
  private static let steps = """
    {"id": "f", "type": "form", "items": [
    {"id": "fever", "text": "?", "answer": {"format": "scale", "minimum": 35, "maximum": 42}},
    {"id": "shot", "text": "?", "answer": {"format": "choice", "choices": [
    {"text": "Yes", "value": "yes"}, {"text": "No", "value": "no"}]}},
    {"id": "day", "text": "?", "answer": {"format": "date", "maximum": "today"}},
    {"id": "grade", "text": "?", "answer": {"format": "choice", "choices": [
    {"text": "Low", "value": 1}, {"text": "High", "value": 3}]}}]},
    {"id": "late", "type": "question", "text": "?", "answer": {"format": "boolean"}},
    {"id": "e", "type": "completion"}
    """

  /// The rules begin at 11:14.
  private func problems(_ rules: String) -> [String] {
    TaskText.problems(TaskText.task(Self.steps, rules: rules))
  }

  @Test(arguments: [
    #"{"item": "fever", "atLeast": 39}"#, #"{"item": "fever", "above": 35, "below": 42}"#,
    #"{"item": "shot", "equals": "yes"}"#, #"{"item": "day", "equals": "2026-01-01"}"#,
    #"{"item": "grade", "atLeast": 3}"#, #"{"item": "fever", "answered": false}"#,
    #"{"any": [{"item": "shot", "equals": "no"}, {"not": {"item": "grade", "equals": 1}}]}"#,
  ]) func `a condition that can hold is read`(_ condition: String) {
    #expect(problems(#"{"after": "f", "when": \#(condition), "goTo": "e"}"#) == [])
  }

  @Test(arguments: [
    (
      #"{"equals": 1}"#,
      "11:37: A condition has no 'item'. Add \"item\": \"…\" and a comparison, or"
        + " write all, any or not."
    ),
    (
      #"{"item": "fever", "answered": true, "any": []}"#,
      "11:37: A condition has 'item' and 'any'. Write one of them, and nest others in 'all' or 'any'."
    ),
    (#"{"all": []}"#, "11:45: 'all' is empty. Write at least one element."),
    (
      #"{"all": [{"item": "fever", "equals": 36}], "above": 3}"#,
      "11:89: 'above' needs an 'item'. Nest it in 'all' with its item."
    ),
    (
      #"{"item": "fever"}"#,
      "11:37: A condition about 'fever' compares nothing. Add one of equals, contains, atLeast,"
        + " atMost, above, below, matches, count, answered, dontKnow, declined, skipped, notVisited."
    ),
    (
      #"{"item": "fever", "atleast": 3}"#,
      "11:55: A condition has no member 'atleast'. Did you mean 'atLeast'?"
    ),
    (#"{"item": "fver", "above": 39}"#, "11:46: There is no item 'fver'. Did you mean 'fever'?"),
    (
      #"{"item": "temperature", "above": 39}"#,
      "11:46: There is no item 'temperature'. Name an item that this task asks for."
    ),
    (
      #"{"item": "f", "answered": true}"#,
      "11:46: 'f' is a step and has no answer itself. Name an item that it asks for."
    ),
    (
      #"{"item": "late", "equals": true}"#,
      "11:46: 'late' has no answer yet at this point: it is asked later, or on another way. Ask about"
        + " an item that comes before."
    ),
    (#"{"item": "fever", "equals": 12}"#, "11:65: 'fever' is never 12. It can be 35 to 42."),
    (
      #"{"item": "shot", "equals": "yess"}"#, "11:64: 'shot' is never \"yess\". Did you mean 'yes'?"
    ),
    (
      #"{"item": "shot", "equals": true}"#,
      "11:64: 'shot' is never true. It can be \"yes\", \"no\"."
    ),
    (
      #"{"item": "day", "equals": "today"}"#,
      "11:63: 'day' is never \"today\". It can be a date like 2026-11-30."
    ),
    (
      #"{"item": "shot", "above": 1}"#,
      "11:63: The answer to 'shot' is no number. Compare it with 'equals'."
    ),
    (
      #"{"item": "fever", "atLeast": 39, "above": 39}"#,
      "11:79: A condition has 'atLeast' and 'above'. Take one of them out."
    ),
    (
      #"{"item": "fever", "above": 40, "below": 38}"#,
      "11:77: No number fits both 'above' and 'below'."
    ),
    (#"{"item": "fever", "atLeast": 43}"#, "11:66: This never holds: 'fever' is at most 42."),
    (#"{"item": "fever", "below": 35}"#, "11:64: This never holds: 'fever' is at least 35."),
    (#"{"item": "grade", "above": 3}"#, "11:64: This never holds: 'grade' is at most 3."),
    (
      #"{"not": 3}"#,
      "11:45: A condition must be an object, not a number. Write { … }."
    ),
  ]) func `a condition that can't be meant is said with its place`(
    _ condition: String, _ problem: String
  ) {
    #expect(
      problems(#"{"after": "f", "when": \#(condition), "goTo": "e"}"#) == ["t.json:" + problem])
  }

  @Test(arguments: [
    (#"{"goTo": "e"}"#, #"11:14: A rule has no 'after'. Add "after": "…"."#),
    (
      #"{"after": "fever", "goTo": "e"}"#,
      "11:24: 'fever' is an item, not a step. Name the step that asks for it."
    ),
    (
      #"{"after": "f", "goTo": "elsewhere"}"#,
      "11:37: There is no step 'elsewhere'. Name a step of this task."
    ),
    (
      #"{"after": "late", "goTo": "e"}, {"after": "late", "goTo": "f"}"#,
      "11:46: This rule is never tried: one before it, after 'late', has no 'when'. Put that one last."
    ),
    (
      #"{"after": "e", "goTo": "f"}"#,
      "11:24: The task ends at 'e', so that no rule applies after it. Take the rule out."
    ),
    (
      #"{"skip": "late"}"#,
      #"11:14: A skip rule has no 'when'. Add "when": { "item": "…", "equals": … }."#
    ),
    (
      #"{"skip": "late", "when": {"item": "late", "equals": true}}"#,
      "11:48: 'late' has no answer yet at this point: it is asked later, or on another way. Ask about"
        + " an item that comes before."
    ),
    (
      #"{"skip": "late", "when": {"item": "fever", "above": 38}, "after": "f"}"#,
      "11:71: A skip rule has no member 'after'. Known here: skip, when."
    ),
  ]) func `a mistake in a rule is said with its place`(_ rule: String, _ problem: String) {
    #expect(problems(rule) == ["t.json:" + problem])
  }

  @Test func `a step that nothing leads to is a warning, also when it is an ending`() {
    #expect(
      problems(#"{"after": "f", "goTo": "e"}"#) == [
        "t.json:9:8: Warning: The step 'late' is never reached. Add a rule that goes to it, or take"
          + " it out."
      ])
    #expect(
      TaskText.problems(
        TaskText.task(#"{"id": "a", "type": "completion"}, {"id": "b", "type": "completion"}"#))
        == [
          "t.json:2:43: Warning: The step 'b' is never reached. Add a rule that goes to it, or take it"
            + " out."
        ])
  }

  @Test func `steps that lead only to each other are an error`() {
    #expect(
      problems(#"{"after": "late", "goTo": "f"}"#) == [
        "t.json:2:8: The task never ends once it gets here: 'f', 'late' lead nowhere else. Add a rule"
          + " that leads to an end.",
        "t.json:10:8: Warning: The step 'e' is never reached. Add a rule that goes to it, or take it"
          + " out.",
      ])
    #expect(
      TaskText.problems(
        TaskText.task(
          #"{"id": "a", "type": "instruction"}"#, rules: #"{"after": "a", "goTo": "a"}"#)) == [
          "t.json:2:8: The task never ends once it gets here: 'a' leads nowhere else. Add a rule that"
            + " leads to an end."
        ])
  }

  @Test func `conditions are checked also when another item of the form is broken`() {
    let text = TaskText.task(
      """
      {"id": "f", "type": "form", "items": [
      {"id": "a", "text": "?", "answer": {"format": "integer", "maximum": 3}}, {"id": "b"}]},
      {"id": "e", "type": "completion"}
      """, rules: #"{"after": "f", "when": {"item": "a", "above": 3}, "goTo": "e"}"#)
    #expect(
      TaskText.problems(text).contains("t.json:5:60: This never holds: 'a' is at most 3."))
  }

  @Test func `a step may be repeated until an answer leads on, with a warning`() {
    #expect(
      problems(#"{"after": "late", "when": {"item": "late", "equals": true}, "goTo": "f"}"#) == [
        "t.json:11:82: Warning: This rule leads back to 'f', so that its questions are asked again and"
          + " the new answers replace the old ones."
      ])
  }

  @Test func `an item may be asked under a condition on one before it in its form, not after`() {
    let form = { (first: String, second: String) in
      TaskText.task(
        """
        {"id": "f", "type": "form", "items": [
        {"id": "a", "text": "?", "answer": {"format": "boolean"}\(first)},
        {"id": "b", "text": "?", "answer": {"format": "boolean"}\(second)}]}
        """)
    }
    #expect(
      TaskText.problems(form("", #", "visibleWhen": {"item": "a", "equals": true}"#)) == [])
    #expect(
      TaskText.problems(form(#", "visibleWhen": {"item": "b", "equals": true}"#, "")) == [
        "t.json:3:83: 'b' has no answer yet at this point: it is asked later, or on another way. Ask"
          + " about an item that comes before."
      ])
  }
}
