import BedsideCore
import Testing

@testable import BedsideShell

struct ShellWordsTests {
  @Test(arguments: [
    (line: "", words: []), (line: "  today  ", words: ["today"]),
    (line: "show  check-in", words: ["show", "check-in"]),
    (line: "run \"my task.json\"", words: ["run", "my task.json"]),
    (line: "run 'it''s' x", words: ["run", "its", "x"]),
    (line: "a\\ b \"c\\\"d\" 'e\\f'", words: ["a b", "c\"d", "e\\f"]),
    (line: "\"\"", words: [""]), (line: "a\"b\"c", words: ["abc"]),
    (line: "痛み 少し", words: ["痛み", "少し"]),
  ])
  func `a line is split at blanks outside quotes`(line: String, words: [String]) throws {
    #expect(try ShellWords.split(line) == words)
  }

  @Test(arguments: ["\"a", "'a", "a\\"])
  func `a quote that is not closed is an error`(line: String) {
    #expect(throws: UsageError.openQuote) { try ShellWords.split(line) }
    #expect(UsageError.openQuote.message(.english) == "A quote is not closed. Close it.")
  }
}
