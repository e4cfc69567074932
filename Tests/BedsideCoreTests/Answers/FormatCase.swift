import BedsideCore
import Testing

/// What a format takes and what it refuses, for the tests that every format passes.
///
/// A new format adds an entry to `all`.
struct FormatCase: CustomTestStringConvertible, Sendable {
  /// The format.
  let format: AnswerFormat
  /// Texts as they are typed, and the values they are.
  let good: [(text: String, value: AnswerValue)]
  /// Texts that are no answer.
  let badTexts: [String]
  /// Values that may not be kept: outside the limits, between the steps.
  let bad: [AnswerValue]
  /// Values of other kinds, which may not be kept either; what files make of them may be right.
  let otherKinds: [AnswerValue]
  /// The same format with a default that it does not take.
  let withBadDefault: AnswerFormat?

  var testDescription: String { format.name }

  static let all: [FormatCase] = numbers + times + measures + others

  private static let numbers = [
    FormatCase(
      format: .scale(ScaleFormat(minimum: 0, maximum: 10, step: 5)),
      good: [("5", .integer(5)), ("0", .integer(0))], badTexts: ["4", "11", "-5", "5.5", "five"],
      bad: [.integer(4), .integer(15), .integer(-5)], otherKinds: [.decimal(5), .text("5")],
      withBadDefault: .scale(ScaleFormat(minimum: 0, maximum: 10, step: 5, default: 3))),
    FormatCase(
      format: .continuousScale(
        ContinuousScaleFormat(
          minimum: 0, maximum: 1, maximumFractionDigits: 1, isPercent: true)),
      good: [("50", .decimal(0.5)), ("12.5 %", .decimal(0.125)), ("0.1", .decimal(0.001))],
      badTexts: ["101", "12.25", "half"],
      bad: [.decimal(1.01), .decimal(0.1225), .decimal(-0.1), .decimal(.nan)],
      otherKinds: [.integer(1)],
      withBadDefault: .continuousScale(
        ContinuousScaleFormat(minimum: 0, maximum: 1, default: 50, isPercent: true))),
    FormatCase(
      format: .integer(
        IntegerFormat(
          minimum: 60, maximum: 600, unit: "min",
          displayUnit: DisplayUnit(name: "h", factor: 60))),
      good: [("2", .integer(120)), ("2 h", .integer(120)), ("120 min", .integer(120))],
      badTexts: ["11", "0", "1.5", "90 min"],
      bad: [.integer(90), .integer(0), .integer(660)], otherKinds: [.decimal(120)],
      withBadDefault: .integer(
        IntegerFormat(default: 90, unit: "min", displayUnit: DisplayUnit(name: "h", factor: 60)))),
    FormatCase(
      format: .decimal(
        DecimalFormat(
          minimum: 35, maximum: 42, maximumFractionDigits: 1, unit: "°C",
          displayUnit: DisplayUnit(name: "°F", factor: 5.0 / 9, offset: -160.0 / 9))),
      good: [("98.6", .decimal(37)), ("37.5 °C", .decimal(37.5)), ("95 F", .decimal(35))],
      badTexts: ["108", "94.9", "98.65", "34 °C", "1,500"],
      bad: [.decimal(34.9), .decimal(42.1), .decimal(37.123), .decimal(.infinity)],
      otherKinds: [.integer(37)],
      withBadDefault: .decimal(DecimalFormat(maximum: 3, default: 4))),
  ]

  private static let times = [
    FormatCase(
      format: .date(DateFormat(minimum: .today(-7), maximum: .today(0))),
      good: [
        ("2026-03-05", .date(Reading.today.adding(days: -1))), ("today", .date(Reading.today)),
      ],
      badTexts: ["tomorrow", "-8d", "2026-02-30", "1.2.26"],
      bad: [.date(Reading.today.adding(days: 1)), .date(.earliest)],
      otherKinds: [.text("2026-03-05")],
      withBadDefault: .date(DateFormat(maximum: .today(0), default: .today(1)))),
    FormatCase(
      format: .time(
        TimeFormat(
          minimum: WallTime("22:00"), maximum: WallTime("06:00"), minuteInterval: 30)),
      good: [("23:30", time("23:30")), ("0:00", time("00:00")), ("6 am", time("06:00"))],
      badTexts: ["21:30", "06:30", "23:45", "24:00"],
      bad: [time("21:30"), time("06:30"), time("23:45"), time("23:30:15")],
      otherKinds: [.integer(0)],
      withBadDefault: .time(TimeFormat(minimum: WallTime("22:00"), default: WallTime("21:00")))),
    FormatCase(
      format: .dateTime(
        DateTimeFormat(
          minimum: .now(days: -1), maximum: .now(days: 0), minuteInterval: 15)),
      good: [
        ("2026-03-06 08:15", moment("2026-03-06T08:15:00+00:00")),
        ("2026-03-06 09:15 +01:00", moment("2026-03-06T09:15:00+01:00")),
      ],
      badTexts: ["2026-03-06 12:15", "2026-03-05 11:45", "2026-03-06 08:20", "today"],
      bad: [
        moment("2026-03-06T12:15:00+00:00"), moment("2026-03-05T11:45:00+00:00"),
        moment("2026-03-06T08:20:00+00:00"),
      ], otherKinds: [.date(Reading.today)],
      withBadDefault: .dateTime(
        DateTimeFormat(maximum: .now(days: -1), default: .now(days: 0)))),
    FormatCase(
      format: .duration(DurationFormat(maximum: 86_400, step: 300)),
      good: [("1h30m", .duration(5400)), ("0", .duration(0)), ("90 min", .duration(5400))],
      badTexts: ["25 h", "7 min", "90", "-5 min"],
      bad: [.duration(-300), .duration(420), .duration(90_000)], otherKinds: [.integer(300)],
      withBadDefault: .duration(DurationFormat(default: 30))),
  ]

