extension Corpus {
  /// Answers of numbers, measures and times, by their formats.
  static let measures: [String: [String]] = [
    "scale": [
      #"{"format": "scale", "minimum": -50, "maximum": 50, "default": 0}"#,
      #"{"format": "scale", "minimum": 0, "maximum": 1000, "step": 10}"#,
      #"{"format": "scale", "minimum": -10000, "maximum": 10000, "step": 200}"#,
    ],
    "continuousScale": [
      """
      {"format": "continuousScale", "minimum": 0, "maximum": 1, "maximumFractionDigits": 1,
       "style": "percent", "default": 0.5}
      """,
      #"{"format": "continuousScale", "minimum": -100000, "maximum": 100000, "style": "number"}"#,
    ],
    "integer": [
      #"{"format": "integer", "unit": "ml", "displayUnit": "l", "default": 2000}"#,
      """
      {"format": "integer", "unit": "tablets", "default": 20,
       "displayUnit": {"unit": "strips", "factor": 10}}
      """,
    ],
    "decimal": [
      """
      {"format": "decimal", "unit": "mmol/l", "displayUnit": {"unit": "mg/dl", "factor": 0.0555},
       "maximumFractionDigits": 4}
      """,
      #"{"format": "decimal", "unit": "kg", "displayUnit": "lb"}"#,
    ],
    "time": [
      #"{"format": "time", "minimum": "22:00", "maximum": "06:30:00", "minuteInterval": 15}"#,
      #"{"format": "time", "default": "08:30", "minuteInterval": 30}"#,
    ],
    "dateTime": [
      """
      {"format": "dateTime", "minimum": "2026-01-01T00:00", "maximum": "2026-12-31T23:59:00",
       "default": "2026-11-30T20:30", "minuteInterval": 5}
      """,
      #"{"format": "dateTime", "minimum": "-7d", "maximum": "now", "default": "now"}"#,
    ],
    "duration": [
      #"{"format": "duration", "minimum": 0, "maximum": 7200, "step": 600, "default": 3600}"#
    ],
    "height": [
      """
      {"format": "height", "system": "metric", "minimum": 100, "maximum": 250.5, "default": 170}
      """,
      #"{"format": "height", "system": "us"}"#,
    ],
    "weight": [
      """
      {"format": "weight", "system": "local", "precision": "low", "minimum": 0.5, "maximum": 300,
       "default": 70}
      """,
      #"{"format": "weight", "precision": "high", "default": 3.275}"#,
    ],
    "age": [
      """
      {"format": "age", "minimum": 18, "maximum": 90, "orYounger": true, "orOlder": "90 or more",
       "default": 40}
      """,
      """
      {"format": "age", "asks": "yearOfBirth", "maximum": 90, "orOlder": {"en": "Older"},
       "default": 1980}
      """,
    ],
    "ladder": [
      #"{"format": "ladder", "top": "Best off", "bottom": {"en": "Worst off"}, "default": 5}"#
    ],
  ]

  /// Every answer of the corpus, by formats.
  static let everyAnswer = [answers, words, measures].reduce(into: [String: [String]]()) {
    $0.merge($1, uniquingKeysWith: +)
  }

  /// Every task of the corpus.
  static let everyTask: [String] = {
    var all = tasks + repetitions + scored
    all += conditions.map(conditionTask)
    all += steps.values.joined().map(task(step:))
    all += everyAnswer.values.joined().map { task(step: step(answer: $0)) }
    return all
  }()
}
