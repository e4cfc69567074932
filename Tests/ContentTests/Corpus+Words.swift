extension Corpus {
  /// Answers of words and lists, by their formats.
  static let words: [String: [String]] = [
    "textScale": [
      """
      {"format": "textScale", "choices": [{"text": "Never", "value": 0, "detail": "Not once"},
       {"text": "Often", "value": 1}], "default": 1}
      """
    ],
    "valuePicker": [
      #"{"format": "valuePicker", "choices": [{"text": "5", "value": "five"}], "default": "five"}"#
    ],
    "multiPicker": [
      """
      {"format": "multiPicker", "separator": "/", "components": [
       {"text": "Feet", "choices": [{"text": "5", "value": 5}]},
       {"choices": [{"text": "11", "value": 11}]}]}
      """
    ],
    "email": [#"{"format": "email", "default": "a@b.de"}"#],
    "location": [#"{"format": "location"}"#],
    "rank": [
      """
      {"format": "rank", "first": 1, "choices": [{"text": "A", "value": "a"},
       {"text": "B", "value": "b"}]}
      """
    ],
    "matrix": [
      """
      {"format": "matrix", "rows": [
       {"id": "a", "text": "A", "detail": "Small.", "optional": false}, {"id": "b", "text": "B"}],
       "each": {"format": "boolean"}}
      """
    ],
    "confirmText": [],
  ]

  /// Tasks whose answers depend on other items, or have what the plain ones do not.
  static let repetitions = [
    """
    {"id": "t", "version": 1, "title": "T", "steps": [
    {"id": "f", "type": "form", "items": [
    {"id": "m", "text": "?", "answer": {"format": "text", "minimumLength": 2, "maximumLength": 9,
     "pattern": "[a-z]+", "patternMessage": "Small letters.", "secure": true}},
    {"id": "n", "text": "?", "answer": {"format": "confirmText", "of": "m", "message": "No."}},
    {"id": "o", "text": "?", "answer": {"format": "text", "multiline": true}},
    {"id": "c", "text": "?", "answer": {"format": "choice",
     "other": {"text": "Other", "placeholder": "cat", "optional": true}, "choices": [
     {"image": "a dog", "value": 1}, {"text": "Sky", "color": "#0072B2", "value": 2},
     {"color": "green", "value": 3}]}}]}]}
    """
  ]
}
