import Testing

/// What is left of the commands that were typed in a real terminal.
struct CommandHistoryStories {
  @Test func `no value, reason or name that was typed behind a command is in the history`() throws {
    let home = try Home()
    let session = try TerminalSession(
      home, "--content", "\(Built.checkout)/Content/examples", "--study", "cards")
    let prompt = "bedside Wed 4 Mar (rehearsal)>"
    try session.wait(forEnd: prompt)
    try session.type("done vitamin", until: "Done: Vitamin D.\n\(prompt)")
    try session.type("log nausea 4711 mg", until: "Logged: Nausea, 4,711 mg.\n\(prompt)")
    try session.type("lgo nausea 4712 mg", until: prompt)
    try session.type("amend nausea 4713 mg", until: "Changed: Nausea, 4,713 mg.\n\(prompt)")
    try session.type("unlog nausea --reason secretly", until: prompt)
    try session.type("undone vitamin --reason privately", until: prompt)
    try session.type("history nausea", until: prompt)
    #expect(try session.screen.contains("4713 mg"))
    try session.press("C-d")
    #expect(try session.finish() == 0)
    let history = try home.shell("cat \"$XDG_STATE_HOME/bedside/history\"").output
    #expect(history.split(separator: "\n") == ["done vitamin", "history nausea"])
    let traces = try home.shell(
      "grep -rlE '471[123]|secretly|privately' \"$XDG_STATE_HOME\" || true"
    ).output
    #expect(traces.isEmpty)
  }
}
