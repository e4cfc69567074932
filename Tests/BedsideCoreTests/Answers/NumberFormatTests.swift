import BedsideCore
import Testing

struct NumberFormatTests {
  private let pain = AnswerFormat.scale(ScaleFormat(minimum: 1, maximum: 10))
  private let even = AnswerFormat.scale(ScaleFormat(minimum: -4, maximum: 20, step: 4, unit: "m"))
  private let fever = AnswerFormat.continuousScale(
    ContinuousScaleFormat(minimum: 35, maximum: 42, maximumFractionDigits: 2, unit: "°C"))
  private let steps = AnswerFormat.integer(IntegerFormat(minimum: 0, unit: "steps"))
  private let weight = AnswerFormat.decimal(
    DecimalFormat(maximum: 300, maximumFractionDigits: 0, unit: "kg"))
  private let free = AnswerFormat.decimal(DecimalFormat())

  @Test(arguments: [
    (text: "7", shown: "7"), (text: " 7 ", shown: "7"), (text: "+7", shown: "7"),
    (text: "7.0", shown: "7"), (text: "٧", shown: "7"), (text: "१०", shown: "10"),
    (text: "", shown: "Nothing was typed. Type an answer."),
    (text: "seven", shown: "'seven' is not a whole number. Type one like 4."),
    (text: "7.5", shown: "'7.5' is not a whole number. Type one like 4."),
    (text: "7 of 10", shown: "'7 of 10' is not a whole number. Type one like 4."),
    (text: "1,5", shown: "'1,5' is not a whole number. Type one like 4."),
    (text: "0", shown: "'0' is below 1. Type 1 or more."),
    (text: "-3", shown: "'-3' is below 1. Type 1 or more."),
    (text: "11", shown: "'11' is above 10. Type 10 or less."),
    (text: "7e0", shown: "'7e0' is not a whole number. Type one like 4."),
    (text: "0x7", shown: "'0x7' is not a whole number. Type one like 4."),
    (
      text: "99999999999999999999999",
      shown: "'99999999999999999999999' is out of range. Type a number from 1 to 10."
    ),
  ])
  func `a scale takes the whole numbers between its ends`(text: String, shown: String) {
    #expect(Reading.of(text, pain) == shown)
  }

  @Test func `a scale in steps takes its steps and names those beside a number`() {
    #expect(Reading.of("8", even) == "8 m")
    #expect(Reading.of("-4", even) == "-4 m")
    #expect(Reading.of("9", even) == "'9' is no step of this scale. Type 8 or 12.")
    #expect(Reading.of("-1", even) == "'-1' is no step of this scale. Type -4 or 0.")
    #expect(Reading.of("21", even) == "'21' is above 20 m. Type 20 m or less.")
    #expect(even.rules.hint(in: Reading.context) == "-4 to 20 m in steps of 4")
    #expect(pain.rules.hint(in: Reading.context) == "1 to 10")
  }

  @Test(arguments: [
    (text: "37.2", shown: "37.2 °C"), (text: "37,2", shown: "37.2 °C"),
    (text: "37.25 °c", shown: "37.25 °C"), (text: "37 °C", shown: "37 °C"),
    (text: "42", shown: "42 °C"), (text: "35.00", shown: "35 °C"),
    (text: "37.255", shown: "'37.255' has too many digits after the decimal mark. Type at most 2."),
    (text: "34.99", shown: "'34.99' is below 35 °C. Type 35 °C or more."),
    (text: "42.01", shown: "'42.01' is above 42 °C. Type 42 °C or less."),
    (text: "warm", shown: "'warm' is not a number. Type it in digits, like 4.5."),
    (text: "37.", shown: "'37.' is not a number. Type it in digits, like 4.5."),
    (text: ".", shown: "'.' is not a number. Type it in digits, like 4.5."),
    (text: "37.2.1", shown: "'37.2.1' is not a number. Type it in digits, like 4.5."),
    (text: "nan", shown: "'nan' is not a number. Type it in digits, like 4.5."),
    (text: "inf", shown: "'inf' is not a number. Type it in digits, like 4.5."),
    (text: "°C", shown: "'°C' is not a number. Type it in digits, like 4.5."),
  ])
  func `a continuous scale takes numbers with its digits and its unit`(
    text: String, shown: String
  ) {
    #expect(Reading.of(text, fever) == shown)
  }

