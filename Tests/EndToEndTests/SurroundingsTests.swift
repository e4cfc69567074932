import BedsideCore
import Testing

/// The program where little is as it should be.
struct SurroundingsTests {
  @Test func `without UTF-8 everything works, with lines of plain characters`() throws {
    let home = try Home()
    home.environment["LC_ALL"] = "C"
    home.environment["LANG"] = nil
    let terminal = try PlainTerminal(home, "start", "onboarding")
    try terminal.wait(for: "Welcome to Recover\r\n------------------\r\n")
    try terminal.wait(for: "Press Enter to go on: ")
    terminal.press("\u{4}")
    try terminal.wait(for: "Left. Nothing was answered.")
    #expect(try terminal.finish() == 130)
    try home.answers("onboarding", Home.onboarding)
    #expect(try home.run("today").output.contains("[x] Welcome"))
  }

  @Test func `no line is wider than 40 columns`() throws {
    let session = try TerminalSession(Home(), "start", "onboarding", columns: 40)
    try session.wait(forEnd: "Press Enter to go on:")
    try session.type("", until: "  Yes or no.\n>")
    try session.type("yes", until: "on the knee.\n  Yes or no.\n>")
    try session.type("yes", until: "reader.\n  Yes or no.\n>")
    try session.type("?", until: ">")
    try session.wait { $0.contains("Besides an answer, you can type:") && $0.hasSuffix("\n>") }
    try session.type("yes", until: "  Yes or no.\n>")
    try session.type("maybe", until: ">")
    try session.wait { $0.contains("maybe") && $0.hasSuffix("\n>") }
    try session.type("yes", until: "Press Enter for\nthe next:")
    for line in try session.lines { #expect(DisplayWidth.of(line) <= 40, "\(line)") }
  }

  @Test func `listings keep to 40 columns too`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    for words in [
      ["today"], ["day", "tomorrow"], ["week"], ["due"], ["show", "check-in"], ["history"],
      ["learn"], ["help"], ["help", "start"], ["drafts"], ["--version"], ["start", "check-in"],
    ] {
      let terminal = try PlainTerminal(home, command: home.command(words), columns: 40)
      _ = try terminal.finish()
      for line in terminal.output.split(whereSeparator: \.isNewline) {
        #expect(DisplayWidth.of(String(line)) <= 40, "\(words): \(line)")
      }
    }
  }

  @Test func `a dumb terminal gets text alone`() throws {
    let home = try Home.enrolled()
    home.environment["TERM"] = "dumb"
    let terminal = try PlainTerminal(home, "start", "check-in")
    for place in 1...7 {
      try terminal.wait(for: "Question \(place) of about 7:")
      try terminal.wait(for: "> ")
      terminal.type(place < 5 ? "" : "skip")
    }
    try terminal.wait(for: "Press Enter to finish, or type a number to change that answer: ")
    try terminal.type("", until: "Saved: Check In, Wed 4 Mar.")
    #expect(try terminal.finish() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test(arguments: ["closed", "nothing"])
  func `without standard input all that asks nothing works`(_ name: String) throws {
    let input = name == "closed" ? Program.Input.closed : .nothing
    let home = try Home.enrolled()
    for words in [["today"], ["week", "--json"], ["help"], ["check"], ["learn", "meniscus"], []] {
      let ended = try Program.run(
        home.command(words), environment: home.environment, folder: home.folder, input: input)
      #expect(ended.status == 0, "\(words) \(ended)")
    }
    let start = try home.run("start", "check-in", input: input)
    #expect(start.status == 64)
    #expect(
      start.message == "Nobody can be asked: standard input is no terminal. Give the answers with"
        + " --answers FILE.")
    let answers = try home.run("start", "check-in", "--answers", "-", input: input)
    #expect(answers.status == 65 || answers.status == 1)
    #expect(try home.run("resume", "check-in", input: input).status == 66)
    #expect(try home.run("drafts", "--json").output == #"{"format":1,"drafts":[]}"# + "\n")
  }

  @Test func `a store is never mistaken for a stream that is not open`() throws {
    let home = try Home.enrolled()
    let ended = try home.shell(
      "'\(Built.bedside)' --store store --now 2026-03-04T09:00:00Z start check-in --answers"
        + " answers.json <&- >&- 2>&-")
    #expect(ended.status == 66)
    try home.write(Home.checkIn, to: "answers.json")
    let saved = try home.shell(
      "'\(Built.bedside)' --store store --now 2026-03-04T09:00:00Z start check-in --answers"
        + " answers.json <&- >&- 2>&-")
    #expect(saved.status == 0)
    #expect(try home.shell("grep -rl 'Saved:' store").output.isEmpty)
    #expect(try home.run("show", "check-in").output.contains("37.25 °C"))
  }

  @Test func `with --no-input nobody is asked, in a terminal too`() throws {
    let home = try Home.enrolled()
    for (words, status) in [
      (["start", "check-in"], 64), (["resume"], 2), (["learn", "meniscus"], 0),
    ] {
      let terminal = try PlainTerminal(home, command: home.command(["--no-input"] + words))
      #expect(try terminal.finish() == CInt(status), "\(words) \(terminal.output)")
      #expect(!terminal.output.contains("Press Enter"))
    }
    try home.answers("check-in", Home.checkIn)
    let delete = try PlainTerminal(home, "--no-input", "delete", "check-in")
    #expect(try delete.finish() == 0)
  }

  @Test func `without a study's folder it says what to give`() throws {
    let home = try Home()
    let named = try home.run("--content", "none", "today")
    #expect(named.status == 66)
    #expect(named.message == "There is no study 'recover' in 'none'. Name another with --study.")
    try home.install(withContent: false)
    let ended = try home.run("today")
    #expect(ended.status == 66)
    #expect(
      ended.message == "There are no studies to open. Give their folder with --content FOLDER.")
    #expect(try home.run("--content", "\(Built.checkout)/Content", "today").status == 0)
    #expect(try home.run("help").status == 0)
  }

  @Test func `an installed program finds its content beside it`() throws {
    let home = try Home()
    try home.install()
    #expect(try home.run("today").output.contains("[ ] Welcome"))
    let link = try home.shell(
      "ln -s bin/bedside b && ./b --store store --now 2026-03-04T08:00:00Z today")
    #expect(link.output.contains("[ ] Welcome"))
  }

  @Test func `a home that can't be written does not keep the shell from opening`() throws {
    let home = try Home.enrolled()
    try home.write("", to: "state")
    let terminal = try PlainTerminal(home)
    try terminal.wait(for: "(rehearsal)> ")
    try terminal.type("today", until: "(rehearsal)> ")
    terminal.type("quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func `the accessible mode has sentences and no decoration`() throws {
    let home = try Home.enrolled()
    let session = try TerminalSession(home, "--accessible", "start", "check-in")
    try session.wait(forEnd: "Press Enter to accept 5.\nYour answer:")
    #expect(try !session.screen.contains("─"))
    try session.press("C-d")
    #expect(try session.finish() == 130)
  }
}
