@testable import BedsideCore
import Testing

/// What conditions hold for which answers.
struct ConditionTests {
  private static let items = """
    {"id": "f", "type": "form", "items": [
    {"id": "pain", "text": "?", "dontKnow": true, "decline": true,
    "answer": {"format": "scale", "minimum": 0, "maximum": 10}},
    {"id": "day", "text": "?", "answer": {"format": "date"}},
    {"id": "parts", "text": "?", "answer": {"format": "choice", "multiple": true, "other": "Other",
    "choices": [{"text": "Knee", "value": "knee"}, {"text": "Hip", "value": "hip"},
    {"text": "Hand", "value": "hand"}]}},
    {"id": "wake", "text": "?", "answer": {"format": "time"}},
    {"id": "when", "text": "?", "answer": {"format": "dateTime"}},
    {"id": "rest", "text": "?", "answer": {"format": "duration"}},
    {"id": "old", "text": "?", "answer": {"format": "age", "orOlder": true, "maximum": 90}},
    {"id": "note", "text": "?", "answer": {"format": "text"}}]}, {"id": "e", "type": "completion"}
    """

  /// Whether `condition` holds for `answers` on 30 November 2026.
  private func holds(
    _ condition: String, _ answers: [Identifier<FormItem>: Answer],
    earlier: EarlierAnswers = .none
  ) throws -> Bool {
    // The form may be left out, so that a condition may ask whether it was come to.
    let first =
      #"{"id": "well", "type": "question", "text": "?", "answer": {"format": "boolean"}},"#
    let skip = #"{"skip": "f", "when": {"item": "well", "equals": true}}"#
    let text = TaskText.task(
      first + Self.items, rules: skip + #", {"after": "f", "when": \#(condition), "end": true}"#)
    let (task, problems) = TaskReader.read(Array(text.utf8), file: "t.json")
    #expect(problems == [])
    let today = try #require(CivilDate("2026-11-30"))
    let prepared = try #require(task).prepared(earlier: earlier, today: today, seed: 0)
    return try #require(prepared.rules.first?.when).matches(answers)
  }

  private static func chosen(_ codes: String...) -> Answer {
    .answered(.choices(codes.map { .code(.text($0)) }), .typed)
  }

  private static func day(_ text: String) -> Answer {
    .answered(.date(CivilDate(text) ?? .earliest), .typed)
  }

  private static func time(_ hour: Int, _ minute: Int) -> Answer {
    .answered(.time(WallTime(hour: hour, minute: minute) ?? .midnight), .typed)
  }

  private static var moment: Answer {
    .answered(
      OffsetDateTime("2026-11-30T08:30:00+01:00").map { .dateTime($0) } ?? .text(""), .typed)
  }

  private static let two = chosen("knee", "hip")
  private static let own = Answer.answered(
    .choices([.code(.text("hip")), .other("left elbow")]), .typed)

  @Test(
    arguments: [
      (#"{"item": "pain", "atLeast": 3, "below": 5}"#, .answered(.integer(4), .typed), true),
      (#"{"item": "pain", "atLeast": 3, "below": 5}"#, .answered(.integer(5), .typed), false),
      (#"{"item": "day", "atLeast": "2026-11-01"}"#, day("2026-11-01"), true),
      (#"{"item": "day", "above": "2026-11-01"}"#, day("2026-11-01"), false),
      (#"{"item": "day", "atLeast": "-7d", "atMost": "today"}"#, day("2026-11-23"), true),
      (#"{"item": "day", "atLeast": "-7d", "atMost": "today"}"#, day("2026-11-22"), false),
      (#"{"item": "day", "atLeast": "-7d", "atMost": "today"}"#, day("2026-12-01"), false),
      (#"{"item": "parts", "contains": "knee"}"#, two, true),
      (#"{"item": "parts", "contains": "hand"}"#, two, false),
      (#"{"item": "parts", "contains": {"all": ["knee", "hand"]}}"#, two, false),
      (#"{"item": "parts", "contains": {"all": ["knee", "hip"]}}"#, two, true),
      (#"{"item": "parts", "contains": {"any": ["knee", "hand"]}}"#, two, true),
      (#"{"item": "parts", "count": {"atLeast": 2}}"#, two, true),
      (#"{"item": "parts", "count": {"equals": 3}}"#, two, false),
      (#"{"item": "parts", "count": {"atMost": 1}}"#, two, false),
      (#"{"item": "parts", "matches": "left .*"}"#, own, true),
      (#"{"item": "parts", "matches": "left"}"#, own, false),
      (#"{"item": "note", "matches": "(?i)KNEE|hip"}"#, .answered(.text("knee"), .typed), true),
      (#"{"item": "note", "matches": "knee|hip"}"#, .answered(.text("my knee"), .typed), false),
      (#"{"item": "pain", "dontKnow": true}"#, .dontKnow, true),
      (#"{"item": "pain", "dontKnow": false}"#, .dontKnow, false),
      (#"{"item": "pain", "declined": true}"#, .declined, true),
      (#"{"item": "pain", "skipped": true}"#, .skipped, true),
      (#"{"item": "pain", "skipped": true}"#, .declined, false),
      (#"{"item": "pain", "notVisited": true}"#, .skipped, false),
      (#"{"item": "pain", "notVisited": false}"#, .skipped, true),
      (#"{"not": {"item": "pain", "atLeast": 3}}"#, .skipped, true),
      (#"{"item": "wake", "atLeast": "22:00", "below": "06:00"}"#, time(23, 30), true),
      (#"{"item": "wake", "atLeast": "22:00", "below": "06:00"}"#, time(6, 0), false),
      (#"{"item": "wake", "atLeast": "08:30", "atMost": "10:15"}"#, time(9, 5), true),
      (#"{"item": "when", "above": "2026-11-30T08:00:00+01:00"}"#, moment, true),
      (#"{"item": "when", "above": "2026-11-30T08:00:00Z"}"#, moment, false),
      (#"{"item": "rest", "atLeast": 3600}"#, .answered(.duration(3600), .typed), true),
      (#"{"item": "old", "atLeast": 90}"#, .answered(.age(.orOlder(90)), .typed), true),
    ] as [(String, Answer, Bool)])
  func `a condition compares one answer`(
    _ condition: String, _ answer: Answer, _ isTrue: Bool
  ) throws {
    let names = ["pain", "day", "parts", "note", "wake", "when", "rest", "old"]
    let name = names.first { condition.contains("\"\($0)\"") } ?? ""
    #expect(try holds(condition, [Identifier(name): answer]) == isTrue)
  }

  @Test func `an item that was not come to is neither skipped nor answered`() throws {
    #expect(try holds(#"{"item": "pain", "notVisited": true}"#, [:]))
    #expect(try !holds(#"{"item": "pain", "skipped": true}"#, [:]))
    #expect(try holds(#"{"item": "pain", "answered": false}"#, [:]))
  }

  @Test(arguments: [
    ("22:00", "06:00", "23:30", true), ("22:00", "06:00", "06:00", true),
    ("22:00", "06:00", "06:01", false), ("08:30", "10:15", "09:05", true),
    ("08:30", "10:15", "10:20", false), ("08:30", "10:15", "08:20", false),
  ]) func `a time of day is one instant, and a range of times may go across midnight`(
    _ first: String, _ last: String, _ time: String, _ isTrue: Bool
  ) throws {
    let bound = { (text: String) in
      ResultPredicate.Bound(.time(try #require(WallTime(text))))
    }
    let value = OrderedValue.time(try #require(WallTime(time)))
    #expect(value.lies(from: try bound(first), to: try bound(last)) == isTrue)
  }

  @Test(arguments: [
    (#"{"task": "start", "item": "side", "equals": "left"}"#, true),
    (#"{"task": "start", "item": "side", "equals": "right"}"#, false),
    (#"{"task": "start", "item": "age", "above": 40, "atMost": 50}"#, true),
    (#"{"task": "start", "item": "age", "equals": 50}"#, true),
    (#"{"task": "start", "item": "since", "below": "today"}"#, true),
    (#"{"task": "start", "item": "since", "below": "2026-01-01"}"#, false),
    (#"{"task": "start", "item": "pains", "contains": {"all": ["hip", "knee"]}}"#, true),
    (#"{"task": "start", "item": "pains", "count": {"atLeast": 3}}"#, false),
    (#"{"task": "start", "item": "smoker", "declined": true}"#, true),
    (#"{"task": "start", "item": "name", "answered": true}"#, false),
    (#"{"task": "start", "item": "name", "notVisited": true}"#, true),
    (#"{"task": "never", "item": "side", "equals": "left"}"#, false),
    (#"{"not": {"task": "never", "item": "side", "answered": true}}"#, true),
  ]) func `a condition may be about what another task was answered with the last time`(
    _ condition: String, _ isTrue: Bool
  ) throws {
    let answer = { (id: String, value: String, format: String) in
      #"{"id": "\#(id)", "state": "answered", "format": "\#(format)", "value": \#(value)}"#
    }
    let answers = [
      answer("side", #""left""#, "choice"), answer("age", "50", "integer"),
      answer("since", #""2026-02-01""#, "date"), answer("pains", #"["knee", "hip"]"#, "choice"),
      #"{"id": "smoker", "state": "declined"}"#, #"{"id": "name", "state": "notShown"}"#,
    ].joined(separator: ",")
    let result = try JSONReader.read(Array(#"{"steps": [{"answers": [\#(answers)]}]}"#.utf8))
    var earlier = EarlierAnswers()
    earlier.add(result.value, for: "start")
    #expect(try holds(condition, [:], earlier: earlier) == isTrue)
  }

  @Test func `a task says which other tasks it looks back at`() throws {
    let text = TaskText.task(
      #"""
      {"id": "q", "type": "question", "text": "?", "answer": {"format": "text"},
      "defaultFrom": "previous"}, {"id": "e", "type": "completion"}
      """#,
      rules: #"{"skip": "q", "when": {"task": "start", "item": "side", "answered": true}}"#)
    let task = try #require(TaskReader.read(Array(text.utf8), file: "t").task)
    #expect(task.earlierTasks == ["start", "t"])
  }
}
