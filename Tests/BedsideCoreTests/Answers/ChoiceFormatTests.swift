import BedsideCore
import Testing

struct ChoiceFormatTests {
  private static let choices = [
    TextChoice(text: "Knee", value: .text("knee")),
    TextChoice(text: "Kneecap, front", value: .text("cap")),
    TextChoice(text: "Hip", value: .integer(7)),
    TextChoice(text: "Nowhere", value: .text("none"), isExclusive: true),
  ]
  private let one = AnswerFormat.choice(ChoiceFormat(choices: choices))
  private let several = AnswerFormat.choice(
    ChoiceFormat(choices: choices, isMultiple: true, other: "Other"))

  @Test(arguments: [
    (text: "1", shown: "Knee"), (text: "knee", shown: "Knee"), (text: "HIP", shown: "Hip"),
    (text: "h", shown: "Hip"), (text: "cap", shown: "Kneecap, front"),
    (text: "kneecap, front", shown: "Kneecap, front"),
    (text: "", shown: "Nothing was typed. Type an answer."),
    (
      text: "7",
      shown: "'7' is none of the choices. Type a number from 1 to 4, or the choice's words."
    ),
    (
      text: "elbow",
      shown: "'elbow' is none of the choices. Type a number from 1 to 4, or the choice's words."
    ),
    (
      text: "kne",
      shown: "'kne' fits 'Knee', 'Kneecap, front'. Type the number of the one you mean."
    ),
    (
      text: "1,3",
      shown: "'1,3' is none of the choices. Type a number from 1 to 4, or the choice's words."
    ),
  ])
  func `one is chosen by number, words, code or beginning`(text: String, shown: String) {
    #expect(Reading.of(text, one) == shown)
  }

  @Test func `a file that names one thing twice is mistaken`() {
    #expect(
      Reading.of(.array(["knee", "knee"]), several) == "'Knee' was given twice. Give each one once."
    )
  }

  @Test(arguments: [
    (text: "1,3", shown: "Knee, Hip"), (text: "3 1", shown: "Knee, Hip"),
    (text: "hip, knee", shown: "Knee, Hip"), (text: "1,1", shown: "Knee"),
    (text: "4", shown: "Nowhere"), (text: "5 my ear", shown: "Other: my ear"),
    (text: "other: my ear", shown: "Other: my ear"),
    (text: "1, 5 my ear", shown: "Knee, Other: my ear"),
    (
      text: "1,4",
      shown: "'Nowhere' can't be combined with others. Choose it alone, or the others."
    ),
    (text: "5", shown: "'Other' needs words of your own. Type them behind it."),
    (text: "other", shown: "'Other' needs words of your own. Type them behind it."),
    (
      text: "1,9",
      shown: "'9' is none of the choices. Type a number from 1 to 5, or the choice's words."
    ),
  ])
  func `several are chosen with commas or blanks, in the order of the list`(
    text: String, shown: String
  ) {
    #expect(Reading.of(text, several) == shown)
  }

  @Test func `files hold codes, arrays of them and own words`() {
    #expect(Reading.of(JSONValue.string("knee"), one) == "\"knee\"")
    #expect(Reading.of(7, one) == "7")
    #expect(Reading.of(["knee", 7], several) == "[\"knee\",7]")
    #expect(Reading.of([7, "knee"], several) == "[\"knee\",7]")
    #expect(
      Reading.of(["knee", .object(["other": "my ear"])], several)
        == "[\"knee\",{\"other\":\"my ear\"}]")
    #expect(Reading.of(["knee", 7], one) == "2 choices were given. Choose one.")
    #expect(Reading.of([], several) == "Nothing was typed. Type an answer.")
    #expect(
      Reading.of(1, one)
        == "1 is the value of no choice. Write one of \"knee\", \"cap\", 7, \"none\".")
    #expect(
      Reading.of(.object(["other": "x"]), one)
        == "'x' is none of the choices. Type a number from 1 to 4, or the choice's words.")
    #expect(
      Reading.of(true, several)
        == "'true' is the wrong kind of value. Write the value of a choice, or several in an array."
    )
  }

  @Test func `the hint says how to choose, and a default outside the list is none`() {
    #expect(one.rules.hint(in: Reading.context) == "a number from 1 to 4")
    #expect(
      several.rules.hint(in: Reading.context) == "numbers from 1 to 5, with commas between them")
    let format = { (code: ChoiceCode) in
      ChoiceFormat(choices: Self.choices, default: code).defaultValue(in: Reading.context)
    }
    #expect(format(.text("knee")) == .choices([.code(.text("knee"))]))
    #expect(format(.text("elbow")) == nil)
  }
}
