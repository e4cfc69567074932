import Testing

/// What a person types at a real terminal, and what becomes of it.
struct EditingTests {
  /// Types `keys` at a probe with `arguments`, and returns what it reports.
  private func report(
    _ keys: String, to arguments: String..., environment: [String: String] = [:]
  ) throws -> [String] {
    let terminal = try TerminalProgram(
      [TerminalProgram.probe] + arguments, environment: environment, ownOutput: true)
    try terminal.wait(forLine: "probe>")
    terminal.type(keys)
    return try terminal.finish().output
  }

  @Test func `a typed line is returned and drawn after the prompt`() throws {
    let terminal = try TerminalProgram(probe: "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("a sore knee")
    try terminal.wait(forLine: "probe> a sore knee")
    terminal.type("\r")
    let (output, status) = try terminal.finish()
    #expect(output == [#"line("a sore knee", joined: false)"#, "end"])
    #expect(status == 0)
  }

  @Test(arguments: [
    (keys: "ab\u{7F}c", line: "ac"),
    (keys: "knee\u{1}sore \u{5}!", line: "sore knee!"),
    (keys: "one two\u{17}three", line: "one three"),
    (keys: "abc\u{1B}[D\u{1B}[DX", line: "aXbc"),
    (keys: "abc\u{1F}", line: ""),
    (keys: "one two\u{17}\u{19}\u{19}", line: "one twotwo"),
    (keys: "ä少👍\u{7F}", line: "ä少"),
  ])
  func `editing keys do what they do everywhere`(keys: String, line: String) throws {
    let output = try report(keys + "\r", to: "answer")
    #expect(output.first == "line(\"\(line)\", joined: false)")
  }

  @Test func `the text given stands in the line to be changed`() throws {
    let terminal = try TerminalProgram(probe: "initial=37.2", "answer")
    try terminal.wait(forLine: "probe> 37.2")
    terminal.type("\u{7F}5\r")
    #expect(try terminal.finish().output.first == #"line("37.5", joined: false)"#)
  }

  @Test(arguments: ["C", "POSIX", "ja_JP.UTF-8", ""])
  func `characters outside ASCII are kept in every locale`(locale: String) throws {
    let output = try report("少し痛い ä\r", to: "answer", environment: ["LC_ALL": locale])
    #expect(output.first == #"line("少し痛い ä", joined: false)"#)
  }

  @Test func `the cursor goes over wide characters and coloured prompts by columns`() throws {
    let terminal = try TerminalProgram(probe: "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("少し痛い\u{1B}[D")
    try terminal.wait { $0.textBeforeCursor == "probe> 少し痛" }
    terminal.type("\u{1}")
    try terminal.wait { $0.textBeforeCursor == "probe> " }
    terminal.type("\r")
    _ = try terminal.finish()
  }

  @Test func `bytes that are no character become the replacement character`() throws {
    let terminal = try TerminalProgram(probe: "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type(bytes: Array("a".utf8) + [0xFF, 0xE3, 0x81] + Array("b\r".utf8))
    #expect(try terminal.finish().output.first == "line(\"a\u{FFFD}\u{FFFD}b\", joined: false)")
  }

  @Test func `a long line wraps in a terminal of forty columns`() throws {
    let terminal = try TerminalProgram(probe: "answer", columns: 40)
    try terminal.wait(forLine: "probe>")
    terminal.type(String(repeating: "0123456789", count: 5))
    try terminal.wait {
      $0.lines == ["probe> 012345678901234567890123456789012", "34567890123456789"]
    }
    terminal.type("\u{1}X")
    try terminal.wait { $0.lines.first == "probe> X01234567890123456789012345678901" }
    terminal.type("\r")
    let line = "X" + String(repeating: "0123456789", count: 5)
    #expect(try terminal.finish().output.first == "line(\"\(line)\", joined: false)")
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func `a terminal without abilities will do`(name: String) throws {
    let output = try report("ab\u{7F}c\r", to: "answer", environment: ["TERM": name])
    #expect(output.first == #"line("ac", joined: false)"#)
  }

  @Test func `what is secret is not drawn`() throws {
    let terminal = try TerminalProgram(probe: "secret", "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("hunter2\u{7F}3\r")
    try terminal.wait { $0.lines == ["probe>", "probe>"] }
    terminal.type("\u{19}\u{1B}[A\u{1F}\r")
    let output = try terminal.finish().output
    #expect(output == [#"line("hunter3", joined: false)"#, #"line("", joined: false)"#, "end"])
  }

  @Test func `nothing of an answer can be brought back at the next one`() throws {
    let terminal = try TerminalProgram(probe: "answer", "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("very painful\u{17}\u{15}ok\r")
    try terminal.wait { $0.lines == ["probe> ok", "probe>"] }
    terminal.type("[\u{1B}[A\u{19}\u{1B}y\u{1B}y]\r")
    let output = try terminal.finish().output
    #expect(output.dropFirst().first == #"line("[]", joined: false)"#)
  }

  @Test func `the person's inputrc is read`() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("inputrc")
    file.write("$if Bedside\nset editing-mode vi\n$endif\n")
    let output = try report(
      "sore knee\u{1B}0iA \r", to: "answer", environment: ["INPUTRC": file.path])
    #expect(output.first == #"line("A sore knee", joined: false)"#)
  }

  @Test func `standard error that is a file gets nothing`() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("errors")
    let terminal = try TerminalProgram(
      ["/bin/sh", "-c", "exec \(TerminalProgram.probe) answer 2> \(file.path)"], ownOutput: true)
    try terminal.wait(forLine: "probe>")
    terminal.type("a\r")
    #expect(try terminal.finish().output.first == #"line("a", joined: false)"#)
    #expect(file.text == "")
  }

  @Test(arguments: ["< /dev/null", "<&-"])
  func `without a terminal to type at there is no prompt and no line`(redirection: String) throws {
    let terminal = try TerminalProgram(
      ["/bin/sh", "-c", "exec \(TerminalProgram.probe) answer piped \(redirection)"],
      ownOutput: true)
    #expect(try terminal.finish().output == ["endOfInput", "end"])
    #expect(terminal.screen.lines == [""])
  }
}
