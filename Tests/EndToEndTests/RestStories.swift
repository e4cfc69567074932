import BedsideCore
import Testing

/// Time that passes in a task, and what ends it before.
struct RestStories {
  private let prompt = "seconds left. Press Enter to wait on"

  /// A rest that has begun.
  private func resting(_ home: Home) throws -> PlainTerminal {
    let terminal = try PlainTerminal(
      home, command: home.command(Home.formats + ["start", "rest"]))
    try terminal.wait(for: "How do you feel?")
    try terminal.wait(for: "> ")
    try terminal.type("5", until: "Waiting 600 seconds.")
    try terminal.wait(untilItEchoes: false)
    return terminal
  }

  @Test func `a key asks how to go on, and Enter waits on`() throws {
    let terminal = try resting(Home.asking())
    terminal.press(" ")
    try terminal.wait(for: prompt)
    try terminal.wait(for: ": ")
    try terminal.type("", until: "Waiting ")
    try terminal.wait(for: "seconds.")
    try terminal.wait(untilItEchoes: false)
    terminal.press(" ")
    try terminal.wait(for: prompt)
    try terminal.wait(for: ": ")
    try terminal.type("back", until: "There is no way back from here.")
    try terminal.wait(for: prompt)
    try terminal.wait(for: ": ")
    terminal.press("\u{4}")
    #expect(try terminal.finish() == 75)
    #expect(terminal.echoes)
  }

  @Test func `a word typed in a wait is obeyed`() throws {
    let home = try Home.asking()
    let terminal = try resting(home)
    terminal.type("save")
    try terminal.wait(for: prompt)
    try terminal.wait(for: "Saved. Go on with:")
    #expect(try terminal.finish() == 75)
    #expect(terminal.echoes)
  }

  @Test func `Control-C in a wait asks whether to leave`() throws {
    let terminal = try resting(Home.asking())
    terminal.press("\u{3}")
    try terminal.wait(for: "Leave 'Rest'?")
    try terminal.wait(for: "Number or word: ")
    try terminal.type("go on", until: "Waiting ")
    try terminal.wait(untilItEchoes: false)
    terminal.press("\u{3}")
    try terminal.wait(for: "Number or word: ")
    try terminal.type("discard", until: "Left. Nothing of it is kept.")
    #expect(try terminal.finish() == 130)
    #expect(terminal.echoes)
  }

  @Test(arguments: [CInt(1), 15])
  func `a signal to end in a wait saves, and the wait is gone on with`(_ signal: CInt) throws {
    let home = try Home.asking()
    let terminal = try resting(home)
    terminal.send(signal)
    #expect(try terminal.finish() == -signal)
    #expect(terminal.echoes)
    let again = try PlainTerminal(
      home, command: home.command(Home.formats + ["resume", "rest"]))
    try again.wait(for: "Going on with 'Rest'")
    try again.wait(for: "Lie down")
    try again.wait(for: "Waiting 600 seconds.")
    #expect(!again.output.contains("How do you feel?"))
    again.kill()
  }

  @Test func `Control-Z in a wait gives the terminal back, and 'fg' goes on`() throws {
    let home = try Home.asking()
    let shell = try PlainTerminal.jobShell(home)
    let words = home.command(Home.formats + ["start", "rest"]).map { "'\($0)'" }
    shell.type(words.joined(separator: " "))
    try shell.wait(for: "How do you feel?")
    try shell.wait(for: "> ")
    try shell.type("5", until: "Waiting 600 seconds.")
    try shell.wait(untilItEchoes: false)
    shell.press("\u{1A}")
    try shell.wait(for: "shell$ ")
    #expect(shell.echoes)
    shell.type("fg")
    try shell.wait(untilItEchoes: false)
    shell.press(" ")
    try shell.wait(for: prompt)
    try shell.wait(for: ": ")
    shell.type("save")
    try shell.wait(for: "shell$ ")
    shell.type("exit")
    _ = try shell.finish()
  }
}
