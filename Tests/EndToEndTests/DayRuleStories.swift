import BedsideCore
import Testing

/// What is over stands, and what is to come waits.
struct DayRuleStories {
  private let stands = """
    What was recorded for 'Check In' on Wed 4 Mar 2026 stands: only today's answers can be changed. \
    Whoever cares for the record takes it back with: delete check-in 2026-03-04 --author NAME \
    --reason TEXT
    """
  private let toCome = "'Check In' on Fri 6 Mar 2026 is still to come. It can be done on that day."

  /// The morning after a check-in.
  private func morningAfter() throws -> Home {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    home.now = "2026-03-05T08:00:00Z"
    return home
  }

  @Test func `yesterday's answers can't be taken back`() throws {
    let home = try morningAfter()
    for day in ["yesterday", "2026-03-04", "-1d"] {
      let ended = try home.run("delete", "check-in", day)
      #expect(ended.status == 65)
      #expect(ended.message == stands)
      #expect(ended.output.isEmpty)
    }
    #expect(try home.run("show", "check-in", "yesterday").status == 0)
  }

  @Test func `tomorrow's questions can't be answered`() throws {
    let home = try morningAfter()
    for day in ["tomorrow", "2026-03-06"] {
      let ended = try home.run(
        "start", "check-in", day, "--answers", "-", input: .text(Home.checkIn))
      #expect(ended.status == 65)
      #expect(ended.message == toCome)
    }
    #expect(try home.run("delete", "check-in", "tomorrow").message == toCome)
    #expect(try home.run("history", "check-in", "--json").json["history"]?.elements?.count == 1)
  }

  @Test func `the shell refuses both with the same words and stays open`() throws {
    let session = try TerminalSession(morningAfter())
    let prompt = "bedside Thu 5 Mar (rehearsal)>"
    try session.wait(forEnd: prompt)
    try session.type("delete check-in yesterday", until: "--author NAME --reason TEXT\n\(prompt)")
    #expect(
      try session.screen.contains(
        """
        What was recorded for 'Check In' on Wed 4 Mar 2026 stands: only today's answers
        can be changed. Whoever cares for the record takes it back with:
        delete check-in 2026-03-04 --author NAME --reason TEXT
        """))
    try session.type("start check-in tomorrow", until: "\(toCome)\n\(prompt)")
    try session.type("day yesterday", until: prompt)
    #expect(
      try session.screen.contains(
        """
        This day is over. Its answers can be read, not changed; what is late can still
        be done.
        """))
    #expect(try session.screen.contains("Headache 7/10, 37.25 °C"))
    try session.type(
      "day tomorrow", until: "How are you today? About two minutes.\n\(prompt)")
    #expect(
      try session.screen.contains("Check In  Every day, 8:00 to 20:00, opens on that day\n"))
    try session.press("C-d")
    #expect(try session.finish() == 0)
  }

  @Test func `a day that is over can't be begun any more`() throws {
    let home = try Home.enrolled()
    home.now = "2026-03-06T08:00:00Z"
    let ended = try home.run(
      "start", "check-in", "yesterday", "--answers", "-", input: .text(Home.checkIn))
    #expect(ended.status == 65)
    #expect(
      ended.message
        == "The day of 'Check In' on Thu 5 Mar 2026 is over, and it can't be done later.")
  }

  @Test func `today's answers can be taken back and given again`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    let again = try home.run("start", "check-in", "--answers", "-", input: .text(Home.checkIn))
    #expect(again.status == 65)
    #expect(
      again.message
        == "'Check In' on Wed 4 Mar 2026 is recorded already. See it with: show check-in 2026-03-04. What"
        + " is of today can be changed with: amend check-in")
    let deleted = try home.run("delete", "check-in", "--reason", "a slip")
    #expect(deleted.status == 0)
    #expect(deleted.message == "Taken back: Check In, Wed 4 Mar.")
    try home.answers("check-in", #"{"tiredness":3,"headache":2,"muscle-pain":1,"fever":37}"#)
    let changes = try home.run("history", "check-in", "--json").json["history"]?.elements
    #expect(changes?.map { $0["change"]?.string } == ["recorded", "deleted", "recorded"])
    #expect(changes?[1]["reason"]?.string == "a slip")
  }

  @Test func `in a terminal it is asked before answers are taken back`() throws {
    let home = try Home.enrolled()
    try home.answers("check-in", Home.checkIn)
    let no = try PlainTerminal(home, "delete", "check-in")
    try no.wait(for: "Take back the answers to 'Check In' of Wed 4 Mar?")
    try no.wait(for: "Number or word: ")
    no.type("no")
    #expect(try no.finish() == 130)
    #expect(try home.run("show", "check-in").status == 0)
    let yes = try PlainTerminal(home, "delete", "check-in")
    try yes.wait(for: "Number or word: ")
    yes.type("yes")
    #expect(try yes.finish() == 0)
    let shown = try home.run("show", "check-in")
    #expect(shown.status == 66)
    #expect(shown.message == "Nothing is recorded for 'Check In' yet.")
  }

  @Test func `a correction with author and reason is made and marked`() throws {
    let home = try morningAfter()
    let incomplete = try home.run("delete", "check-in", "yesterday", "--author", "Dr. Roe")
    #expect(incomplete.status == 65)
    #expect(incomplete.message == "A correction needs both --author and --reason.")
    let empty = try home.run(
      "delete", "check-in", "yesterday", "--author", "Dr. Roe", "--reason", "")
    #expect(empty.status == 64)
    #expect(
      empty.message.hasPrefix(
        "The value of '--reason <text>' has no word in it. Write at least one."))
    let corrected = try home.run(
      "delete", "check-in", "yesterday", "--author", "Dr. Roe", "--reason", "another person's")
    #expect(corrected.status == 0)
    let history = try home.run("history", "check-in")
    #expect(history.output.contains("Wed 4 Mar, taken back (by Dr. Roe: another person's)"))
    let change = try home.run("history", "check-in", "--json").json["history"]?.elements?.last
    #expect(change?["change"]?.string == "deleted")
    #expect(change?["author"]?.string == "Dr. Roe")
    #expect(change?["reason"]?.string == "another person's")
    #expect(change?["day"]?.string == "2026-03-04")
  }
}
