internal import Glibc
import Testing

/// What the up arrow brings back, and what is kept in the file.
struct RememberingTests {
  @Test func `the up arrow brings back commands but no answers`() throws {
    let terminal = try TerminalProgram(probe: "command", "answer", "command", "answer")
    try terminal.wait(forLine: "probe>")
    terminal.type("start check-in\r")
    try terminal.wait { $0.lines.count == 2 }
    terminal.type("very painful\r")
    try terminal.wait { $0.lines.count == 3 }
    terminal.type("\u{1B}[A\u{1B}[A")
    try terminal.wait(forLine: "probe> start check-in")
    terminal.type("\r")
    try terminal.wait { $0.lines.count == 4 }
    terminal.type("\u{1B}[A[\r")
    let output = try terminal.finish().output
    #expect(
      output == [
        #"line("start check-in", joined: false)"#, #"line("very painful", joined: false)"#,
        #"line("start check-in", joined: false)"#, #"line("[", joined: false)"#, "end",
      ])
  }

  @Test func `commands are kept for the next session, answers are not`() throws {
    let directory = try TemporaryDirectory()
    let file = directory.file("state/bedside/history")
    let first = try TerminalProgram(
      probe: "history=\(file.path)", "command", "answer", "secret", "command", "command", "command")
    for line in ["today", "sore", "hunter2", " hidden", "today", "start \u{16}\u{1}"] {
      try first.wait { $0.lines.last == "probe>" && $0.column == 7 }
      first.type(line + "\r")
      try first.waitUntilTyped()
    }
    _ = try first.finish()
    #expect(file.text == "today\n")
    #expect(file.mode == 0o600)

    let second = try TerminalProgram(probe: "history=\(file.path)", "command")
    try second.wait(forLine: "probe>")
    second.type("\u{1B}[A\r")
    #expect(try second.finish().output.first == #"line("today", joined: false)"#)
  }

  @Test func `a history that can't be read is a warning and nothing else`() throws {
    let directory = try TemporaryDirectory()
    let terminal = try TerminalProgram(probe: "history=\(directory.path)", "command")
    try terminal.wait(forLine: "probe>")
    terminal.type("today\r")
    let output = try terminal.finish().output
    #expect(
      output == [
        "warning The history of commands in '\(directory.path)' can't be read: Not a regular file. "
          + "This session's commands won't be kept.",
        #"line("today", joined: false)"#, "end",
      ])
  }
}