  @Test func `limits may be on one side, and whole numbers refuse a fraction`() {
    #expect(Reading.of("1200 steps", steps) == "1200 steps")
    #expect(Reading.of("-1", steps) == "'-1' is below 0 steps. Type 0 steps or more.")
    #expect(Reading.of("1.5", steps) == "'1.5' is not a whole number. Type one like 4.")
    #expect(Reading.of("72kg", weight) == "72 kg")
    #expect(
      Reading.of("72.5", weight)
        == "'72.5' has digits after the decimal mark. Type a whole number.")
    #expect(Reading.of("301", weight) == "'301' is above 300 kg. Type 300 kg or less.")
    #expect(steps.rules.hint(in: Reading.context) == "at least 0 steps")
    #expect(weight.rules.hint(in: Reading.context) == "at most 300 kg")
    #expect(free.rules.hint(in: Reading.context) == "a number")
  }

  @Test func `whole numbers are read and shown exactly, up to the greatest`() {
    let free = AnswerFormat.integer(IntegerFormat())
    for text in ["9007199254740993", "9223372036854775807", "-9223372036854775808"] {
      #expect(Reading.of(text, free) == text)
    }
    #expect(
      Reading.of("9223372036854775808", free)
        == "'9223372036854775808' is out of range. Type a number from -9223372036854775808 to"
        + " 9223372036854775807.")
  }

  @Test func `a decimal too large to be kept exactly is out of range`() {
    #expect(
      Reading.of("99999999999999999999999", weight)
        == "'99999999999999999999999' is out of range. Type a number from -9007199254740991 to 300."
    )
    #expect(
      Reading.of("99999999999999999999999", .decimal(DecimalFormat(maximumFractionDigits: 2)))
        == "'99999999999999999999999' is out of range. Type a number from -9007199254740991 to"
        + " 9007199254740991.")
  }

  @Test func `one digit too many is said in the singular`() {
    let format = AnswerFormat.decimal(DecimalFormat(maximumFractionDigits: 1))
    #expect(
      Reading.of("1.25", format)
        == "'1.25' has too many digits after the decimal mark. Type at most 1.")
  }

  @Test(arguments: [
    (text: "1,5", english: "1.5", german: "1,5"),
    (text: "1.5", english: "1.5", german: "1,5"),
    (text: "0,500", english: "0.5", german: "0,5"),
    (text: "1500", english: "1500", german: "1500"),
    (text: "1,5000", english: "1.5", german: "1,5"),
    (text: "1٫5", english: "1.5", german: "1,5"),
    (text: "\u{2212}2.5", english: "-2.5", german: "-2,5"),
    (
      text: "1,500", english: "'1,500' can be read as 1500 or as 1.5. Type the one you mean.",
      german: "1,5"
    ),
    (
      text: "1.500", english: "1.5",
      german: "'1.500' can be read as 1500 or as 1,5. Type the one you mean."
    ),
    (
      text: "1 500", english: "'1 500' is not a number. Type it in digits, like 4.5.",
      german: "'1 500' is not a number. Type it in digits, like 4,5."
    ),
  ])
  func `a comma and a point are decimal marks, and what may be either is asked about`(
    text: String, english: String, german: String
  ) {
    #expect(Reading.of(text, free) == english)
    #expect(Reading.of(text, free, in: Reading.german) == german)
  }

  @Test func `a number comes back as it was typed, without superfluous digits`() {
    for text in ["0.1", "37.25", "-0.5", "100000", "0.0001"] {
      #expect(Reading.of(text, free) == text)
    }
    #expect(Reading.of("0.10", free) == "0.1")
  }

  @Test func `files hold numbers as numbers`() {
    #expect(Reading.of(7, pain) == "7")
    #expect(Reading.of(.number(7), pain) == "7")
    #expect(Reading.of(.number(37.2), fever) == "37.2")
    #expect(Reading.of(37, fever) == "37.0")
    #expect(Reading.of(.number(7.5), pain) == "'7.5' is not a whole number. Type one like 4.")
    #expect(
      Reading.of(JSONValue.string("7"), pain)
        == "'\"7\"' is the wrong kind of value. Write a whole number.")
    #expect(Reading.of(true, fever) == "'true' is the wrong kind of value. Write a number.")
    #expect(Reading.of(45, fever) == "'45' is above 42 °C. Type 42 °C or less.")
    #expect(
      Reading.of(.number(.infinity), free) == "'null' is the wrong kind of value. Write a number.")
  }

  @Test func `a default outside the limits is none`() {
    let shown = { (format: AnswerFormat) in format.rules.defaultValue(in: Reading.context) }
    #expect(shown(.scale(ScaleFormat(minimum: 1, maximum: 10, default: 5))) == .integer(5))
    #expect(shown(.scale(ScaleFormat(minimum: 1, maximum: 10, default: 11))) == nil)
    #expect(shown(.scale(ScaleFormat(minimum: 0, maximum: 10, step: 5, default: 4))) == nil)
    #expect(shown(.integer(IntegerFormat(maximum: 3, default: 4))) == nil)
    #expect(shown(.decimal(DecimalFormat(minimum: 3, default: 2))) == nil)
    #expect(
      shown(.continuousScale(ContinuousScaleFormat(minimum: 0, maximum: 1, default: 0.5))) == nil)
  }
}
