import BedsideCore
import Testing

/// The choice of own words, whose code and words are kept apart.
struct OwnWordsTests {
  private static let choices = [
    TextChoice(text: "Knee", value: .text("knee")),
    TextChoice(text: "Other person's knee", value: .text("theirs")),
    TextChoice(text: "Nowhere", value: .text("none"), isExclusive: true),
  ]
  private let needed = AnswerFormat.choice(
    ChoiceFormat(choices: choices, isMultiple: true, other: "Other"))
  private let free = AnswerFormat.choice(
    ChoiceFormat(choices: choices, other: OtherChoice("Other", isOptional: true)))

  @Test(arguments: [
    (text: "4 left hip, and shoulder", shown: "Other: left hip, and shoulder"),
    (text: "1, 4 left hip, and shoulder", shown: "Knee, Other: left hip, and shoulder"),
    (text: "1 4 left hip", shown: "Knee, Other: left hip"),
    (text: "other: a\u{1B}[31mb", shown: "Other: ab"),
    (text: "other person's knee", shown: "Other person's knee"),
    (text: "Other person’s knee", shown: "Other person's knee"),
    (
      text: "3, 4 hip",
      shown: "'Nowhere' can't be combined with others. Choose it alone, or the others."
    ),
    (text: "1,4", shown: "'Other' needs words of your own. Type them behind it."),
  ])
  func `own words come last and keep the choices before them`(text: String, shown: String) {
    #expect(Reading.of(text, needed) == shown)
  }

  @Test func `own words may be left out where they are not needed`() {
    #expect(Reading.of("4", free) == "Other")
    #expect(Reading.of("other", free) == "Other")
    #expect(Reading.of("4 my hip", free) == "Other: my hip")
    #expect(Reading.of(JSONValue.string("other"), free) == #"{"other":""}"#)
    #expect(Reading.of(.object(["other": ""]), free) == #"{"other":""}"#)
    #expect(
      Reading.of(.object(["other": " "]), needed)
        == "'Other' needs words of your own. Type them behind it.")
    #expect(
      Reading.of(JSONValue.string("other"), needed)
        == "\"other\" is the value of no choice. Write one of \"knee\", \"theirs\", \"none\".")
    #expect(
      Reading.of(.object(["other": "x", "more": 1]), needed)
        == #"'{"other":"x","more":1}' is the wrong kind of value. Write the value of a choice, or"#
        + " several in an array.")
  }

  @Test func `own words have a limit and one place`() {
    let long = String(repeating: "a", count: 1001)
    #expect(
      Reading.of("4 " + long, needed)
        == "The text has 1001 characters. At most 1000 are kept: shorten it.")
    let twice: JSONValue = [.object(["other": "a"]), .object(["other": "b"])]
    #expect(Reading.of(twice, needed) == "'Other' was given twice. Give each one once.")
  }

  @Test func `the code of own words stands for any of them in conditions`() {
    let answer = AnswerValue.choices([.code(.text("knee")), .other("my hip")])
    #expect(answer.covers(.choices([.code(OtherChoice.code)])))
    #expect(!answer.covers(.choices([.code(.text("none"))])))
    #expect(!AnswerValue.choices([.code(.text("knee"))]).covers(.choices([.code(.text("other"))])))
  }
}
