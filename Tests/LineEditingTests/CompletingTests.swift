import Testing

/// The Tab key at a real terminal.
struct CompletingTests {
  private func started(_ arguments: String..., environment: [String: String] = [:]) throws
    -> TerminalProgram
  {
    let terminal = try TerminalProgram(
      [TerminalProgram.probe] + arguments, environment: environment, ownOutput: true)
    try terminal.wait(forLine: "probe>")
    return terminal
  }

  @Test(arguments: [
    (typed: "q\t", line: "quit ", meaning: "one candidate is inserted with a space"),
    (typed: "st\t", line: "sta", meaning: "what several share is inserted"),
    (typed: "Ve\t", line: "\"Very ", meaning: "a quote is opened before a blank"),
    (typed: "Ve\tp\t", line: "\"Very painful\" ", meaning: "and closed when one remains"),
    (typed: "start k\tx", line: "start kx", meaning: "what begins nothing stays"),
    (typed: "start \"Knee r\t", line: "start \"Knee range\" ", meaning: "a quoted word has blanks"),
    (typed: "少\t", line: "少し痛い ", meaning: "words are of characters"),
  ])
  func `Tab completes a word of a command`(typed: String, line: String, meaning: String) throws {
    let terminal = try started("command")
    terminal.type(typed)
    try terminal.wait { $0.textBeforeCursor == "probe> \(line)" }
    terminal.type("\r")
    let output = try terminal.finish().output.first
    #expect(output == "line(\(String(reflecting: line)), joined: false)", "\(meaning)")
  }

  @Test func `an answer is completed as it is, blanks and all`() throws {
    let terminal = try started("answer")
    terminal.type("Very p\t")
    try terminal.wait { $0.textBeforeCursor == "probe> Very painful" }
    terminal.type("\r")
    #expect(try terminal.finish().output.first == #"line("Very painful", joined: false)"#)
  }

  @Test func `a secret has no completion`() throws {
    let terminal = try started("secret")
    terminal.type("q\t\r")
    #expect(try terminal.finish().output.first == #"line("q\t", joined: false)"#)
  }

  @Test func `case is ignored where the program or the inputrc says so`() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("inputrc")
    file.write("set completion-ignore-case on\n")
    for (arguments, environment) in [
      (["case", "command"], [:]), (["command"], ["INPUTRC": file.path]),
    ] {
      let terminal = try TerminalProgram(
        [TerminalProgram.probe] + arguments, environment: environment, ownOutput: true)
      try terminal.wait(forLine: "probe>")
      terminal.type("start KN\tR\t")
      try terminal.wait { $0.textBeforeCursor == "probe> start \"Knee range\" " }
      terminal.type("\r")
      _ = try terminal.finish()
    }
  }

  @Test func `two Tabs list the candidates and draw the line again`() throws {
    let terminal = try started("command")
    terminal.type("st\t\t")
    try terminal.wait {
      $0.lines == ["probe> sta", "start   Begin a task", "status  Show what is due", "probe> sta"]
    }
    terminal.type("r\t")
    try terminal.wait { $0.textBeforeCursor == "probe> start " }
    terminal.type("\t")
    try terminal.wait {
      $0.lines.suffix(2) == ["Knee pain   Knee range  meniscus", "probe> start"]
    }
    terminal.type("\r")
    let output = try terminal.finish().output
    #expect(output == [#"line("start ", joined: false)"#, "end"])
  }

  @Test func `the list fits in forty columns`() throws {
    let terminal = try TerminalProgram(probe: "command", columns: 40)
    try terminal.wait(forLine: "probe>")
    terminal.type("start \t")
    try terminal.wait {
      $0.lines.suffix(2) == ["Knee pain   Knee range  meniscus", "probe> start"]
    }
    terminal.type("\r")
    _ = try terminal.finish()
  }
}
