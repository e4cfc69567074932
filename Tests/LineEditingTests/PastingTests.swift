import Testing

/// Text pasted into a real terminal that marks it.
struct PastingTests {
  private func line(pasting text: String, mode: String, after: String = "\r") throws -> String? {
    let terminal = try TerminalProgram(probe: mode)
    try terminal.wait(forLine: "probe>")
    terminal.type("\u{1B}[200~\(text)\u{1B}[201~\(after)")
    return try terminal.finish().output.first
  }

  @Test(arguments: ["\r", "\n", "\r\n"])
  func `two lines become one answer, and the program is told`(ending: String) throws {
    let output = try line(pasting: "sore  \(ending)  knee\(ending)", mode: "answer")
    #expect(output == #"line("sore knee", joined: true)"#)
  }

  @Test(arguments: ["\r", "\n", "\r\n"])
  func `two lines stay two in a text`(ending: String) throws {
    let output = try line(pasting: "sore\(ending)\(ending)knee", mode: "text")
    #expect(output == #"line("sore\n\nknee", joined: false)"#)
  }

  @Test func `one line with its end is pasted as it is`() throws {
    let output = try line(pasting: "sore knee\r", mode: "answer")
    #expect(output == #"line("sore knee", joined: false)"#)
  }

  @Test func `a command is pasted on one line and not run before Enter`() throws {
    let terminal = try TerminalProgram(probe: "command")
    try terminal.wait(forLine: "probe>")
    terminal.type("\u{1B}[200~start\rerase\r\u{1B}[201~")
    try terminal.wait(forLine: "probe> start erase")
    terminal.type("\u{3}")
    #expect(try terminal.finish().output.first == "interrupted(hadText: true)")
  }

  @Test func `a paste is undone at once`() throws {
    let output = try line(pasting: "a\rb\rc", mode: "answer", after: "\u{1F}x\r")
    #expect(output == #"line("x", joined: true)"#)
  }

  @Test func `text goes where the cursor is`() throws {
    let terminal = try TerminalProgram(probe: "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("[]\u{1B}[D\u{1B}[200~ä\r少\u{1B}[201~!\r")
    #expect(try terminal.finish().output.first == #"line("[ä 少!]", joined: true)"#)
  }

  @Test func `a NUL and broken characters don't cut the text`() throws {
    let terminal = try TerminalProgram(probe: "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type(
      bytes: Array("\u{1B}[200~a\0b".utf8) + [0xC3] + Array("c\u{1B}[201~\r".utf8))
    #expect(
      try terminal.finish().output.first == "line(\"a\u{FFFD}b\u{FFFD}c\", joined: false)")
  }

  @Test func `a secret is pasted without being drawn`() throws {
    let terminal = try TerminalProgram(probe: "secret")
    try terminal.wait(forLine: "probe>")
    terminal.type("\u{1B}[200~hunter2\r\u{1B}[201~\r")
    #expect(try terminal.finish().output.first == #"line("hunter2", joined: false)"#)
    #expect(terminal.screen.lines == ["probe>"])
  }

  @Test func `a long document can be pasted`() throws {
    let text = String(repeating: "0123456789abcde\n", count: 1 << 12)
    let output = try line(pasting: text, mode: "answer")
    #expect(output?.utf8.count == #"line("", joined: true)"#.utf8.count + text.utf8.count - 1)
  }
}
