import BedsideCore
import Testing

/// Whatever a question gives as an example is an answer to it.
struct ExampleTests {
  private static let contexts = [
    Reading.context, Reading.german,
    AnswerContext(conventions: Conventions(locale: "en_US"), today: Reading.today),
  ]

  private static func choices(_ texts: String...) -> [TextChoice] {
    texts.enumerated().map { TextChoice(text: $1, value: .integer($0)) }
  }

  private static func alone(_ text: String) -> TextChoice {
    var choice = TextChoice(text: text, value: .text(text))
    choice.isExclusive = true
    return choice
  }

  /// Formats with limits that few studies have.
  private static let odd: [AnswerFormat] = numbers + lists + times + measures

  private static let numbers: [AnswerFormat] = [
    .scale(ScaleFormat(minimum: -20, maximum: 5, step: 3)),
    .scale(ScaleFormat(minimum: -9, maximum: -2, step: 4)),
    .scale(ScaleFormat(minimum: Int.min, maximum: Int.max, step: 7)),
    .continuousScale(ContinuousScaleFormat(minimum: -1, maximum: 0.3, maximumFractionDigits: 2)),
    .continuousScale(ContinuousScaleFormat(minimum: 0.12, maximum: 0.14, maximumFractionDigits: 2)),
    .continuousScale(
      ContinuousScaleFormat(minimum: 0, maximum: 1, maximumFractionDigits: 0, isPercent: true)),
    .integer(IntegerFormat()), .integer(IntegerFormat(minimum: -5)),
    .integer(IntegerFormat(maximum: -7, unit: "mg")),
    .integer(IntegerFormat(minimum: Int.max - 1, maximum: Int.max)),
    .integer(
      IntegerFormat(
        minimum: 61, maximum: 119, unit: "s", displayUnit: DisplayUnit(name: "min", factor: 60))),
    .decimal(DecimalFormat()), .decimal(DecimalFormat(minimum: -5, maximum: 2, unit: "mg")),
    .decimal(DecimalFormat(minimum: -5, maximum: 10, maximumFractionDigits: 0, unit: "mg")),
    .decimal(DecimalFormat(minimum: -0.002, maximum: -0.001)),
    .decimal(DecimalFormat(minimum: 1e15, maximum: 2e15)),
    .ladder(LadderFormat(top: "Most", bottom: "Least")),
  ]

  private static let lists: [AnswerFormat] = [
    .choice(ChoiceFormat(choices: [alone("None"), alone("All")], isMultiple: true)),
    .choice(ChoiceFormat(choices: [alone("None")] + choices("A", "B"), isMultiple: true)),
    .choice(ChoiceFormat(choices: choices("10", "20"), isMultiple: true)),
    .choice(ChoiceFormat(choices: choices("1,5", "1"), isMultiple: true)),
    .choice(ChoiceFormat(choices: choices("Only"), isMultiple: true, other: "Else")),
    .textScale(TextScaleFormat(choices: choices("2", "20"))),
    .valuePicker(ValuePickerFormat(choices: choices("20", "2"))),
    .rank(RankFormat(choices: choices("A", "B", "C"), first: 1)),
    .rank(RankFormat(choices: choices("10", "20", "30"))),
    .multiPicker(
      MultiPickerFormat(components: [
        .init(choices: choices("one", "two")), .init(choices: choices("red", "blue")),
      ])),
    .multiPicker(
      MultiPickerFormat(components: [.init(choices: choices("4")), .init(choices: choices("a"))])),
    .email(EmailFormat()),
  ]

  private static let times: [AnswerFormat] = [
    .date(DateFormat(minimum: .today(3))), .date(DateFormat(maximum: .today(-400))),
    .time(TimeFormat(minuteInterval: 60)),
    .time(TimeFormat(minimum: WallTime("23:59"), maximum: WallTime("00:20"), minuteInterval: 15)),
    .dateTime(DateTimeFormat(maximum: .now(days: -30), minuteInterval: 720)),
    .dateTime(DateTimeFormat(minimum: .now(days: 30), minuteInterval: 9)),
    .duration(DurationFormat(step: 7200)), .duration(DurationFormat(minimum: 1, step: 1)),
    .duration(DurationFormat(minimum: 61, maximum: 119, step: 17)),
    .duration(DurationFormat(maximum: 0)),
  ]

  private static let measures: [AnswerFormat] = [
    .height(HeightFormat(minimum: 40, maximum: 60)),
    .height(HeightFormat(system: .us, minimum: 40, maximum: 41)),
    .weight(WeightFormat(minimum: 0.5, maximum: 6)),
    .weight(WeightFormat(precision: .low, minimum: 2, maximum: 3)),
    .weight(WeightFormat(system: .us, precision: .high, minimum: 0.5, maximum: 0.6)),
    .age(AgeFormat(minimum: 60, maximum: 70)),
    .age(AgeFormat(asked: .yearOfBirth, minimum: 1, maximum: 5, orOlder: .plain)),
  ]

