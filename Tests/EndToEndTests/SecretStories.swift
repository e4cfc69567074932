import BedsideCore
import Testing

/// What is secret is typed in a terminal that shows nothing of it.
struct SecretStories {
  private func begun(_ home: Home) throws -> PlainTerminal {
    let terminal = try PlainTerminal(
      home, command: home.command(Home.formats + ["start", "secret"]))
    try terminal.wait(for: "Your secret word?")
    try terminal.wait(for: "> ")
    try terminal.wait(untilItEchoes: false)
    return terminal
  }

  @Test func `a secret never reaches the screen, and is kept as it was typed`() throws {
    let home = try Home.asking()
    let terminal = try begun(home)
    terminal.type("sesame")
    try terminal.wait(for: "Once more?")
    try terminal.wait(for: "> ")
    try terminal.type("sesamy", until: "That is not the same as before.")
    try terminal.wait(for: "> ")
    terminal.type("sesame")
    try terminal.wait(for: "Press Enter to finish")
    terminal.type("")
    #expect(try terminal.finish() == 0)
    #expect(!terminal.output.contains("sesam"))
    #expect(terminal.echoes)
    let shown = try home.run("--content", "Content", "--study", "formats", "show", "secret")
    #expect(shown.output.contains("Your secret word? ••••••••"))
    #expect(!shown.output.contains("sesame"))
  }

  @Test func `Control-C leaves a secret, and what is typed after it is shown again`() throws {
    let home = try Home.asking()
    let terminal = try begun(home)
    terminal.press("sesam\u{3}")
    try terminal.wait(until: ["What you typed is dropped.", "Leave 'Secret'?"])
    if !terminal.output.contains("Leave 'Secret'?") { terminal.press("\u{3}") }
    try terminal.wait(for: "Number or word: ")
    try terminal.type("leave", until: "leave")
    #expect(try terminal.finish() == 130)
    #expect(!terminal.output.contains("sesam"))
    #expect(terminal.echoes)
  }

  @Test func `Control-D leaves a secret with the terminal as it was`() throws {
    let terminal = try begun(Home.asking())
    terminal.press("\u{4}")
    #expect(try terminal.finish() == 130)
    #expect(terminal.echoes)
  }

  @Test(arguments: [CInt(1), 15])
  func `a signal in the middle of a secret leaves nothing of it`(_ signal: CInt) throws {
    let home = try Home.asking()
    let terminal = try begun(home)
    terminal.press("sesam")
    terminal.send(signal)
    #expect(try terminal.finish() == -signal)
    #expect(terminal.echoes)
    #expect(!terminal.output.contains("sesam"))
    #expect(try home.shell("grep -rl sesam store").output.isEmpty)
  }

  @Test func `the shell below has its echo back when the program is killed`() throws {
    let home = try Home.asking()
    let shell = try PlainTerminal.jobShell(home)
    let words = home.command(Home.formats + ["start", "secret"]).map { "'\($0)'" }
    shell.type(words.joined(separator: " "))
    try shell.wait(for: "Your secret word?")
    try shell.wait(for: "> ")
    try shell.wait(untilItEchoes: false)
    try shell.signalForeground(9)
    try shell.wait(for: "Killed")
    try shell.wait(for: "shell$ ")
    #expect(shell.echoes)
    shell.type("exit")
    _ = try shell.finish()
  }
}
