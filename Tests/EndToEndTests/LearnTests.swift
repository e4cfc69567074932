import BedsideCore
import Testing

/// Education where there is no display.
struct LearnTests {
  private let tour = "Between the bones lie the menisci: the medial one on the inner side"

  /// Goes through the knee in words; the session stands at its end.
  private func walk(_ terminal: PlainTerminal) throws {
    try terminal.wait(for: "In each knee lie two menisci")
    try terminal.wait(for: "Press Enter to go on: ")
    try terminal.type("", until: "The menisci")
    try terminal.wait(for: "The model can't be shown: ")
    try terminal.wait(for: "Here is what it")
    for part in 1...6 {
      try terminal.wait(for: "Part \(part) of 7. Press Enter for the next: ")
      terminal.type("")
    }
    try terminal.wait(for: "Look around as long as you like.")
    try terminal.wait(for: "or type 'again' to look again: ")
    try terminal.type("", until: "What you may want to ask")
    #expect(try terminal.finish() == 0)
    #expect(terminal.output.contains(tour))
  }

  @Test func `without the viewer the knee is told in words`() throws {
    let home = try Home()
    try home.install()
    let terminal = try PlainTerminal(home, "learn", "meniscus")
    try walk(terminal)
    #expect(terminal.output.contains("bedside-viewer is not installed."))
    #expect(try home.shell("ls store").output.isEmpty)
  }

  @Test(arguments: [
    ("echo 'bedside-viewer: No display, no GPU.' >&2; exit 1", "No display, no GPU."),
    ("echo 'knee.obj:3: nothing can be shown' >&2; exit 65", "knee.obj:3: nothing can be shown."),
    ("echo 'and 2 more; see --info' >&2; kill -SEGV $$", "The viewer ended with status 139."),
    ("echo '{\"finish\":'", "The viewer ended with status 0."),
  ])
  func `a viewer that fails costs nothing`(_ example: (script: String, reason: String)) throws {
    let home = try Home()
    try home.install()
    try home.write("#!/bin/sh\n\(example.script)\n", to: "viewer.sh")
    try home.installViewer(from: "viewer.sh")
    let terminal = try PlainTerminal(home, "learn", "meniscus")
    try walk(terminal)
    #expect(terminal.output.contains(example.reason))
  }

  @Test func `a viewer that is killed gives the terminal back`() throws {
    let home = try Home()
    try home.install()
    try home.write(
      """
      #!/bin/sh
      stty raw -echo </dev/tty
      printf '\\033[?1049h\\033[?7l\\033[40;80HSTRAY' >/dev/tty
      kill -KILL $$

      """, to: "viewer.sh")
    try home.installViewer(from: "viewer.sh")
    let session = try TerminalSession(home, "learn", "meniscus")
    try session.wait(forEnd: "Press Enter to go on:")
    try session.type("", until: "Part 1 of 7. Press Enter for the next:")
    let screen = try session.screen
    #expect(!screen.contains("STRAY"))
    #expect(
      screen.contains(
        """
        The model can't be shown: The viewer ended with status 137. Here is what it
        shows, in words.

        """))
  }

  @Test func `without a person everything is shown to its end, once`() throws {
    let home = try Home()
    try home.install()
    for topic in ["meniscus", "meniscus-tear", "pain-scale", "fever", "sleep", "measuring"] {
      let ended = try home.run("learn", topic)
      #expect(ended.status == 0, "\(ended)")
      #expect(!ended.message.contains("Left."))
    }
    let message = try home.run("learn", "meniscus").message
    #expect(message.contains(tour))
    #expect(message.contains("What you may want to ask"))
    #expect(message.matches(of: /Turn the knee, select parts/).count == 1)
  }

  @Test func `Control-D leaves education`() throws {
    let terminal = try PlainTerminal(Home(), "learn", "sleep")
    try terminal.wait(for: "Press Enter to go on: ")
    terminal.press("\u{4}")
    #expect(try terminal.finish() == 130)
  }
}
