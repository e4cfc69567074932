import Testing

/// Every state that a power cut can leave during a recorded session.
struct CrashStateTrials {
  /// The calls of a session through a pipe, and of a survey that is answered at a terminal.
  private static let recorded = Result { () throws -> (calls: [ShimCall], root: String) in
    let home = try Home.onTrial()
    try home.watch(home.kept)
    let ended = try TrialSession.play(home)
    guard ended.status == 0 else { throw Failure("\(ended)") }
    let terminal = try PlainTerminal(
      home, command: home.command(Home.trial + ["start", "evening"]))
    try terminal.wait(for: "How strong was the pain?")
    try terminal.type("3", until: "How long did you sleep?")
    try terminal.type("7.5", until: "Press Enter to finish")
    try terminal.type("", until: "Saved: Evening")
    guard try terminal.finish() == 0 else { throw Failure(terminal.output) }
    return (try home.takeCalls(), home.kept)
  }

  @Test func `whatever was said to be saved is found after a power cut at any moment`() throws {
    let (calls, root) = try Self.recorded.get()
    #expect(calls.count { $0.name == "say" } > 10)
    #expect(calls.contains { $0.name == "write" && $0.path.contains("/drafts/") })
    let states = try CrashStates(of: calls, below: root)
    #expect(states.losses.isEmpty)
    #expect(states.count > 500)
  }

  @Test(arguments: [["fdatasync"], ["fsync"], ["fdatasync", "fsync"]])
  func `a program that does not flush is found out`(missing: [String]) throws {
    let (calls, root) = try Self.recorded.get()
    let states = try CrashStates(
      of: calls.filter { !missing.contains($0.name) }, below: root, upTo: 1)
    #expect(!states.losses.isEmpty)
  }
}
