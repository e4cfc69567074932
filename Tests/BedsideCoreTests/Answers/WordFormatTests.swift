import BedsideCore
import Testing

struct WordFormatTests {
  private let plain = AnswerFormat.boolean(BooleanFormat())
  private let own = AnswerFormat.boolean(BooleanFormat(yes: "I agree", no: "I refuse"))
  private let note = AnswerFormat.text(TextFormat(maximumLength: 5))

  @Test(arguments: [
    (text: "yes", shown: "yes"), (text: "Y", shown: "yes"), (text: "1", shown: "yes"),
    (text: "no", shown: "no"), (text: "n", shown: "no"), (text: "2", shown: "no"),
    (text: "", shown: "Nothing was typed. Type an answer."),
    (text: "maybe", shown: "'maybe' is neither yes nor no. Type one of the two."),
    (text: "yesterday", shown: "'yesterday' is neither yes nor no. Type one of the two."),
  ])
  func `yes and no are read by their words, their beginnings and their numbers`(
    text: String, shown: String
  ) {
    #expect(Reading.of(text, plain) == shown)
  }

  @Test func `own words for yes and no are read as such, and what fits both is asked about`() {
    #expect(Reading.of("i a", own) == "I agree")
    #expect(Reading.of("I refuse", own) == "I refuse")
    #expect(Reading.of("I", own) == "'I' is neither I agree nor I refuse. Type one of the two.")
    #expect(own.rules.hint(in: Reading.context) == "I agree or I refuse")
    #expect(Reading.of(true, own) == "true")
    #expect(Reading.of("yes", plain) == "yes")
    #expect(
      Reading.of(JSONValue.string("yes"), plain)
        == "'\"yes\"' is the wrong kind of value. Write true or false.")
    #expect(Reading.of(1, plain) == "'1' is the wrong kind of value. Write true or false.")
  }

  @Test func `text is kept without the blanks around it, up to its length in characters`() {
    #expect(Reading.of("  a  b ", note) == "a  b")
    #expect(Reading.of("👍🏽👍🏽👍🏽👍🏽👍🏽", note) == "👍🏽👍🏽👍🏽👍🏽👍🏽")
    #expect(
      Reading.of("abcdef", note) == "The text has 6 characters. At most 5 are kept: shorten it.")
    #expect(Reading.of("   ", note) == "Nothing was typed. Type an answer.")
    #expect(Reading.of(JSONValue.string("abc"), note) == "\"abc\"")
    #expect(Reading.of(3, note) == "'3' is the wrong kind of value. Write a text.")
    #expect(note.rules.hint(in: Reading.context) == "up to 5 characters")
    let letter = AnswerFormat.text(TextFormat(maximumLength: 1))
    #expect(letter.rules.hint(in: Reading.context) == "up to 1 character")
    #expect(AnswerFormat.text(TextFormat()).rules.hint(in: Reading.context) == "your own words")
  }

  @Test func `the errors that no format throws have their words too`() {
    let message = { (error: AnswerError) in error.description }
    #expect(message(.required) == "This question needs an answer.")
    #expect(
      message(.dontKnowIsNoAnswer) == "\"I don't know\" can't be given here. Type an answer.")
    #expect(
      message(.decliningIsNoAnswer) == "This question can't be declined. Type an answer.")
  }

  @Test func `a translation replaces the words it has and leaves the rest`() {
    let german = Phrases(
      language: "de", table: ["yes": "ja", "error.empty": "Es wurde nichts getippt."])
    let context = AnswerContext(phrases: german, today: Reading.today)
    #expect(Reading.of("j", plain, in: context) == "ja")
    #expect(Reading.of("", plain, in: context) == "Es wurde nichts getippt.")
    #expect(
      Reading.of("x", plain, in: context) == "'x' is neither ja nor no. Type one of the two.")
  }
}
