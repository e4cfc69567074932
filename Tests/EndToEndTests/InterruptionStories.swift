import BedsideCore
import Testing

/// Half a check-in, and what becomes of it.
struct InterruptionStories {
  private let prompt = "bedside Wed 4 Mar (rehearsal)>"

  @Test func `a killed check-in goes on at its question with everything before it kept`() throws {
    let session = try TerminalSession(Home.enrolled())
    try session.wait(forEnd: prompt)
    try session.type("start check-in", until: "[5]>")
    try session.type("3", until: "Press Enter to accept 5.\n[5]>")
    try session.type("7", until: "Press Enter to accept 5.\n[5]>")
    try session.type("1", until: "Press Enter to accept 37 °C.\n[37 °C]>")
    #expect(try session.screen.contains("Question 4 of about 7: What is your body temperature?"))
    try session.kill()

    try session.restart()
    try session.wait(forEnd: prompt)
    #expect(
      try session.screen.contains("Unfinished, 3 answers saved. Go on with: resume check-in"))
    try session.type("resume", until: "[37 °C]>")
    let shown = try session.screen
    #expect(shown.contains("Going on with 'Check In' of Wed 4 Mar."))
    #expect(shown.contains("Question 4 of about 7: What is your body temperature?"))
    #expect(!shown.contains("Question 1 of about 7"))

    try session.type("37.25", until: "Press Enter to accept 2.\n[2]>")
    try session.type("skip", until: "Or type 'decline': I'd rather not say\n>")
    try session.type("skip", until: "For example: 7.5\n>")
    try session.type("7.5", until: "or type a number to change that answer:")
    #expect(
      try session.screen.contains(
        """
        Your answers
          1  How tired are you right now? 3
          2  How would you rate your headache? 7
          3  How would you rate the pain in your muscles? 1
          4  What is your body temperature? 37.25 °C
          5  How sick to your stomach do you feel? left out
          6  How strong was the pain in your knee over the last 24 hours? left out
          7  How many hours did you sleep last night? 7.5 h
        """))
    try session.type("", until: prompt)
    #expect(try session.screen.contains("Saved: Check In, Wed 4 Mar."))
    try session.type("today", until: prompt)
    let card = "Headache 7/10, 37.25 °C, knee pain (skipped), 7.5 h of sleep"
    #expect(try session.screen.contains("3 [x] Check In           done 9:"))
    #expect(try session.screen.contains(card))
    try session.type("drafts", until: "No answers are waiting to be finished.\n\(prompt)")
  }

  @Test func `an evening's answers are finished the next morning and marked late`() throws {
    let home = try Home.enrolled()
    let evening = try PlainTerminal(home, "start", "check-in")
    for (answer, place) in ["3", "7", "1"].enumerated().map({ ($1, $0 + 1) }) {
      try evening.wait(for: "Question \(place) of about 7:")
      evening.type(answer)
    }
    try evening.wait(for: "[37 °C]> ")
    evening.press("\u{4}")
    #expect(try evening.finish() == 75)

    home.now = "2026-03-05T08:00:00Z"
    let morning = try PlainTerminal(home, "resume")
    try morning.wait(for: "Going on with 'Check In' of Wed 4 Mar.")
    try morning.wait(for: "Question 4 of about 7:")
    try morning.type("37.5", until: "Question 5 of about 7:")
    for place in 6...7 { try morning.type("skip", until: "Question \(place) of about 7:") }
    try morning.type("skip", until: "Press Enter to finish")
    try morning.type("", until: "Saved: Check In, Wed 4 Mar, marked as answered later.")
    #expect(try morning.finish() == 0)
    let shown = try home.run("show", "check-in", "yesterday", "--json").json
    #expect(shown["late"]?.value == true)
    #expect(shown["day"]?.string == "2026-03-04")
  }

  @Test func `beginning again asks what to do with the unfinished answers`() throws {
    let home = try Home.enrolled()
    let first = try PlainTerminal(home, "start", "check-in")
    try first.wait(for: "Question 1 of about 7:")
    try first.type("3", until: "Question 2 of about 7:")
    first.kill()

    let second = try PlainTerminal(home, "start", "check-in")
    try second.wait(for: "You have unfinished answers from Wed 4 Mar, 9:")
    try second.wait(for: "(question 2 of about 7).")
    try second.wait(for: "Number or word: ")
    try second.type("resume", until: "Question 2 of about 7:")
    second.kill()

    let third = try PlainTerminal(home, "start", "check-in")
    try third.wait(for: "Number or word: ")
    try third.type("later", until: "later")
    #expect(try third.finish() == 75)
    #expect(try home.run("drafts", "--json").json["drafts"]?.elements?.count == 1)

    let discarded = try home.run("discard", "check-in")
    #expect(discarded.status == 0)
    #expect(discarded.message == "Discarded the unfinished 'Check In'.")
    #expect(try home.run("resume", "check-in").status == 66)
    #expect(try home.run("discard", "check-in").status == 66)
  }
}
