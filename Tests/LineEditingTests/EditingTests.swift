import Testing

/// What a person types at a real terminal, and what becomes of it.
struct EditingTests {
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
}
