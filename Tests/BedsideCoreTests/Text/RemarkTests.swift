import BedsideCore
import Testing

struct RemarkTests {
  @Test func `a reason is shown whole up to the limit, and without the rest beyond it`() {
    let longest = String(repeating: "ä", count: 500)
    #expect(longest.asRemark == longest)
    #expect((longest + "ä").asRemark == longest + "…")
    // What is one character to the eye can be any number of them.
    #expect(
      ("a" + String(repeating: "\u{301}", count: 100_000)).asRemark.unicodeScalars.count == 501)
  }

  @Test(arguments: [
    ("the disk is full", "Not saved: the disk is full. Try again."),
    (
      "Cannot write 'x': the disk is full.",
      "Not saved: Cannot write 'x': the disk is full. Try again."
    ),
    ("Why?", "Not saved: Why? Try again."), ("No!", "Not saved: No! Try again."),
    ("and so on…", "Not saved: and so on… Try again."),
    ("the disk is full..", "Not saved: the disk is full.. Try again."),
  ])
  func `a reason that ends a sentence has no second full stop behind it`(
    _ reason: String, _ text: String
  ) {
    let phrase = Phrase("test.reason", "Not saved: {reason}. Try again.")
    #expect(Phrases.english(phrase, ["reason": reason]) == text)
    let last = Phrase("test.last", "{what}. Reason: {reason}.")
    #expect(
      Phrases.english(last, ["what": "It is so.", "reason": "No."]) == "It is so. Reason: No.")
    // Inside of quotation marks it is part of what was given.
    let quoted = Phrase("test.quoted", "There is no '{name}'.")
    #expect(Phrases.english(quoted, ["name": "x."]) == "There is no 'x.'.")
  }
}
