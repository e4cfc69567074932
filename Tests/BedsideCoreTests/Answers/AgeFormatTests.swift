import BedsideCore
import Testing

struct AgeFormatTests {
  private let adult = AnswerFormat.age(
    AgeFormat(minimum: 18, maximum: 90, orYounger: .called("under 19"), orOlder: .plain))
  private let exact = AnswerFormat.age(AgeFormat(minimum: 18, maximum: 90))
  private let born = AnswerFormat.age(
    AgeFormat(asked: .yearOfBirth, minimum: 18, maximum: 90, orOlder: .plain))

  private func read(_ text: String, _ format: AnswerFormat) -> String {
    do {
      let value = try format.rules.read(text, in: Reading.context)
      return format.rules.display(value, in: Reading.context) + " = " + value.json.text
    } catch {
      return Reading.context.phrases.message(for: error)
    }
  }

  @Test(arguments: [
    ("19", "19 years = 19"), ("64 years", "64 years = 64"), ("18", #"under 19 = {"orYounger":18}"#),
    ("3", #"under 19 = {"orYounger":18}"#), ("Under 19", #"under 19 = {"orYounger":18}"#),
    ("90", #"90 or older = {"orOlder":90}"#), ("101", #"90 or older = {"orOlder":90}"#),
    ("90+", #"90 or older = {"orOlder":90}"#), ("90 or older", #"90 or older = {"orOlder":90}"#),
    ("89.5", "'89.5' is not a whole number. Type one like 4."),
    ("old", "'old' is not a whole number. Type one like 4."),
    ("-1", "'-1' is below 0. Type 0 or more."), ("151", "'151' is above 150. Type 150 or less."),
    ("999999", "'999999' is above 150. Type 150 or less."),
    ("", "Nothing was typed. Type an answer."),
  ]) func `an age beyond an open end is kept as that end, never as a number`(
    text: String, shown: String
  ) {
    #expect(read(text, adult) == shown)
  }

  @Test func `ends that are not open are limits`() {
    #expect(read("18", exact) == "18 years = 18")
    #expect(read("17", exact) == "'17' is below 18. Type 18 or more.")
    #expect(read("91", exact) == "'91' is above 90. Type 90 or less.")
    #expect(read("90+", exact) == "'90+' is not a whole number. Type one like 4.")
    #expect(read("1", .age(AgeFormat())) == "1 year = 1")
    #expect(exact.rules.hint(in: Reading.context) == "18 to 90 years")
    #expect(adult.rules.hint(in: Reading.context) == "under 19 to 90 or older")
    #expect(exact.unit == "years")
  }

  @Test func `a year of birth is kept as a year, within the ages asked for`() {
    #expect(read("1962", born) == "1962 = 1962")
    #expect(read("2008", born) == "2008 = 2008")
    #expect(
      read("2009", born)
        == "'2009' is outside the years asked for. Type a year from 1876 to 2008.")
    #expect(read("1936", born) == #"90 or older = {"orOlder":90}"#)
    #expect(
      read("1800", born)
        == "'1800' is outside the years asked for. Type a year from 1876 to 2008.")
    #expect(born.rules.hint(in: Reading.context) == "a year from 1876 to 2008")
    #expect(born.unit == nil)
  }

  @Test func `files hold numbers and open ends`() {
    #expect(Reading.of(64, adult) == "64")
    #expect(Reading.of(95, adult) == #"{"orOlder":90}"#)
    #expect(Reading.of(.object(["orOlder": 90]), adult) == #"{"orOlder":90}"#)
    let wrong =
      "is the wrong kind of value. Write a whole number, or an end that the question has, like"
      + " {\"orOlder\": 90}."
    #expect(Reading.of(.object(["orOlder": 80]), adult) == "'{\"orOlder\":80}' \(wrong)")
    #expect(Reading.of(.object(["orOlder": 90]), exact) == "'{\"orOlder\":90}' \(wrong)")
    #expect(Reading.of(.object(["age": 64]), exact) == "'{\"age\":64}' \(wrong)")
  }

  @Test func `an open end is no number, and compares as its end`() {
    let value = AnswerValue.age(.orOlder(90))
    #expect(value.number == nil)
    #expect(value.ordered == .number(90))
    #expect(
      ResultPredicate.between("age", lower: .init(65), upper: nil)
        .matches(["age": .answered(value, .typed)]))
    #expect(AnswerValue.age(.years(64)).number == 64)
  }
}
