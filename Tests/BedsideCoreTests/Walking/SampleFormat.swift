import BedsideCore

/// A format with values that it takes and values that it does not take.
///
/// A format that is new joins all walks by one line in `all`. Two formats are not there: a file has a
/// step of its own, and a repetition of a text needs that text; random tasks make both by themselves.
struct SampleFormat {
  let format: AnswerFormat
  let fitting: [AnswerValue]
  let others: [AnswerValue]

  static let all = numeric + worded + timed + measured

  private static let numeric = [
    SampleFormat(
      format: .scale(ScaleFormat(minimum: 0, maximum: 4, default: 2)), fitting: numbers(0...4),
      others: [.integer(5), .integer(-1), .text("4")]),
    SampleFormat(
      format: .integer(IntegerFormat(minimum: 0, maximum: 4)), fitting: numbers(0...4),
      others: [.integer(9), .boolean(true)]),
    SampleFormat(
      format: .continuousScale(
        ContinuousScaleFormat(minimum: 0, maximum: 4, maximumFractionDigits: 1, default: 1.5)),
      fitting: [.decimal(0), .decimal(1.5), .decimal(4)], others: [.decimal(4.1), .decimal(0.25)]),
    SampleFormat(
      format: .decimal(DecimalFormat(minimum: 0, unit: "kg")),
      fitting: [.decimal(0), .decimal(2), .decimal(3.75)], others: [.decimal(-0.5)]),
    SampleFormat(
      format: .ladder(LadderFormat(top: "Best", bottom: "Worst")), fitting: numbers(1...3),
      others: [.integer(0), .decimal(5)]),
  ]

  private static let worded = [
    SampleFormat(
      format: .boolean(BooleanFormat()), fitting: [.boolean(true), .boolean(false)],
      others: [.integer(1)]),
    SampleFormat(
      format: .choice(
        ChoiceFormat(choices: choices, isMultiple: true, other: "Something else")),
      fitting: [
        .choices([.code(.integer(1))]), .choices([.code(.integer(1)), .code(.text("b"))]),
        .choices([.code(.text("none"))]), .choices([.code(.text("b")), .other("own words")]),
      ],
      others: [.choices([.code(.integer(1)), .code(.text("none"))]), .choices([])]),
    SampleFormat(
      format: .choice(ChoiceFormat(choices: choices)),
      fitting: [.choices([.code(.integer(1))]), .choices([.code(.text("b"))])],
      others: [.choices([.code(.integer(1)), .code(.text("b"))]), .choices([.other("x")])]),
    SampleFormat(
      format: .text(TextFormat(maximumLength: 5)), fitting: [.text("a"), .text("gelée")],
      others: [.text("too long")]),
    SampleFormat(
      format: .email(EmailFormat(default: "a@b.de")), fitting: [.text("a@b.de"), .text("x@y.org")],
      others: [.text("a@b")]),
    SampleFormat(
      format: .location(LocationFormat()),
      fitting: [
        .location(.address("Ulm")), .location(.coordinates(latitude: 48.4, longitude: 10)),
      ], others: [.text("Ulm")]),
    SampleFormat(
      format: .textScale(TextScaleFormat(choices: choices, default: .integer(1))),
      fitting: [.choices([.code(.integer(1))]), .choices([.code(.text("none"))])],
      others: [.choices([.code(.text("x"))])]),
    SampleFormat(
      format: .valuePicker(ValuePickerFormat(choices: choices)),
      fitting: [.choices([.code(.integer(1))]), .choices([.code(.text("b"))])],
      others: [.choices([])]),
    SampleFormat(
      format: .multiPicker(
        MultiPickerFormat(components: [.init(choices: choices), .init(choices: choices)])),
      fitting: [.components([.integer(1), .text("b")]), .components([.text("b"), .text("b")])],
      others: [.components([.text("b")])]),
    SampleFormat(
      format: .rank(RankFormat(choices: choices, first: 2)),
      fitting: [.ranking([.integer(1), .text("b")]), .ranking([.text("b"), .text("none")])],
      others: [.ranking([.integer(1)])]),
  ]

  private static let timed = [
    SampleFormat(
      format: .date(DateFormat(maximum: .today(0))),
      fitting: [
        .date(Reading.today), .date(Reading.today.adding(days: -3)),
        .date(CivilDate(dayNumber: 19_000)),
      ], others: [.date(Reading.today.adding(days: 1))]),
    SampleFormat(
      format: .time(TimeFormat(minimum: WallTime("22:00"), maximum: WallTime("06:00"))),
      fitting: times("23:30", "00:00", "06:00"), others: times("21:30")),
    SampleFormat(
      format: .dateTime(DateTimeFormat(minimum: .now(days: -2))),
      fitting: moments("2026-03-06T08:15:00+00:00", "2026-03-06T12:00:00+01:00"),
      others: moments("2026-03-01T08:15:00+00:00")),
    SampleFormat(
      format: .duration(DurationFormat(maximum: 86_400)), fitting: [.duration(0), .duration(240)],
      others: [.duration(-60), .duration(30)]),
  ]

  private static let measured = [
    SampleFormat(
      format: .height(HeightFormat(minimum: 100, maximum: 230)),
      fitting: [
        .measure(Measure(170, in: .centimetres)), .measure(Measure(170.18, in: .feet)),
      ], others: [.measure(Measure(99, in: .centimetres))]),
    SampleFormat(
      format: .weight(WeightFormat(minimum: 30, maximum: 300)),
      fitting: [.measure(Measure(70.5, in: .kilograms)), .measure(Measure(70.76, in: .stones))],
      others: [.measure(Measure(301, in: .pounds))]),
    SampleFormat(
      format: .age(AgeFormat(minimum: 18, maximum: 90, orOlder: .plain)),
      fitting: [.age(.years(64)), .age(.orOlder(90))], others: [.age(.years(17))]),
  ]

  /// A file, which only a step of its own asks for.
  static let file = SampleFormat(
    format: .file(FileFormat()),
    fitting: [.file(SuppliedFile(name: "a.txt", bytes: [65], at: Instant(seconds: 0)))],
    others: [.text("a.txt")])

  private static func times(_ texts: String...) -> [AnswerValue] {
    texts.compactMap(WallTime.init).map { .time($0) }
  }

  private static func moments(_ texts: String...) -> [AnswerValue] {
    texts.compactMap(OffsetDateTime.init).map { .dateTime($0) }
  }

  private static func numbers(_ range: ClosedRange<Int>) -> [AnswerValue] {
    range.map { .integer($0) }
  }

  private static let choices = [
    TextChoice(text: "One", value: .integer(1)), TextChoice(text: "B", value: .text("b")),
    TextChoice(text: "None", value: .text("none"), isExclusive: true),
  ]
}
