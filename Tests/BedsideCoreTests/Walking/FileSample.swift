import BedsideCore

/// A format as files hold it, with values that it takes and conditions about it.
struct FileSample {
  let answer: String
  let fitting: [AnswerValue]
  /// What stands in a condition behind the item.
  let conditions: [String]

  private static let choices =
    #""choices": [{"text": "L", "value": "left"}, {"text": "R", "value": "right"}, "#
    + #"{"text": "N", "value": "none"}]"#

  static let all: [FileSample] = [
    FileSample(
      answer: #"{"format": "scale", "minimum": 0, "maximum": 4}"#,
      fitting: (0...4).map { .integer($0) },
      conditions: [#""atLeast": 2"#, #""below": 3"#, #""equals": 1"#, #""above": 0, "atMost": 2"#]),
    FileSample(
      answer: #"{"format": "integer", "minimum": 0, "maximum": 3, "default": 1}"#,
      fitting: (0...3).map { .integer($0) }, conditions: [#""atMost": 1"#, #""above": 2"#]),
    FileSample(
      answer: #"{"format": "boolean"}"#, fitting: [.boolean(true), .boolean(false)],
      conditions: [#""equals": true"#, #""equals": false"#]),
    FileSample(
      answer: #"{"format": "choice", "order": "random", \#(choices)}"#,
      fitting: [.choices([.code(.text("left"))]), .choices([.code(.text("none"))])],
      conditions: [#""equals": "left""#]),
    FileSample(
      answer: #"{"format": "choice", "multiple": true, "other": "Other", \#(choices)}"#,
      fitting: [
        .choices([.code(.text("left")), .code(.text("right"))]),
        .choices([.code(.text("left")), .other("own words")]), .choices([.other("words")]),
      ],
      conditions: [
        #""contains": {"all": ["left", "right"]}"#, #""contains": {"any": ["none", "other"]}"#,
        #""count": {"atLeast": 2}"#, #""matches": "own.*""#,
      ]),
    FileSample(
      answer: #"{"format": "date", "maximum": "today"}"#,
      fitting: [.date(Reading.today), .date(Reading.today.adding(days: -9))],
      conditions: [#""atLeast": "-7d""#, #""below": "2026-03-06""#]),
    FileSample(
      answer: #"{"format": "time"}"#,
      fitting: ["23:30", "06:00", "12:15"].compactMap(WallTime.init).map { .time($0) },
      conditions: [#""atLeast": "22:00", "below": "06:00""#, #""atMost": "12:15""#]),
    FileSample(
      answer: #"{"format": "dateTime"}"#,
      fitting: ["2026-03-05T08:15:00+00:00", "2026-03-04T23:00:00-05:00"]
        .compactMap(OffsetDateTime.init).map { .dateTime($0) },
      conditions: [#""above": "2026-03-05T05:00:00Z""#]),
    FileSample(
      answer: #"{"format": "text", "maximumLength": 9}"#, fitting: [.text("{a}"), .text("own *")],
      conditions: [#""matches": "own.*""#, #""equals": "own *""#]),
    FileSample(
      answer: #"{"format": "duration"}"#, fitting: [.duration(60), .duration(7200)],
      conditions: [#""atLeast": 3600"#]),
  ]

  /// What stands in conditions about what became of an item, whatever its format.
  static let states = [
    #""answered": true"#, #""answered": false"#, #""dontKnow": true"#,
    #""declined": true"#, #""notVisited": true"#,
  ]

  /// Values that may fit an item of a file.
  static func values(of item: FormItem) -> [AnswerValue] {
    all.flatMap(\.fitting).filter { value in
      do { try item.format.rules.validate(value, in: Walk.context) } catch { return false }
      return true
    }
  }
}
