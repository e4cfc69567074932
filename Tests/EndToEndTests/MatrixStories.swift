import BedsideCore
import Testing

/// Rows of questions that are interrupted in the middle of one.
struct MatrixStories {
  /// A grid whose first row is answered, with half an answer typed to the second.
  private func begun(_ home: Home) throws -> PlainTerminal {
    let terminal = try PlainTerminal(
      home, command: home.command(Home.formats + ["start", "grid"]))
    try terminal.wait(for: "How much trouble had you with this?")
    try terminal.wait(for: "> ")
    try terminal.type("3", until: "Walking")
    try terminal.wait(for: "> ")
    terminal.press("4")
    try terminal.wait(for: "4")
    return terminal
  }

  private func keptAnswers(_ home: Home) throws -> [Int?] {
    let ended = try home.run("--content", "Content", "--study", "formats", "drafts", "--json")
    return try ended.json["drafts"]?.elements?.map { $0["answers"]?.integer } ?? []
  }

  /// Goes on from the second row to the end.
  private func finish(_ terminal: PlainTerminal, _ home: Home) throws {
    try terminal.wait(for: "How much trouble had you with this?")
    try terminal.wait(for: "Walking")
    try terminal.wait(for: "> ")
    try terminal.type("1", until: "Work")
    try terminal.wait(for: "> ")
    try terminal.type("2", until: "Press Enter to finish")
    terminal.type("")
    #expect(try terminal.finish() == 0)
    let shown = try home.run("--content", "Content", "--study", "formats", "show", "grid", "--json")
    let answers = try shown.json["result"]?["steps"]?.elements?.first?["answers"]?.elements
    #expect(answers?.map { $0["value"]?.integer } == [3, 1, 2])
  }

  @Test(arguments: [CInt(1), 15])
  func `a signal in a row saves the rows before, and the same row is asked again`(
    _ signal: CInt
  ) throws {
    let home = try Home.asking()
    let terminal = try begun(home)
    terminal.send(signal)
    #expect(try terminal.finish() == -signal)
    #expect(try keptAnswers(home) == [1])
    let again = try PlainTerminal(home, command: home.command(Home.formats + ["resume"]))
    try again.wait(for: "Going on with 'Grid'")
    try finish(again, home)
  }

  @Test func `a terminal that goes away in a row saves the rows before`() throws {
    let home = try Home.asking()
    #expect(try begun(home).hangUp() == -1)
    #expect(try keptAnswers(home) == [1])
  }

  @Test func `after a kill the menu offers to go on, and the same row is asked again`() throws {
    let home = try Home.asking()
    try begun(home).kill()
    #expect(try keptAnswers(home) == [1])
    let again = try PlainTerminal(
      home, command: home.command(Home.formats + ["start", "grid"]))
    try again.wait(for: "You have unfinished answers from Wed 4 Mar, 9:")
    try again.wait(for: "(question 2 of 3).")
    for word in ["resume", "start over", "discard", "later"] { try again.wait(for: word) }
    try again.wait(for: "Number or word: ")
    again.type("1")
    try finish(again, home)
  }
}
