import BedsideCore
import Testing

struct MeasureFormatTests {
  private let height = AnswerFormat.height(HeightFormat())
  private let weight = AnswerFormat.weight(WeightFormat())
  private static let american = AnswerContext(
    conventions: Conventions(locale: "en_US"), today: Reading.today)

  /// What was read: how it is shown, and the number that is kept.
  private func read(
    _ text: String, _ format: AnswerFormat, _ context: AnswerContext = Reading.context
  ) -> String {
    do {
      let value = try format.rules.read(text, in: context)
      return format.rules.display(value, in: context) + " = " + value.json.text
    } catch {
      return context.phrases.message(for: error)
    }
  }

  private static func noHeight(_ text: String) -> String {
    "'\(text)' is not a height. Type it like 170 cm, 1.70 m or 5 ft 7 in."
  }

  @Test(arguments: [
    ("170", "170 cm = 170.0"), ("170.5 cm", "170.5 cm = 170.5"), ("1.70 m", "1.70 m = 170.0"),
    ("1,70 m", "1.70 m = 170.0"), ("1.7", "1.70 m = 170.0"), ("1m70", "1.70 m = 170.0"),
    ("1 m 70 cm", "1.70 m = 170.0"), ("1m5", "1.05 m = 105.0"), ("1.705 m", "1.705 m = 170.5"),
    ("2 m", "2.00 m = 200.0"), ("5'7\"", "5 ft 7 in = 170.18"), ("5’ 7”", "5 ft 7 in = 170.18"),
    ("5′7″", "5 ft 7 in = 170.18"), ("5'7", "5 ft 7 in = 170.18"),
    ("5 ft 7 in", "5 ft 7 in = 170.18"), ("5ft7", "5 ft 7 in = 170.18"),
    ("5 feet 7.25 inches", "5 ft 7.25 in = 170.82"), ("6 ft", "6 ft = 182.88"),
    ("67 in", "67 in = 170.18"), ("5.5 ft", "5 ft 6 in = 167.64"),
    ("５ ft ７ in", "5 ft 7 in = 170.18"),
    ("tall", noHeight("tall")), ("170 kg", noHeight("170 kg")), ("5'13\"", noHeight("5'13\"")),
    ("5.5 ft 7 in", noHeight("5.5 ft 7 in")), ("1 m 170", noHeight("1 m 170")),
    ("5 7", noHeight("5 7")), ("1.70 m 3", noHeight("1.70 m 3")),
    ("170 cm 5", noHeight("170 cm 5")), ("1e2", noHeight("1e2")),
    ("", "Nothing was typed. Type an answer."),
    ("170.123", "'170.123' is more exact than is kept here. Round it to 0.01 cm."),
    ("5 ft 7.125 in", "'5 ft 7.125 in' is more exact than is kept here. Round it to 0.01 in."),
    ("1,700 m", "'1,700' can be read as 1700 or as 1.7. Type the one you mean."),
    ("12", "'12 cm' is below 20 cm. Type 20 cm or more."),
    ("-5", "'-5 cm' is below 20 cm. Type 20 cm or more."),
    ("12 ft", "'12 ft' is above 9 ft 10.11 in. Type 9 ft 10.11 in or less."),
  ]) func `heights are read in every unit and shown as they were typed`(
    text: String, shown: String
  ) {
    #expect(read(text, height) == shown)
  }

