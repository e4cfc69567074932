internal import Glibc
import Testing

/// Control-C, Control-D and Control-Z, and the signals of the system.
struct SignalTests {
  private func started(_ arguments: String...) throws -> TerminalProgram {
    let terminal = try TerminalProgram(
      [TerminalProgram.probe] + arguments, ownOutput: true)
    try terminal.wait(forLine: "probe>")
    return terminal
  }

  @Test(arguments: [(keys: "", hadText: false), (keys: "abc", hadText: true)])
  func `Control-C leaves the line and says whether there was text`(
    keys: String, hadText: Bool
  ) throws {
    let terminal = try started("answer", "answer")
    terminal.type(keys)
    try terminal.wait { $0.textBeforeCursor == "probe> \(keys)" }
    terminal.type("\u{3}")
    try terminal.wait { $0.lines == ["probe> \(keys)^C", "probe>"] }
    terminal.type("next\r")
    let output = try terminal.finish().output
    #expect(
      output == [
        "interrupted(hadText: \(hadText))", #"line("next", joined: false)"#, "end",
      ])
  }

  @Test(arguments: [
    (state: "a search", keys: "\u{12}he", shown: "(failed reverse-i-search)`he':"),
    (state: "half an escape sequence", keys: "ab\u{1B}[", shown: "probe> ab"),
    (state: "a count", keys: "ab\u{1B}4", shown: "(arg: 4) ab"),
    (state: "a quoted key", keys: "ab\u{16}", shown: "probe> ab"),
  ])
  func `Control-C works in the middle of a key`(state: String, keys: String, shown: String) throws {
    let terminal = try started("command", "answer")
    terminal.type(keys)
    try terminal.wait(forLine: shown)
    try terminal.waitUntilTyped()
    terminal.type("\u{3}")
    try terminal.wait { $0.lines.count == 2 && $0.lines.last == "probe>" }
    terminal.type("ok\r")
    let output = try terminal.finish().output
    #expect(output.first?.hasPrefix("interrupted") == true)
    #expect(output.dropFirst().first == #"line("ok", joined: false)"#)
  }

  @Test func `Control-C in the middle of pasting leaves the line`() throws {
    let terminal = try started("answer", "answer")
    terminal.type("x\u{1B}[200~half a paste")
    try terminal.wait { $0.textBeforeCursor == "probe> x" }
    try terminal.waitUntilTyped()
    terminal.type("\u{3}")
    try terminal.wait { $0.lines.last == "probe>" && $0.lines.count > 1 }
    terminal.type("ok\r")
    let output = try terminal.finish().output
    #expect(output == ["interrupted(hadText: true)", #"line("ok", joined: false)"#, "end"])
  }

  @Test func `half a character is gone after Control-C`() throws {
    let terminal = try started("answer", "answer")
    terminal.type("a")
    try terminal.wait(forLine: "probe> a")
    terminal.type(bytes: [0xE3, 0x81])
    try terminal.waitUntilTyped()
    terminal.type("\u{3}")
    try terminal.wait { $0.lines.count == 2 }
    terminal.type("b\r")
    #expect(try terminal.finish().output.dropFirst().first == #"line("b", joined: false)"#)
  }

  @Test func `Control-D on an empty line ends the input, and later lines look as before`() throws {
    let terminal = try started("answer", "answer", "answer")
    terminal.type("\u{4}")
    try terminal.wait { $0.lines == ["probe>", "probe>"] }
    terminal.type("a\r")
    try terminal.wait { $0.lines == ["probe>", "probe> a", "probe>"] }
    terminal.type("b\r")
    let output = try terminal.finish().output
    #expect(output.first == "endOfInput")
  }

  @Test(arguments: ["answer", "secret"])
  func `Control-D between two lines ends the input at the next`(_ mode: String) throws {
    let terminal = try started("answer", "busy", mode, "answer")
    terminal.type("a\r")
    try terminal.wait(untilItEchoes: true)
    terminal.type("\u{4}")
    try terminal.wait { $0.lines == ["probe> a", "probe>", "probe>"] }
    terminal.type("b\r")
    let output = try terminal.finish().output
    #expect(output.dropFirst() == ["endOfInput", #"line("b", joined: false)"#, "end"])
  }

  @Test func `Control-D in a line takes the character after the cursor`() throws {
    let terminal = try started("answer")
    terminal.type("abc\u{4}\u{1}\u{4}\r")
    #expect(try terminal.finish().output.first == #"line("bc", joined: false)"#)
  }

  @Test(arguments: [(signal: SIGHUP, name: "hangUp"), (signal: SIGTERM, name: "terminate")])
  func `a signal to end is reported, and the program can end by it`(
    signal: CInt, name: String
  ) throws {
    let terminal = try started("answer")
    terminal.type("abc")
    try terminal.wait(forLine: "probe> abc")
    terminal.send(signal)
    let (output, status) = try terminal.finish()
    #expect(output == ["terminated(LineEditing.TerminationSignal.\(name))"])
    #expect(status == -signal)
  }

  @Test func `a signal in the middle of pasting is reported`() throws {
    let terminal = try started("answer")
    terminal.type("x\u{1B}[200~half")
    try terminal.wait { $0.textBeforeCursor == "probe> x" }
    try terminal.waitUntilTyped()
    terminal.send(SIGTERM)
    #expect(try terminal.finish().status == -SIGTERM)
  }

  @Test func `a terminal that goes away counts as a hang-up`() throws {
    let terminal = try started("answer")
    terminal.type("abc")
    try terminal.wait(forLine: "probe> abc")
    let (output, status) = try terminal.closeTerminal()
    #expect(output == ["terminated(LineEditing.TerminationSignal.hangUp)"])
    #expect(status == -SIGHUP)
  }

  /// Starts the probe from a shell with job control, and types half a line.
  private func startedByShell() throws -> TerminalProgram {
    let shell = try TerminalProgram(
      ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"],
      environment: ["PS1": "shell$ ", "HISTFILE": "/dev/null"], ownOutput: false)
    try shell.wait(forLine: "shell$")
    shell.type("\(TerminalProgram.probe) answer\n")
    try shell.wait(forLine: "probe>")
    shell.type("abc")
    try shell.wait(forLine: "probe> abc")
    return shell
  }

  @Test func `Control-Z stops, and going on draws the prompt and the text again`() throws {
    let shell = try startedByShell()
    shell.type("\u{1A}")
    try shell.wait(forLine: "shell$")
    shell.type("fg\n")
    try shell.wait(forLine: "probe> abc")
    shell.type("d\r")
    try shell.wait { $0.lines.contains(#"line("abcd", joined: false)"#) }
    let drawn = shell.screen.lines.filter { $0.hasPrefix("probe> abc") }
    #expect(drawn == ["probe> abc^Z", "probe> abcd"])
  }

  @Test func `in the background it leaves the terminal alone`() throws {
    let shell = try startedByShell()
    shell.type("\u{1A}")
    try shell.wait(forLine: "shell$")
    shell.type("bg; wait\n")
    try shell.wait { $0.lines.last == "shell$" && $0.lines.contains { $0.hasSuffix("&") } }
    shell.type("echo here\n")
    try shell.wait { $0.lines.contains("here") && $0.lines.last == "shell$" }
    shell.type("fg\n")
    try shell.wait(forLine: "probe> abc")
    shell.type("d\r")
    try shell.wait { $0.lines.contains(#"line("abcd", joined: false)"#) }
  }

  @Test func `a new width wraps the line anew`() throws {
    let terminal = try started("answer")
    terminal.type(String(repeating: "0123456789", count: 5))
    try terminal.wait { $0.textBeforeCursor.hasSuffix("789") }
    terminal.resize(columns: 40)
    try terminal.wait { $0.lines.contains("34567890123456789") }
    terminal.type("X\r")
    let line = String(repeating: "0123456789", count: 5) + "X"
    #expect(try terminal.finish().output.first == "line(\"\(line)\", joined: false)")
  }

  @Test func `a width changed between two lines is known at the next`() throws {
    let terminal = try started("answer", "answer")
    terminal.type("a")
    try terminal.wait(forLine: "probe> a")
    terminal.resize(columns: 40)
    terminal.type("\r")
    try terminal.wait { $0.lines.count > 1 && $0.lines.last == "probe>" }
    terminal.type(String(repeating: "0123456789", count: 4))
    try terminal.wait { $0.lines.last == "3456789" }
    terminal.type("\r")
    _ = try terminal.finish()
  }

  @Test func `Control-C between two lines waits, and can be taken`() throws {
    let terminal = try started("answer", "interrupt", "answer")
    terminal.type("a\r")
    try terminal.wait { $0.lines.count == 2 && $0.lines.last == "probe>" }
    terminal.type("b\r")
    let output = try terminal.finish().output
    #expect(output.dropFirst() == ["interrupts true false", #"line("b", joined: false)"#, "end"])
  }

  @Test func `children don't inherit what is held`() throws {
    let terminal = try started("answer", "held")
    terminal.type("\r")
    let output = try terminal.finish().output
    #expect(output.dropFirst().first == "held 0000000000000002, by a child 0000000000000000")
  }
}
