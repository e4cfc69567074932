import BedsideCore
import Testing

/// What check says of conditions about scores beyond what these can be.
struct ScoreFindingTests {
  private static let steps = """
    {"id": "f", "type": "form", "items": [
    {"id": "a", "text": "?", "answer": {"format": "scale", "minimum": 0, "maximum": 3}},
    {"id": "b", "text": "?", "answer": {"format": "scale", "minimum": 0, "maximum": 3}},
    {"id": "c", "text": "?", "answer": {"format": "decimal", "minimum": 1}}]},
    {"id": "e", "type": "completion"}
    """
  private static let scores = #"""
    "scores": [{"id": "sum", "method": "sum", "items": ["a", {"item": "b", "reverse": true}]},
    {"id": "mean", "method": "mean", "items": ["a", "b"], "decimals": 1},
    {"id": "part", "method": "sum", "items": ["a", "b"], "minimumAnswered": 1, "missing": "personMean"},
    {"id": "percent", "method": "sum", "items": ["a", "b"], "rescale": {"to": [100, 0]}},
    {"id": "open", "method": "sum", "items": ["a", "c"]}],
    "calculations": [{"id": "twice", "value": {"product": [{"score": "sum"}, 2]}},
    {"id": "ratio", "value": {"quotient": [{"item": "a"}, {"item": "b"}]}}],
    """#

  private func messages(_ condition: String) -> [String] {
    let text =
      #"{"id": "t", "version": 1, "title": "T", \#(Self.scores)"steps": [\#(Self.steps)], "#
      + #""rules": [{"after": "f", "when": \#(condition), "end": true}]}"#
    return TaskReader.read(Array(text.utf8), file: "t.json").problems.map(\.message)
  }

  @Test(arguments: [
    (#"{"score": "sum", "atLeast": 7}"#, "This never holds: the score 'sum' goes from 0 to 6."),
    (#"{"score": "sum", "below": 0}"#, "This never holds: the score 'sum' goes from 0 to 6."),
    (#"{"score": "sum", "equals": 7}"#, "This never holds: the score 'sum' goes from 0 to 6."),
    (#"{"score": "sum", "equals": 2.5}"#, "This never holds: the score 'sum' is a whole number."),
    (
      #"{"score": "mean", "equals": 1.25}"#,
      "This never holds: the score 'mean' has at most 1 digit behind the decimal mark."
    ),
    (#"{"score": "mean", "above": 3}"#, "This never holds: the score 'mean' goes from 0 to 3."),
    (#"{"score": "part", "above": 6}"#, "This never holds: the score 'part' goes from 0 to 6."),
    (
      #"{"score": "percent", "above": 100}"#,
      "This never holds: the score 'percent' goes from 0 to 100."
    ),
    (#"{"score": "open", "below": 1}"#, "This never holds: the score 'open' is at least 1."),
    (#"{"score": "twice", "above": 12}"#, "This never holds: the score 'twice' goes from 0 to 12."),
    (
      #"{"score": "sum", "above": 2, "below": 3}"#,
      "No number fits both 'above' and 'below': the score 'sum' is a whole number."
    ),
    (
      #"{"all": [{"score": "sum", "above": 4}, {"score": "sum", "below": 2}]}"#,
      "No answers fit all of this. Take one of the comparisons out."
    ),
    (
      #"{"not": {"any": [{"all": [{"score": "sum", "above": 4}, {"score": "sum", "below": 2}]}]}}"#,
      "No answers fit all of this. Take one of the comparisons out."
    ),
    (
      #"{"score": "sum", "atLeast": 0}"#,
      "Every value of the score 'sum' fits this. Write \"answered\": true if that is meant."
    ),
  ]) func `a comparison beyond a score is told of`(_ condition: String, _ message: String) {
    #expect(messages(condition) == [message])
  }

  @Test(arguments: [
    #"{"score": "sum", "equals": 6}"#, #"{"score": "mean", "equals": 1.5}"#,
    #"{"score": "open", "atLeast": 1000000}"#, #"{"score": "ratio", "above": 1000000}"#,
    #"{"score": "twice", "equals": 12}"#, #"{"score": "percent", "equals": 0}"#,
    #"{"any": [{"score": "sum", "above": 4}, {"score": "sum", "below": 2}]}"#,
    #"{"not": {"score": "sum", "answered": true}}"#,
  ]) func `what a score can be is not`(_ condition: String) {
    #expect(messages(condition) == [])
  }
}