  @Test func `in feet and inches a height without a unit is asked about`() {
    #expect(
      read("67", height, Self.american)
        == "'67' needs a unit. Type it like 5 ft 7 in, 67 in, 170 cm.")
    #expect(read("170 cm", height, Self.american) == "170 cm = 170.0")
    let us = AnswerFormat.height(HeightFormat(system: .us, default: 170))
    #expect(us.rules.hint(in: Reading.context) == "a height like 5 ft 7 in, 67 in or 170 cm")
    #expect(
      us.rules.defaultValue(in: Reading.context).map { us.rules.display($0, in: Reading.context) }
        == "5 ft 7 in")
    let metric = AnswerFormat.height(HeightFormat(system: .metric, default: 170))
    #expect(read("170", metric, Self.american) == "170 cm = 170.0")
    #expect(metric.rules.hint(in: Reading.german) == "a height like 170 cm, 1,70 m or 5 ft 7 in")
  }

  private static func noWeight(_ text: String) -> String {
    "'\(text)' is not a weight. Type it like 70.5 kg, 155 lb or 11 st 2 lb."
  }

  @Test(arguments: [
    ("70.5", "70.5 kg = 70.5"), ("70,5 kg", "70.5 kg = 70.5"), ("155 lb", "155 lb = 70.307"),
    ("155lbs", "155 lb = 70.307"), ("155.5 pounds", "155.5 lb = 70.534"),
    ("11st 2lb", "11 st 2 lb = 70.76"), ("11 stone 2", "11 st 2 lb = 70.76"),
    ("11 st", "11 st = 69.853"), ("70000 g", "70000 g = 70.0"),
    ("7 lb 8 oz", "7 lb 8 oz = 3.402"),
    ("7 lb 3 oz", "'7 lb 3 oz' is more exact than is kept here. Round it to 0.1 lb."),
    ("70.55", "'70.55 kg' is more exact than is kept here. Round it to 0.1 kg."),
    ("155.25 lb", "'155.25 lb' is more exact than is kept here. Round it to 0.1 lb."),
    ("70500.5 g", "'70500.5 g' is more exact than is kept here. Round it to 1 g."),
    ("heavy", noWeight("heavy")), ("70 cm", noWeight("70 cm")),
    ("11 st 14 lb", noWeight("11 st 14 lb")),
    ("11.5 st 2 lb", noWeight("11.5 st 2 lb")), ("7 lb 16 oz", noWeight("7 lb 16 oz")),
    ("70 5", noWeight("70 5")), ("70 kg 5", noWeight("70 kg 5")),
    ("0.1", "'0.1 kg' is below 0.2 kg. Type 0.2 kg or more."),
    ("2000 lb", "'2000 lb' is above 1543.24 lb. Type 1543.24 lb or less."),
  ]) func `weights are read in every unit and shown as they were typed`(
    text: String, shown: String
  ) {
    #expect(read(text, weight) == shown)
  }

  @Test func `a weight without a unit is in that of the place`() {
    #expect(read("155", weight, Self.american) == "155 lb = 70.307")
    #expect(read("155", .weight(WeightFormat(system: .metric)), Self.american) == "155 kg = 155.0")
    let shown = AnswerFormat.weight(WeightFormat(default: 70))
    #expect(shown.rules.defaultValue(in: Self.american)?.json == .number(69.853))
    #expect(
      weight.rules.hint(in: Self.american)
        == "a weight in pounds, or one like 70.5 kg or 11 st 2 lb")
    #expect(weight.rules.hint(in: Reading.german) == "a weight like 70,5 kg or 155 lb")
  }

  @Test func `a weight is as exact as its precision`() {
    let low = AnswerFormat.weight(WeightFormat(precision: .low))
    let high = AnswerFormat.weight(WeightFormat(precision: .high))
    #expect(
      read("70.5", low) == "'70.5 kg' is more exact than is kept here. Round it to 1 kg.")
    #expect(read("70", low) == "70 kg = 70.0")
    #expect(read("3450 g", high) == "3450 g = 3.45")
    #expect(read("7 lb 8 oz", high) == "7 lb 8 oz = 3.402")
    #expect(read("70.125", high) == "70.125 kg = 70.125")
    #expect(low.rules.hint(in: Reading.context) == "a weight like 70 kg or 155 lb")
  }

  @Test func `files hold centimetres and kilograms, and what was pounds before is taken again`() {
    #expect(Reading.of(170, height) == "170.0")
    #expect(Reading.of(.number(170.18), height) == "170.18")
    #expect(Reading.of(.number(70.307), weight) == "70.307")
    #expect(
      Reading.of(JSONValue.string("170 cm"), height)
        == "'\"170 cm\"' is the wrong kind of value. Write a number of centimetres.")
    #expect(
      Reading.of(JSONValue.string("70 kg"), weight)
        == "'\"70 kg\"' is the wrong kind of value. Write a number of kilograms.")
    #expect(
      Reading.of(.number(170.123), height)
        == "'170.123' is more exact than is kept here. Round it to 0.01 cm.")
    let typed: JSONValue = .object(["value": .number(170.18), "typed": "ft"])
    #expect(Reading.of(typed, height) == "170.18")
    #expect(Reading.of(typed, weight).contains("is the wrong kind of value"))
  }

  @Test func `limits are shown in the unit that was typed`() {
    let adult = AnswerFormat.height(HeightFormat(minimum: 100, maximum: 230))
    #expect(read("3 ft", adult) == "'3 ft' is below 3 ft 3.37 in. Type 3 ft 3.37 in or more.")
    #expect(read("231", adult) == "'231 cm' is above 230 cm. Type 230 cm or less.")
  }
}