  @Test(arguments: FormatCase.all.map(\.format) + odd)
  func `the example of every format is an answer to it`(_ format: AnswerFormat) throws {
    for context in Self.contexts {
      guard let example = format.example(in: context) else { continue }
      #expect(throws: Never.self) { try format.rules.read(example, in: context) }
    }
  }

  @Test func `every format whose answers are no words of one's own has an example`() {
    for format in FormatCase.all.map(\.format) + Self.odd where !format.isLeftWithout {
      #expect(format.example(in: Reading.context) != nil, "\(format)")
    }
  }

  @Test(
    arguments: [
      (.scale(ScaleFormat(minimum: -20, maximum: 5, step: 5)), "0"),
      (.scale(ScaleFormat(minimum: -5, maximum: 5)), "0"),
      (.integer(IntegerFormat(minimum: -5, unit: "mg")), "4 mg"),
      (.integer(IntegerFormat(minimum: -9, maximum: -3, unit: "mg")), "-6 mg"),
      (.decimal(DecimalFormat(minimum: -5, maximum: 10, unit: "mg")), "4.5 mg"),
      (.decimal(DecimalFormat(minimum: 35, maximum: 42, unit: "°C")), "38 °C"),
      (.decimal(DecimalFormat(minimum: -5, maximum: 2, unit: "mg")), "1 mg"),
      (.continuousScale(ContinuousScaleFormat(minimum: 0, maximum: 1, isPercent: true)), "50 %"),
      (.continuousScale(ContinuousScaleFormat(minimum: 0, maximum: 1)), "1"),
      (.choice(ChoiceFormat(choices: choices("A", "B", "C"), isMultiple: true)), "1,2"),
      (
        .choice(ChoiceFormat(choices: [alone("None")] + choices("A", "B"), isMultiple: true)), "2,3"
      ),
      (
        .multiPicker(
          MultiPickerFormat(components: [
            .init(choices: choices("one", "two")), .init(choices: choices("red", "blue")),
          ])), "1, 2"
      ),
      (.duration(DurationFormat(step: 7200)), "2 h"),
      (.height(HeightFormat(minimum: 40, maximum: 60)), "50 cm"),
      (.weight(WeightFormat(minimum: 0.5, maximum: 6)), "3 kg"),
      (.age(AgeFormat(minimum: 60, maximum: 70)), "65"),
    ] as [(AnswerFormat, String)])
  func `an example is what somebody may well type`(_ format: AnswerFormat, _ example: String) {
    #expect(format.example(in: Reading.context) == example)
  }

  @Test(
    arguments: [
      (.height(HeightFormat(minimum: 40, maximum: 60)), "a height like 50 cm"),
      (.weight(WeightFormat(minimum: 0.5, maximum: 6)), "a weight like 3 kg"),
      (.duration(DurationFormat(step: 7200)), "a length of time like 2 h in steps of 2 h"),
      (.time(TimeFormat(minuteInterval: 60)), "a time like 00:00, every 60 minutes"),
      (.date(DateFormat(minimum: .today(3))), "a date like 2026-03-09"),
    ] as [(AnswerFormat, String)])
  func `a hint names nothing that would be refused`(_ format: AnswerFormat, _ hint: String) {
    #expect(format.rules.hint(in: Reading.context) == hint)
  }

  @Test func `own words have an example of their own`() {
    let numbered = AnswerFormat.choice(ChoiceFormat(choices: Self.choices("A"), other: "Else"))
    #expect(numbered.exampleOfOwnWords(in: Reading.context) == "2 your words")
    let named = AnswerFormat.choice(
      ChoiceFormat(
        choices: Self.choices("10", "20"),
        other: OtherChoice("Another", placeholder: "half a tablet")))
    #expect(named.exampleOfOwnWords(in: Reading.context) == "Another half a tablet")
    let without = AnswerFormat.choice(ChoiceFormat(choices: Self.choices("A")))
    #expect(without.exampleOfOwnWords(in: Reading.context) == nil)
  }
}

extension AnswerFormat {
  /// Whether an example would put words in the person's mouth.
  fileprivate var isLeftWithout: Bool {
    switch self {
    case .boolean, .text, .confirmText, .location, .file: true
    // A range between two whole minutes holds none.
    case .integer(let format): format.minimum == 61 && format.displayUnit != nil
    default: false
    }
  }
}
