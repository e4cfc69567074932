import BedsideCore
import Testing

struct TextFormatTests {
  private let code = AnswerFormat.text(
    TextFormat(
      minimumLength: 2, maximumLength: 8,
      pattern: TextPattern("[A-Z]{2}-?\\d*", message: "Write two capitals and digits.")))
  private let lines = AnswerFormat.text(TextFormat(isMultiline: true))
  private let line = AnswerFormat.text(TextFormat())

  @Test(arguments: [
    (text: "KN-0042", shown: "KN-0042"), (text: " KN ", shown: "KN"),
    (text: "xKN-1", shown: "Write two capitals and digits."),
    (text: "KN-1x", shown: "Write two capitals and digits."),
    (text: "K", shown: "The text has 1 character. Type at least 2."),
    (text: "KN-000042", shown: "The text has 9 characters. At most 8 are kept: shorten it."),
  ])
  func `the whole text must match the pattern, within the lengths`(text: String, shown: String) {
    #expect(Reading.of(text, code) == shown)
  }

  @Test func `a pattern bounds the length, so that matching ends`() {
    let slow = AnswerFormat.text(TextFormat(pattern: TextPattern("a*", message: "Only a.")))
    #expect(
      Reading.of(String(repeating: "a", count: 1001), slow)
        == "The text has 1001 characters. At most 1000 are kept: shorten it.")
    #expect(Reading.of(String(repeating: "a", count: 1000) + "", slow).count == 1000)
    let broken = AnswerFormat.text(TextFormat(pattern: TextPattern("(", message: "Never.")))
    #expect(Reading.of("(", broken) == "Never.")
  }

  @Test func `lengths count characters as a person does`() {
    let three = AnswerFormat.text(TextFormat(minimumLength: 3, maximumLength: 3))
    #expect(Reading.of("e\u{301}👩‍👩‍👧‍👦🇩🇪", three) == "e\u{301}👩‍👩‍👧‍👦🇩🇪")
    #expect(Reading.of("👩‍👩‍👧‍👦", three) == "The text has 1 character. Type at least 3.")
    let hint = { (format: TextFormat) in format.hint(in: Reading.context) }
    #expect(hint(TextFormat(minimumLength: 3, maximumLength: 3)) == "3 characters")
    #expect(hint(TextFormat(minimumLength: 1)) == "at least 1 character")
    #expect(hint(TextFormat(minimumLength: 2, maximumLength: 9)) == "2 to 9 characters")
  }

  @Test func `a megabyte is refused at once, whatever it is made of`() {
    let long = String(repeating: "a", count: 1 << 20)
    #expect(
      Reading.of(long, line)
        == "The text takes 1048576 bytes. At most 40000 are kept: shorten it.")
    #expect(
      Reading.of(JSONValue.string(long), lines)
        == "The text takes 1048576 bytes. At most 40000 are kept: shorten it.")
    // One character of very many marks.
    let marks = "a" + String(repeating: "\u{301}", count: 30_000)
    #expect(
      Reading.of(marks, line) == "The text takes 60001 bytes. At most 40000 are kept: shorten it.")
    #expect(
      Reading.of(String(repeating: "a", count: 10_001), line)
        == "The text has 10001 characters. At most 10000 are kept: shorten it.")
    let choice = AnswerFormat.choice(
      ChoiceFormat(choices: [TextChoice(text: "A", value: .text("a"))]))
    #expect(
      Reading.of(long, choice)
        == "'" + String(repeating: "a", count: 60)
        + "…' is none of the choices. Type a number from 1 to 1, or the choice's words.")
  }

  @Test func `several lines are kept only where several may be typed`() {
    #expect(Reading.of("one\r\n\r\ntwo \n", lines) == "one\n\ntwo")
    #expect(Reading.of("one\ntwo", line) == "one two")
    #expect(
      Reading.of(JSONValue.string("one\ntwo"), line)
        == "The text has several lines. Write it on one.")
    #expect(Reading.of(JSONValue.string("one\ntwo\n"), lines) == #""one\ntwo""#)
    #expect(Reading.of(JSONValue.string(" a\tb "), line) == #""a b""#)
  }

  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("a\u{0}b\u{7F}c", "abc"), ("a\u{202E}b", "ab"),
    ("\u{9B}31mx", "x"), (" \u{A0}\t\u{1}", "Nothing was typed. Type an answer."),
  ])
  func `what must not reach a terminal is not kept`(_ text: String, _ kept: String) {
    #expect(Reading.of(text, line) == kept)
    #expect(Reading.of(JSONValue.string(text), line).contains(kept))
  }

  @Test func `a value with control characters, as from code, is refused`() {
    for text in ["a\u{1B}[2J", "a\tb"] {
      #expect(throws: AnswerError.controlCharacters) {
        try TextFormat().validate(.text(text), in: Reading.context)
      }
    }
    #expect(throws: AnswerError.severalLines) {
      try TextFormat().validate(.text("a\nb"), in: Reading.context)
    }
    #expect(
      AnswerError.controlCharacters.description
        == "The text has characters that can't be seen. Leave them out.")
  }

  @Test func `a secret is never shown, whatever is wrong with it`() {
    let secret = AnswerFormat.text(TextFormat(minimumLength: 4, isSecure: true, default: "hello"))
    #expect(Reading.of("open sesame", secret) == "••••••••")
    #expect(Reading.of("abc", secret) == "The text has 3 characters. Type at least 4.")
    #expect(Reading.of(1234, secret) == "'••••••••' is the wrong kind of value. Write a text.")
    #expect(Reading.of(JSONValue.string(" open "), secret) == #""open""#)
    #expect(secret.rules.defaultValue(in: Reading.context) == nil)
  }
}
