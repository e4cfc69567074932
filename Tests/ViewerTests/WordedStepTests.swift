import BedsideCore
import Foundation
import Testing

/// A step told in words, line by line.
@Suite(.enabled(if: ScriptedTerminal.canExist))
struct WordedStepTests {
  @Test(arguments: [("--picture none", "xterm-256color"), ("", "dumb")])
  func `parts are told and selected by what is typed`(
    _ options: String, _ term: String
  ) throws {
    let terminal = try ScriptedTerminal(
      #""allowsSelection": true, "tour": [{"text": "First words."}]"#, options: options,
      environment: ["TERM": term])
    try terminal.wait(for: "There are 3 parts.")
    try terminal.wait(for: "2 Green, in the middle")
    try terminal.wait(for: "Part, or Enter for the tour: ")
    try terminal.press("select green\n")
    try terminal.wait(for: "Green is selected.")
    try terminal.press("\n")
    try terminal.wait(for: "First words.")
    try terminal.press("\n")
    let (code, result) = try terminal.end()
    #expect(code == 0)
    #expect(result["finish"] == "continued")
    #expect(result["selected"] == ["green"])
    #expect(!terminal.screen.contains("\u{1B}"))
  }

  @Test(arguments: ["close\n", "\u{4}", "\u{3}"])
  func `it is left by a word or a key`(_ keys: String) throws {
    let terminal = try ScriptedTerminal(#""text": "Look.""#, options: "--picture none")
    try terminal.wait(for: "Part, or Enter to go on: ")
    try terminal.press(keys)
    let (code, result) = try terminal.end()
    #expect(code == 0)
    #expect(result["finish"] == "closed")
  }
}
