extension Corpus {
  /// Tasks that reckon, speak to answers and ask in an order of their own.
  static let scored = [
    """
    {"id": "t", "version": 1, "title": "T", "steps": [
     {"id": "f", "type": "form", "order": "random", "items": [
      {"id": "a", "text": "A?", "answer": {"format": "scale", "minimum": 0, "maximum": 4}},
      {"id": "b", "text": "B?", "answer": {"format": "integer"}},
      {"id": "c", "text": "C?", "answer": {"format": "choice", "order": "random", "choices": [
       {"text": "Never", "value": "never", "fixed": true}, {"text": "Often", "value": 2}]}}]},
     {"id": "d", "type": "question", "text": "Born on?", "answer": {"format": "date"}}],
     "scores": [
      {"id": "s", "title": "S", "method": "sum", "items": ["a",
        {"item": "b", "reverse": {"minimum": 0, "maximum": 4}},
        {"item": "c", "weights": {"never": 0, "2": 1}}],
       "minimumAnswered": 2, "missing": "personMean", "rescale": {"from": [0, 9], "to": [0, 100]},
       "decimals": 1, "unit": "points", "higherIs": "worse",
       "bands": [{"upTo": 50, "label": "Low", "severity": "none"}, {"label": "High"}]},
      {"id": "m", "method": "mean", "items": [{"item": "a", "reverse": true}],
       "minimumShare": 0.5, "missing": "omit"}],
     "calculations": [
      {"id": "w", "title": "W", "decimals": 0, "unit": "days", "higherIs": "better",
       "bands": [{"upTo": 1, "label": "One"}],
       "value": {"days": {"from": {"item": "d"}, "to": "today"}}},
      {"id": "x", "value": {"sum": [{"item": "a"}, {"score": "s"},
       {"product": [2, {"difference": [{"item": "a"}, 1]}]}, {"quotient": [{"item": "b"}, 2]}]}},
      {"id": "y", "value": {"round": {"mean": [{"minimum": [{"item": "a"}, 3]},
       {"maximum": [{"item": "b"}, 3]}, {"count": ["a", "b"]}]}, "decimals": 2}}]}
    """,
    """
    {"id": "t", "version": 1, "title": "T", "crisis": {"text": "Call.", "contacts": ["112"]},
     "steps": [
      {"id": "a", "type": "question", "text": "Hurt yourself?", "safety": "selfHarm",
       "answer": {"format": "boolean"}},
      {"id": "b", "type": "question", "text": "B?", "safety": "none", "defaultFrom": "previous",
       "answer": {"format": "integer"}},
      {"id": "e", "type": "form", "items": [{"id": "c", "text": "C?", "safety": "none",
       "defaultFrom": {"task": "other", "item": "n"}, "answer": {"format": "integer"}},
       {"id": "g", "text": "After {a|nothing}?", "answer": {"format": "text"}}]}],
     "randomize": [["b", ["e"]]],
     "alerts": [{"id": "x", "when": {"item": "a", "equals": true}, "title": "X", "text": "Call.",
      "contacts": ["112", {"en": "Friends"}], "severity": "urgent"},
      {"id": "y", "when": {"item": "b", "equals": 3}, "title": "Y", "text": "Well."}]}
    """,
  ]

  /// Conditions of every kind, each at the end of `conditionTask(_:)`.
  static let conditions = [
    #"{"item": "n", "equals": 3}"#, #"{"item": "n", "atLeast": 2, "atMost": 4}"#,
    #"{"item": "n", "above": 1, "below": 5}"#, #"{"item": "n", "answered": true}"#,
    #"{"item": "n", "dontKnow": true}"#, #"{"item": "n", "declined": true}"#,
    #"{"item": "n", "skipped": false}"#, #"{"item": "n", "notVisited": false}"#,
    #"{"item": "w", "matches": "[a-z]+"}"#, #"{"item": "w", "equals": "x"}"#,
    #"{"item": "d", "atLeast": "2026-03-04", "below": "today"}"#,
    #"{"item": "o", "above": "08:30"}"#, #"{"item": "o", "below": "12:00"}"#,
    #"{"item": "p", "atMost": "2026-03-04T08:00:00Z"}"#,
    #"{"item": "c", "contains": "x"}"#, #"{"item": "c", "contains": {"all": ["x", 2]}}"#,
    #"{"item": "c", "contains": {"any": ["x", 2]}}"#, #"{"item": "c", "count": {"equals": 1}}"#,
    #"{"item": "c", "count": {"atLeast": 1, "atMost": 2}}"#,
    #"{"score": "s", "equals": 3}"#, #"{"score": "s", "atLeast": 1, "atMost": 3}"#,
    #"{"score": "s", "above": 1, "below": 3}"#, #"{"score": "s", "answered": false}"#,
    #"{"task": "other", "item": "q", "equals": 3}"#,
    #"{"task": "other", "item": "q", "atLeast": "today"}"#,
    #"{"not": {"item": "n", "equals": 3}}"#,
    #"{"all": [{"item": "n", "equals": 3}, {"item": "w", "answered": true}]}"#,
    #"{"any": [{"item": "n", "equals": 3}, {"score": "s", "above": 2}]}"#,
  ]

  /// A task in which a rule depends on `condition`, and another that ends it.
  static func conditionTask(_ condition: String) -> String {
    """
    {"id": "t", "version": 1, "title": "T", "steps": [
     {"id": "f", "type": "form", "items": [
      {"id": "n", "text": "?", "answer": {"format": "integer", "minimum": 0, "maximum": 9},
       "dontKnow": true, "decline": true},
      {"id": "w", "text": "?", "answer": {"format": "text"}},
      {"id": "d", "text": "?", "answer": {"format": "date"}},
      {"id": "o", "text": "?", "answer": {"format": "time"}},
      {"id": "p", "text": "?", "answer": {"format": "dateTime"}},
      {"id": "c", "text": "?", "answer": {"format": "choice", "multiple": true, "choices": [
       {"text": "X", "value": "x"}, {"text": "Two", "value": 2}]}}]},
     {"id": "y", "type": "instruction"}, {"id": "z", "type": "completion"}],
     "scores": [{"id": "s", "method": "sum", "items": ["n"]}],
     "rules": [{"after": "f", "when": \(condition), "goTo": "z"}, {"after": "y", "end": true}]}
    """
  }
}
