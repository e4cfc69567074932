import Testing

@testable import LineEditing

struct PromptTests {
  @Test func `colours stand between the marks, and outside them there is no escape`() {
    let prompt = Prompt("\u{1B}[1;34mknee\u{1B}[0m> ")
    #expect(prompt.marked == "\u{1}\u{1B}[1;34m\u{2}knee\u{1}\u{1B}[0m\u{2}> ")
    #expect(prompt.plain == "knee> ")
    var isMarked = false
    let rest = prompt.marked.unicodeScalars.filter { scalar in
      if scalar == "\u{1}" { isMarked = true }
      defer { if scalar == "\u{2}" { isMarked = false } }
      return !isMarked
    }
    #expect(!rest.contains("\u{1B}"))
  }

  @Test(arguments: [
    (styled: "a\u{1B}[2Jb", plain: "ab", meaning: "what moves the cursor is left out"),
    (styled: "a\u{1B}]8;;https://x\u{1B}\\b\u{1B}]8;;\u{7}c", plain: "abc", meaning: "links are"),
    (styled: "a\u{1B}]0;title", plain: "a", meaning: "an unfinished one is, to the end"),
    (styled: "a\u{1B}[3", plain: "a", meaning: "and another"),
    (styled: "a\u{1B}7b\u{1B}", plain: "ab", meaning: "short ones are"),
    (styled: "a\u{1}\u{2}\u{7}\t\u{9B}b", plain: "ab", meaning: "control characters are"),
    (styled: "question\n> ", plain: "question\n> ", meaning: "a newline stays"),
  ])
  func `what isn't a colour is left out`(styled: String, plain: String, meaning: String) {
    let prompt = Prompt(styled)
    #expect(prompt.plain == plain, "\(meaning)")
    #expect(prompt.marked == plain, "\(meaning)")
  }
}
