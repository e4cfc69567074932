internal import Glibc
import Testing

/// Waiting for a time, and what ends that before.
struct PauseTests {
  /// Starts the probe with a pause that only something else ends, and then `arguments`.
  private func pausing(_ arguments: String...) throws -> TerminalProgram {
    let terminal = try TerminalProgram(
      [TerminalProgram.probe, "pause=600000"] + arguments, ownOutput: true)
    try terminal.wait(untilItEchoes: false)
    return terminal
  }

  @Test func `a pause ends when its time is over`() throws {
    let terminal = try TerminalProgram(probe: "pause=0", "pause=1")
    #expect(try terminal.finish().output == ["pause elapsed", "pause elapsed", "end"])
  }

  @Test func `a key ends a pause, and the next line begins with it`() throws {
    let terminal = try pausing("answer")
    terminal.type("x")
    try terminal.wait(forLine: "probe> x")
    terminal.type("y\r")
    let output = try terminal.finish().output
    #expect(output == ["pause key", #"line("xy", joined: false)"#, "end"])
    #expect(terminal.screen.lines.first == "probe> xy")
  }

  @Test func `a word with its Enter ends a pause and is the next line`() throws {
    let terminal = try pausing("answer", "answer")
    terminal.type("säve\r")
    try terminal.wait { $0.lines.first == "probe> säve" && $0.lines.last == "probe>" }
    terminal.type("on\r")
    let output = try terminal.finish().output
    #expect(
      output == [
        "pause key", #"line("säve", joined: false)"#, #"line("on", joined: false)"#, "end",
      ])
  }

  @Test func `what is typed between two pauses ends the second`() throws {
    let terminal = try TerminalProgram(
      [TerminalProgram.probe, "pause=600000", "on=600000", "answer"], ownOutput: true)
    try terminal.wait(untilItEchoes: false)
    terminal.type("x")
    try terminal.wait(forLine: "probe> x")
    terminal.type("\r")
    let output = try terminal.finish().output
    #expect(output == ["pause key", "pause key", #"line("x", joined: false)"#, "end"])
  }

  @Test func `Control-C after a key in a pause throws the key away`() throws {
    let terminal = try pausing("answer")
    terminal.type("x")
    try terminal.wait(forLine: "probe> x")
    terminal.type("\u{3}")
    #expect(
      try terminal.finish().output == ["pause key", "interrupted(hadText: true)", "end"])
  }

  @Test func `what was typed before a pause does not end it`() throws {
    let terminal = try TerminalProgram(probe: "answer", "pause=1", "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("a\rtoo early")
    try terminal.wait { $0.lines.last == "probe>" && $0.lines.count > 1 }
    terminal.type("b\r")
    let output = try terminal.finish().output
    #expect(
      output == [
        #"line("a", joined: false)"#, "pause elapsed", #"line("b", joined: false)"#, "end",
      ])
  }

  @Test func `Control-C interrupts a pause, and only that`() throws {
    let terminal = try pausing("answer")
    terminal.type("\u{3}")
    try terminal.wait(forLine: "probe>")
    terminal.type("on\r")
    let output = try terminal.finish().output
    #expect(output == ["pause interrupted", #"line("on", joined: false)"#, "end"])
  }

  @Test(arguments: [(signal: SIGHUP, name: "hangUp"), (signal: SIGTERM, name: "terminate")])
  func `a signal to end is reported by a pause, with the terminal as it was`(
    signal: CInt, name: String
  ) throws {
    let terminal = try pausing()
    terminal.send(signal)
    try terminal.wait(untilItEchoes: true)
    let (output, status) = try terminal.finish()
    #expect(output == ["pause terminated(LineEditing.TerminationSignal.\(name))"])
    #expect(status == -signal)
  }

  @Test func `a terminal that goes away ends a pause`() throws {
    let (output, status) = try pausing().closeTerminal()
    #expect(output == ["pause terminated(LineEditing.TerminationSignal.hangUp)"])
    #expect(status == -SIGHUP)
  }

  @Test func `a new width does not end a pause`() throws {
    let terminal = try pausing()
    terminal.resize(columns: 40)
    terminal.send(SIGWINCH)
    terminal.type("x")
    #expect(try terminal.finish().output == ["pause key", "end"])
  }

  @Test(arguments: ["\u{1A}", "kill -STOP"])
  func `whoever stops a pause gets the terminal back, and it goes on in the foreground`(
    _ way: String
  ) throws {
    let shell = try TerminalProgram(
      ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"],
      environment: ["PS1": "shell$ ", "HISTFILE": "/dev/null"], ownOutput: false)
    try shell.wait(forLine: "shell$")
    shell.type("\(TerminalProgram.probe) pause=600000\n")
    try shell.wait(untilItEchoes: false)
    if way.count == 1 {
      shell.type(way)
    } else {
      try shell.signalForeground(SIGSTOP)
    }
    try shell.wait(forLine: "shell$")
    try shell.wait(untilItEchoes: true)
    shell.type("fg\n")
    try shell.wait(untilItEchoes: false)
    shell.type("x")
    try shell.wait { $0.lines.contains("pause key") && $0.lines.last == "shell$" }
    try shell.wait(untilItEchoes: true)
  }
}
