import BedsideCore
import Testing

/// The ways to leave a run, and what they leave behind.
struct LeavingStories {
  /// A check-in that has two answers and stands at its third question.
  private func begun(_ home: Home) throws -> PlainTerminal {
    let terminal = try PlainTerminal(home, "start", "check-in")
    try terminal.wait(for: "Question 1 of about 7:")
    try terminal.type("3", until: "Question 2 of about 7:")
    try terminal.type("7", until: "[5]> ")
    try terminal.wait(for: "[5]> ")
    return terminal
  }

  private func keptAnswers(_ home: Home) throws -> [Int?] {
    let drafts = try home.run("drafts", "--json").json["drafts"]?.elements ?? []
    return drafts.map { $0["answers"]?.integer }
  }

  @Test func `Control-D saves, says how to go on, and leaves with 75`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    terminal.press("\u{4}")
    try terminal.wait(for: "Saved. Go on with: bedside resume check-in")
    #expect(try terminal.finish() == 75)
    #expect(try keptAnswers(home) == [2])
  }

  @Test func `'save' saves and leaves with 75`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    terminal.type("save")
    #expect(try terminal.finish() == 75)
    #expect(try keptAnswers(home) == [2])
  }

  @Test func `Control-C drops what was typed, and then asks`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    terminal.press("9")
    try terminal.wait(for: "9")
    terminal.press("\u{3}")
    try terminal.wait(for: "What you typed is dropped.")
    try terminal.wait(for: "[5]> ")
    terminal.press("\u{3}")
    try terminal.wait(for: "Leave 'Check In'?")
    try terminal.wait(for: "Number or word: ")
    try terminal.type("go on", until: "Question 3 of about 7:")
    try terminal.wait(for: "[5]> ")
    terminal.press("\u{3}")
    try terminal.wait(for: "Number or word: ")
    try terminal.type("discard", until: "Left. Nothing of it is kept.")
    #expect(try terminal.finish() == 130)
    #expect(try keptAnswers(home) == [])
  }

  @Test(arguments: [CInt(1), 15])
  func `a signal to end saves, and the program ends by it`(_ signal: CInt) throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    terminal.send(signal)
    #expect(try terminal.finish() == -signal)
    #expect(try keptAnswers(home) == [2])
  }

  @Test func `a terminal that goes away saves`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    #expect(try terminal.hangUp() == -1)
    #expect(try keptAnswers(home) == [2])
  }

  @Test func `Control-C at the shell's prompt does not leave it, and 'quit' does`() throws {
    let terminal = try PlainTerminal(Home.enrolled())
    try terminal.wait(for: "(rehearsal)> ")
    terminal.press("tod\u{3}")
    try terminal.wait(for: "(rehearsal)> ")
    terminal.type("quit")
    #expect(try terminal.finish() == 0)
  }
}
