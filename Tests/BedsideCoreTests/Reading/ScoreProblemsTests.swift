import BedsideCore
import Testing

/// What is said about scores, calculations and alerts, word by word.
struct ScoreProblemsTests {
  /// `members` begin at 1:42.
  private func problems(_ members: String) -> [String] {
    TaskText.problems(
      #"""
      {"id": "t", "version": 1, "title": "T", \#(members), "steps": [
      {"id": "f", "type": "form", "items": [
      {"id": "a", "text": "?", "answer": {"format": "scale", "minimum": 0, "maximum": 3}},
      {"id": "b", "text": "?", "answer": {"format": "integer"}},
      {"id": "c", "text": "?", "answer": {"format": "choice", "choices": [
      {"text": "X", "value": "x"}, {"text": "Y", "value": "y"}]}},
      {"id": "d", "text": "?", "answer": {"format": "date"}},
      {"id": "n", "text": "?", "answer": {"format": "text"}}]}]}
      """#)
  }

  private func score(_ more: String) -> [String] {
    problems(#""scores": [{"id": "s", "method": "sum", "items": \#(more)}]"#)
  }

  @Test(arguments: [
    (
      #"["a", "a"]"#, "'a' counts twice. Take one of them out."
    ),
    (
      #"["aa"]"#, "There is no item 'aa'. Did you mean 'a'?"
    ),
    (
      #"["c"]"#,
      "The answer to 'c' is no number. Name another item, or give its choices \"weights\" in a score,"
        + " by their values."
    ),
    (#"["n"]"#, "The answer to 'n' is no number. Name another item."),
    (
      #"[{"item": "a", "weights": {"x": 1}}]"#,
      "'a' has no choices to be weighed. Take 'weights' out."
    ),
    (
      #"[{"item": "c", "weights": 3}]"#,
      "'weights' must be an object of numbers by choice, not a number."
    ),
    (
      #"[{"item": "c", "weights": {"x": 1, "z": 2}}]"#,
      "'z' is the value of no choice. Did you mean 'x'?"
    ),
    (
      #"[{"item": "c", "weights": {"x": 1}}]"#,
      "The choice 'y' has no weight. Give every choice one."
    ),
    (
      #"[{"item": "c", "weights": {"x": 1, "y": "2"}}]"#, "A weight must be a number, not a string."
    ),
    (
      #"[{"item": "b", "reverse": true}]"#,
      "'b' has no limits to reverse it between. Write them: { \"minimum\": 0, \"maximum\": 4 }."
    ),
    (
      #"[{"item": "b", "reverse": {"minimum": 4, "maximum": 4}}]"#,
      "'maximum' must be above 'minimum'."
    ),
    (
      #"["a", "b"], "minimumAnswered": 3"#,
      "'minimumAnswered' is 3. Write a number from 1 to 2, the number of items."
    ),
    (
      #"["a", "b"], "minimumShare": 1.5"#,
      "'minimumShare' is a part of all items. Write a number above 0 and up to 1, like 0.5."
    ),
    (
      #"["a", "b"], "minimumShare": 0.5, "minimumAnswered": 1, "missing": "omit""#,
      "A score has 'minimumAnswered' and 'minimumShare'. Take one of them out."
    ),
    (
      #"["a", "b"], "minimumAnswered": 1"#,
      "A sum of fewer answers needs a rule for those that are missing. Add \"missing\": \"personMean\","
        + " or \"omit\" to count them as nothing."
    ),
    (
      #"["b"], "rescale": {"to": [0, 100]}"#,
      "The least and the greatest sum are not known, since an item has no limits. Add \"from\": [least,"
        + " greatest]."
    ),
    (
      #"["a"], "rescale": {"from": [1, 1], "to": [0, 100]}"#,
      "Both numbers of 'from' are the same. Write the least and the greatest."
    ),
    (#"["a"], "rescale": {"to": 3}"#, "'to' must be two numbers, like [0, 100]."),
    (#"["a"], "decimals": 9"#, "'decimals' is 9. Write a number from 0 to 6."),
    (
      #"["a"], "bands": [{"upTo": 2, "label": "l"}, {"upTo": 2, "label": "m"}]"#,
      "The bands are not in order: 'upTo' 2 stands behind 2. Begin with the lowest."
    ),
    (
      #"["a"], "bands": [{"label": "l"}, {"upTo": 2, "label": "m"}]"#,
      "Only the last band may be without 'upTo'. Add its greatest value."
    ),
  ]) func `a mistake in a score is said`(_ more: String, _ problem: String) {
    let found = score(more)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": " + problem) == true, "\(found)")
  }

  @Test func `scores and calculations have one name space`() {
    #expect(
      problems(
        #""scores": [{"id": "s", "method": "sum", "items": ["a"]}], "#
          + #""calculations": [{"id": "s", "value": 1}]"#) == [
          "t.json:1:123: The score 's' stands twice. Give every score and every calculation an id of its"
            + " own."
        ])
  }

  @Test(arguments: [
    (
      #"{}"#,
      "A value says nothing of how it is worked out. Write one of item, score, sum, difference,"
        + " product, quotient, mean, minimum, maximum, count, round, days."
    ),
    (
      #"{"sum": [1], "item": "a"}"#,
      "A value has 'item' and 'sum'. Write one of them, and nest the other in it."
    ),
    (#"{"sum": [1], "decimals": 1}"#, "'decimals' belongs to 'round'. Take it out."),
    (
      #"{"score": "later"}"#,
      "There is no score 'later' before this one. Name a score that stands before it."
    ),
    (#"{"round": 1, "decimals": 7}"#, "'decimals' is 7. Write a number from 0 to 6."),
    (#"{"count": [1]}"#, "'count' holds ids of items, not a number."),
    (#"{"difference": [1]}"#, "'difference' is of two values, and there is 1."),
    (#"{"quotient": [1, 2, 3]}"#, "'quotient' is of two values, and there are 3."),
    (#"{"quotient": [1, 0]}"#, "Nothing can be divided by 0."),
    (
      #"{"days": {"from": "soon", "to": "today"}}"#,
      "'from' must be a day like \"2026-11-30\", \"today\" or \"-7d\", or an item like { \"item\":"
        + " \"…\" }."
    ),
    (
      #"{"days": {"from": {"item": "a"}, "to": "today"}}"#,
      "The answer to 'a' is no day. Name an item that is."
    ),
  ]) func `a mistake in a calculation is said`(_ value: String, _ problem: String) {
    let found = problems(#""calculations": [{"id": "c", "value": \#(value)}]"#)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": " + problem) == true, "\(found)")
  }

  @Test(arguments: [
    (
      #"{"score": "ss", "atLeast": 1}"#,
      "There is no score 'ss'. Did you mean 's'?"
    ),
    (
      #"{"score": "s", "matches": "x"}"#,
      "A score is a number and has no 'matches'. Compare it with equals, atLeast, atMost, above, below"
        + " or answered."
    ),
    (
      #"{"score": "s"}"#,
      "A condition about the score 's' compares nothing. Add one of equals, atLeast, atMost, above,"
        + " below, answered."
    ),
    (
      #"{"score": "s", "above": 1, "atLeast": 2}"#,
      "A condition has 'atLeast' and 'above'. Take one of them out."
    ),
  ]) func `a mistake in a condition about a score is said`(
    _ condition: String, _ problem: String
  ) {
    let found = problems(
      #""scores": [{"id": "s", "method": "sum", "items": ["a"]}], "#
        + #""alerts": [{"id": "x", "title": "T", "text": "T", "when": \#(condition)}]"#)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(": " + problem) == true, "\(found)")
  }

  @Test func `alerts have ids of their own`() {
    let alert = #"{"id": "x", "title": "T", "text": "T", "when": {"item": "a", "equals": 3}}"#
    #expect(
      problems(#""alerts": [\#(alert), \#(alert)]"#).map { $0.split(separator: ": ").last } == [
        "The alert 'x' stands twice. Give every alert an id of its own."
      ])
  }

  private func safety(_ item: String, _ more: String = "") -> [String] {
    TaskText.problems(
      #"""
      {"id": "t", "version": 1, "title": "T", "steps": [
      {"id": "q", "type": "question", "answer": {"format": "scale", "minimum": 0, "maximum": 3}, \#(item)}
      ]\#(more)}
      """#)
  }

  @Test(arguments: [
    "Thoughts that you would be better off dead", "Haben Sie an Suizid gedacht?",
    "Hurting\nyourself in some way?", "Wollten Sie sich das Leben nehmen?",
    "Do you feel you don’t want to live?",
  ]) func `words that speak of self-harm must be answered for`(_ words: String) {
    let text = #""text": "\#(words.replacing("\n", with: "\\n"))""#
    let found = safety(text)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "Add \"safety\": \"selfHarm\" and an alert for its answers, or \"safety\": \"none\" if it means"
          + " something else.") == true)
    #expect(safety(text + #", "safety": "none""#) == [])
  }

  @Test func `an item about self-harm needs an alert that one of its answers alone raises`() {
    let item = #""text": "?", "safety": "selfHarm""#
    let problem =
      "t.json:2:8: 'q' asks about self-harm, and no alert is raised by any of its answers alone. Add one"
      + " to 'alerts' whose condition is about this item."
    let alert = { (condition: String) in
      #", "alerts": [{"id": "x", "title": "T", "text": "T", "when": \#(condition)}]"#
    }
    #expect(safety(item) == [problem])
    #expect(safety(item, alert(#"{"item": "q", "skipped": true}"#)) == [problem])
    #expect(safety(item, alert(#"{"item": "q", "atLeast": 1}"#)) == [])
  }

  @Test func `the reader says whether a task lacks a text for a crisis`() throws {
    let text = { (more: String) in
      #"""
      {"id": "t", "version": 1, "title": "T", "steps": [{"id": "q", "type": "question", "text": "?",
      "safety": "selfHarm", "answer": {"format": "boolean"}}], "alerts": [{"id": "x", "title": "T",
      "text": "T", "when": {"item": "q", "equals": true}}]\#(more)}
      """#
    }
    let need = { (more: String) -> Int? in
      let bytes = Array(text(more).utf8)
      var reader = TaskReader(log: ProblemLog(file: "t", bytes: bytes))
      _ = reader.read(bytes)
      return reader.crisisNeed
    }
    #expect(need("") == 57)
    #expect(need(#", "crisis": {"text": "Call 112."}"#) == nil)
  }
}
