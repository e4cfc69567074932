import BedsideCore

/// A format with values that it takes and values that it does not take.
///
/// A format that is new joins all walks by one line in `all`.
struct SampleFormat {
  let format: AnswerFormat
  let fitting: [AnswerValue]
  let others: [AnswerValue]

  static let all: [SampleFormat] = [
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
      format: .date(DateFormat(maximum: .today(0))),
      fitting: [.date(CivilDate(dayNumber: 20_518)), .date(CivilDate(dayNumber: 19_000))],
      others: [.date(CivilDate(dayNumber: 20_519))]),
  ]

  private static func numbers(_ range: ClosedRange<Int>) -> [AnswerValue] {
    range.map { .integer($0) }
  }

  private static let choices = [
    TextChoice(text: "One", value: .integer(1)), TextChoice(text: "B", value: .text("b")),
    TextChoice(text: "None", value: .text("none"), isExclusive: true),
  ]
}
