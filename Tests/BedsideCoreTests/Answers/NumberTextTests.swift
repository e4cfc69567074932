import BedsideCore
import Testing

/// What numbers mean in different places.
struct NumberTextTests {
  private let decimal = AnswerFormat.decimal(DecimalFormat())
  private let whole = AnswerFormat.integer(IntegerFormat())

  private func context(_ locale: String) -> AnswerContext {
    AnswerContext(conventions: Conventions(locale: locale), today: Reading.today)
  }

  private static let asked = "can be read as 1500 or as 1.5. Type the one you mean."

  @Test(arguments: [
    (text: "1,500", english: "'1,500' \(asked)", german: "1,5"),
    (
      text: "1.500", english: "1.5",
      german: "'1.500' can be read as 1500 or as 1,5. Type the one you mean."
    ),
    (text: "1,500.5", english: "1500.5", german: "1500,5"),
    (text: "1.500,5", english: "1500.5", german: "1500,5"),
    (text: "1,500,000", english: "1500000", german: "1500000"),
    (text: "1.500.000", english: "1500000", german: "1500000"),
    (text: "1\u{2009}500", english: "1500", german: "1500"),
    (text: "1\u{202F}500,5", english: "1500.5", german: "1500,5"),
    (text: "1\u{A0}500\u{A0}000.25", english: "1500000.25", german: "1500000,25"),
    (text: "1'500", english: "1500", german: "1500"),
    (text: "1’500.5", english: "1500.5", german: "1500,5"),
    (text: "０．５", english: "0.5", german: "0,5"),
    (text: "－１，５", english: "-1.5", german: "-1,5"),
    (text: "١٢٫٥", english: "12.5", german: "12,5"),
    (text: "١٫٥٠٠", english: "1.5", german: "1,5"),
    (text: "١٬٥٠٠", english: "1500", german: "1500"),
    (text: "१२.५", english: "12.5", german: "12,5"),
    (text: "1,2345", english: "1.2345", german: "1,2345"),
    (text: "1234,567", english: "1234.567", german: "1234,567"),
    (text: "0,250", english: "0.25", german: "0,25"),
    (text: ".5", english: "0.5", german: "0,5"),
  ])
  func `grouped digits are read where they can mean one number, and asked about where they can't`(
    text: String, english: String, german: String
  ) {
    #expect(Reading.of(text, decimal, in: context("en_US.UTF-8")) == english)
    #expect(Reading.of(text, decimal, in: context("de_DE.UTF-8")) == german)
  }

  @Test(arguments: [
    "1 500", "1,50,000", "1,500.500.5", "1.5,000", "1,500,00", "12,34.5", "1,,500", "1,500,",
    "0,500,000", "1'50", "1٫5٫5", "1,5'000", "--1", "1-", "1.500.0000", "½", "1e3", "一",
  ]) func `badly grouped digits are no number`(text: String) {
    #expect(
      Reading.of(text, decimal, in: context("en_US"))
        == "'\(text)' is not a number. Type it in digits, like 4.5.")
  }

  @Test func `a plain blank groups digits where the place groups so`() {
    #expect(Reading.of("1 500,5", decimal, in: context("fr_FR")) == "1500,5")
    #expect(
      Reading.of("1 50", decimal, in: context("fr_FR"))
        == "'1 50' is not a number. Type it in digits, like 4,5.")
  }

  @Test(arguments: ["1,000", "1.000"])
  func `a whole number with three digits behind a mark is asked about everywhere`(text: String) {
    for locale in ["en_US", "de_DE", "C"] {
      #expect(
        Reading.of(text, whole, in: context(locale))
          == "'\(text)' can be read as 1000 or as 1. Type the one you mean.")
    }
    #expect(Reading.of("1'000", whole) == "1000")
    #expect(Reading.of("1,000,000", whole) == "1000000")
    #expect(Reading.of("1.00", whole) == "1")
  }

  @Test func `tiny numbers are shown without an exponent and read again`() {
    for number in [0.00001, 1.5e-7, -2e-10, 0.1 + 0.2] {
      let text = DecimalText.text(of: number)
      #expect(!text.contains("e"))
      #expect(Reading.of(text, decimal) == text)
    }
    #expect(DecimalText.text(of: 1.5e-7, decimalMark: ",") == "0,00000015")
    #expect(DecimalText.fractionDigits(of: 1.5e-7) == 8)
  }

  @Test func `a decimal too large to be exact is refused from files as well`() {
    #expect(
      Reading.of(.number(1e300), decimal).contains("is out of range. Type a number from"))
  }
}
