import BedsideCore
import Testing

struct OutputTests {
  @Test func `every listing can be JSON, and nothing else goes to standard output`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    let listings: [(words: [String], member: String)] = [
      (["today"], "events"), (["day", "tomorrow"], "events"), (["week"], "days"), (["due"], "due"),
      (["drafts"], "drafts"), (["show", "check-in"], "result"), (["history"], "history"),
      (["history", "check-in"], "history"), (["learn"], "topics"), (["check"], "problems"),
    ]
    for (words, member) in listings {
      let ended = try Program.run(
        home.command(words + ["--json"]), environment: home.environment, folder: home.folder)
      #expect(ended.status == 0, "\(words) \(ended)")
      #expect(ended.errors.isEmpty, "\(words)")
      #expect(try ended.json[member] != nil, "\(words)")
    }
  }

  @Test func `plain listings have a record a line, with as many columns in each`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    for (words, count) in [
      (["today"], 4), (["day", "tomorrow"], 1), (["week"], 7), (["due"], 1), (["drafts"], 0),
      (["history"], 3), (["learn"], 6),
    ] {
      let ended = try Program.run(
        home.command(words + ["--plain"]), environment: home.environment, folder: home.folder)
      #expect(ended.status == 0)
      #expect(ended.lines.count == count, "\(words) \(ended)")
      let tabs = Set(ended.lines.map { line in line.count { $0 == "\t" } })
      #expect(tabs.count == min(count, 1) && !tabs.contains(0), "\(words) \(ended)")
    }
  }

  @Test func `what is said goes to standard error, and data to standard output`() throws {
    let home = try Home.enrolled()
    let saved = try home.run("start", "check-in", "--answers", "-", input: .text(Home.checkIn))
    #expect(saved.output.isEmpty)
    #expect(saved.errors == "Saved: Check In, Wed 4 Mar.\nNext: start range-of-motion\n")
    let today = try home.run("today")
    #expect(today.errors.isEmpty)
    #expect(today.output.contains("Headache 7/10, 37.25 °C"))
    let drafts = try home.run("drafts")
    #expect(drafts.output.isEmpty)
    #expect(drafts.errors == "No answers are waiting to be finished.\n")
  }

  @Test func `nothing due is said with 2, in JSON too`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    try home.answers(
      "range-of-motion", #"{"start":10,"finish":80,"minimum":8,"maximum":120,"range":112}"#)
    let due = try home.run("due")
    #expect(due.status == 2)
    #expect(due.message == "Nothing is due now.")
    let listing = try home.run("due", "--json")
    #expect(listing.status == 2)
    #expect(try listing.json["due"]?.elements?.isEmpty == true)
  }

  @Test func `colours come when they are asked for, and else only in a terminal`() throws {
    let home = try Home.enrolled()
    let escape: Character = "\u{1B}"
    #expect(try !home.run("today").output.contains(escape))
    #expect(try home.run("--color", "always", "today").output.contains("\u{1B}[1mToday"))
    #expect(try home.run("--color", "always", "xyzzy").status == 64)
    home.environment["CLICOLOR_FORCE"] = "1"
    #expect(try home.run("today").output.contains(escape))
    home.environment["NO_COLOR"] = "1"
    #expect(try !home.run("today").output.contains(escape))
    #expect(try home.run("--color", "always", "today").output.contains(escape))
    #expect(try !home.run("--color", "never", "today").output.contains(escape))
    #expect(try !home.run("--color", "always", "today", "--json").output.contains(escape))
  }

  @Test func `what is typed or named never reaches a terminal as a control sequence`() throws {
    let home = try Home.enrolled()
    for words in [
      ["start", "\u{1B}[31m\u{9B}2J\u{202E}x", "--answers", "-"], ["\u{1B}]0;title\u{7}"],
      ["--study", "\u{1B}[2J", "today"], ["day", "\u{1B}[2J"], ["check", "\u{1B}[2J"],
    ] {
      let ended = try Program.run(
        home.command(words), environment: home.environment, folder: home.folder,
        input: .text("{}"))
      #expect(ended.status != 0)
      let scalars = ended.output.unicodeScalars + ended.errors.unicodeScalars
      let hostile = scalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
      }
      #expect(hostile.isEmpty, "\(words)")
    }
  }

  @Test func `output that can't be written is no success`() throws {
    let ended = try Home.enrolled().shell(
      "'\(Built.bedside)' --store store --now 2026-03-04T08:00:00Z today > /dev/full")
    #expect(ended.status == 74)
    #expect(
      ended.message == "Cannot write to standard output: No space left on device.")
  }

  @Test func `commands can come through a pipe, without prompts`() throws {
    let home = try Home.enrolled()
    let ended = try home.run(input: .text("drafts --json\nnonsense\nweek --json\nquit\ntoday\n"))
    #expect(ended.status == 64)
    #expect(ended.lines.count == 2)
    #expect(ended.lines.first == #"{"format":1,"drafts":[]}"#)
    #expect(ended.lines.last?.hasPrefix(#"{"format":1,"today":"2026-03-04","days":["#) == true)
    #expect(ended.errors == "There is no command 'nonsense'. Type 'help' to see them all.\n")
  }

  @Test(arguments: [
    ("today\ndrafts\n", 0), ("today\n", 0), ("", 0), ("show nothing\ntoday\n", 66),
    ("check-it\nshow nothing\nquit\n", 64),
  ])
  func `commands through a pipe leave with the code of the first that failed`(
    _ example: (lines: String, status: CInt)
  ) throws {
    let ended = try Home.enrolled().run(input: .text(example.lines))
    #expect(ended.status == example.status, "\(ended)")
  }
}