  private static let measures = [
    FormatCase(
      format: .height(HeightFormat(minimum: 100, maximum: 230)),
      good: [
        ("170", .measure(Measure(170, in: .centimetres))),
        ("5'7\"", .measure(Measure(170.18, in: .feet))),
      ],
      badTexts: ["99", "231 cm", "8 ft", "170.123", "70 kg"],
      bad: [
        .measure(Measure(99, in: .centimetres)), .measure(Measure(231, in: .feet)),
        .measure(Measure(170.123, in: .metres)),
        .measure(Measure(.nan, in: .centimetres)),
      ], otherKinds: [.decimal(170), .measure(Measure(170, in: .kilograms))],
      withBadDefault: .height(HeightFormat(minimum: 100, default: 99))),
    FormatCase(
      format: .weight(WeightFormat(minimum: 30, maximum: 300)),
      good: [
        ("70.5", .measure(Measure(70.5, in: .kilograms))),
        ("11st 2lb", .measure(Measure(70.76, in: .stones))),
      ],
      badTexts: ["29", "301", "70.55", "170 cm"],
      bad: [
        .measure(Measure(29.9, in: .kilograms)), .measure(Measure(301, in: .pounds)),
        .measure(Measure(70.3071, in: .kilograms)),
      ], otherKinds: [.decimal(70), .measure(Measure(70, in: .centimetres))],
      withBadDefault: .weight(WeightFormat(maximum: 300, default: 301))),
    FormatCase(
      format: .age(AgeFormat(minimum: 18, maximum: 90, orOlder: .plain)),
      good: [("64", .age(.years(64))), ("95", .age(.orOlder(90)))],
      badTexts: ["17", "151", "-1", "64.5"],
      bad: [
        .age(.years(17)), .age(.orOlder(80)), .age(.orYounger(18)), .age(.bornIn(1962)),
      ], otherKinds: [.age(.years(95)), .integer(64)],
      withBadDefault: .age(AgeFormat(minimum: 18, default: 17))),
    FormatCase(
      format: .ladder(LadderFormat(top: "Most", bottom: "Least")),
      good: [("10", .integer(10)), ("1", .integer(1))], badTexts: ["0", "11", "top"],
      bad: [.integer(0), .integer(11)], otherKinds: [.decimal(5)],
      withBadDefault: .ladder(LadderFormat(top: "Most", bottom: "Least", default: 0))),
  ]

  private static let others = [
    FormatCase(
      format: .boolean(BooleanFormat()),
      good: [("yes", .boolean(true)), ("2", .boolean(false))], badTexts: ["maybe"],
      bad: [], otherKinds: [.integer(1), .text("yes")], withBadDefault: nil),
    FormatCase(
      format: .text(TextFormat(maximumLength: 5)), good: [("abc", .text("abc"))],
      badTexts: ["abcdef"], bad: [.text("abcdef"), .text(" ")], otherKinds: [.integer(1)],
      withBadDefault: .text(TextFormat(maximumLength: 2, default: "abc"))),
    FormatCase(
      format: .choice(ChoiceFormat(choices: [TextChoice(text: "A", value: .text("a"))])),
      good: [("1", .choices([.code(.text("a"))]))], badTexts: ["2", "b"],
      bad: [.choices([]), .choices([.code(.text("b"))]), .choices([.other("b")])],
      otherKinds: [.text("a")],
      withBadDefault: .choice(
        ChoiceFormat(choices: [TextChoice(text: "A", value: .text("a"))], default: .text("b")))),
  ]

  private static func time(_ text: String) -> AnswerValue {
    .time(WallTime(text) ?? .midnight)
  }

  private static func moment(_ text: String) -> AnswerValue {
    OffsetDateTime(text).map { .dateTime($0) } ?? .text("no moment: \(text)")
  }
}
