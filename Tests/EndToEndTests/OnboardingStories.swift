import BedsideCore
import Testing

/// What somebody who opens the program for the first time goes through, in a real terminal.
struct OnboardingStories {
  @Test func `the check-in opens after onboarding and the vaccination check`() throws {
    let session = try TerminalSession(Home())
    try session.wait(forEnd: "bedside Wed 4 Mar (rehearsal)>")
    #expect(try session.screen.contains("1 [ ] Welcome  Before anything else, anytime today"))
    #expect(try !session.screen.contains("Check In"))

    try session.type("start check-in", until: "bedside Wed 4 Mar (rehearsal)>")
    #expect(
      try session.screen.contains(
        "'Check In' opens when 'Welcome' is done. Type: start onboarding"))
    try takePart(in: session)
    #expect(try session.screen.contains("Saved: Welcome, Wed 4 Mar.\nNext: start vaccination"))

    try session.type("start check-in", until: "bedside Wed 4 Mar (rehearsal)>")
    #expect(
      try session.screen.contains(
        "'Check In' opens when 'Vaccination Check' is done. Type:\nstart vaccination-check"))
    try session.type("start vaccination-check", until: "Press Enter to go on:")
    try session.type("", until: "A number from 1 to 4.\n>")
    try session.type("2", until: "Press Enter to finish:")
    try session.type("", until: "Next: start check-in\nbedside Wed 4 Mar (rehearsal)>")
    try session.type("today", until: "bedside Wed 4 Mar (rehearsal)>")
    #expect(
      try session.screen.contains("3 [ ] Check In           Every day, 8:00 to 20:00"))
    #expect(try session.screen.contains("-> start 3\n"))
    try session.press("C-d")
    #expect(try session.finish() == 0)
  }

  /// Goes through onboarding to its end.
  private func takePart(in session: TerminalSession) throws {
    try session.type("start onboarding", until: "Press Enter to go on:")
    try session.type("", until: "Are you 18 years old or older?\n  Yes or no.\n>")
    try session.type("yes", until: "  knee.\n  Yes or no.\n>")
    try session.type("yes", until: "By yourself or with a screen reader.\n  Yes or no.\n>")
    try session.type("yes", until: "keep your answers on this computer?\n  Yes or no.\n>")
    try session.type("yes", until: "Part 1 of 5. Press Enter for the next:")
    for part in 2...4 {
      try session.type("", until: "Part \(part) of 5. Press Enter for the next:")
    }
    try session.type("", until: "Do you want to take part?\n  Yes or no.\n>")
    try session.type("yes", until: "Up to 200 characters.\n>")
    try session.type("Ada Example", until: "accept Wednesday, 4 March 2026.\n>")
    try session.type("", until: "Press Enter to finish, or type a number to change that answer:")
    #expect(try session.screen.contains("6  Please type your full name. It stands for your sig"))
    try session.type("", until: "bedside Wed 4 Mar (rehearsal)>")
    #expect(try session.screen.contains("You are in\n──────────\nThank you."))
  }

  @Test func `somebody for whom the study is not made leaves kindly, and nothing opens`() throws {
    let home = try Home()
    let terminal = try PlainTerminal(home, "start", "onboarding")
    try terminal.wait(for: "Press Enter to go on: ")
    try terminal.type("", until: "Question 1 of about 5:")
    try terminal.type("no", until: "Question 2 of")
    try terminal.type("yes", until: "Question 3 of")
    try terminal.type("yes", until: "Recover is not the right thing for you now")
    try terminal.wait(for: "your doctor is there for questions about your")
    try terminal.wait(for: "Press Enter to finish: ")
    try terminal.type("", until: "Nothing was kept.")
    #expect(try terminal.finish() == 0)

    #expect(try home.run("history", "--json").output == #"{"format":1,"history":[]}"# + "\n")
    #expect(try home.run("drafts", "--json").output == #"{"format":1,"drafts":[]}"# + "\n")
    let due = try home.run("due", "--json").json["due"]?.elements
    #expect(due?.compactMap { $0["task"]?.string } == ["onboarding"])
    let refused = try home.run("start", "vaccination-check", "--answers", "-", input: .text("{}"))
    #expect(refused.status == 65)
    #expect(refused.message.hasPrefix("'Vaccination Check' opens when 'Welcome' is done."))
  }

  @Test func `a slip can be corrected on the page that says good-bye`() throws {
    let terminal = try PlainTerminal(Home(), "start", "onboarding")
    try terminal.wait(for: "Press Enter to go on: ")
    try terminal.type("", until: "Question 1 of about 5:")
    try terminal.type("no", until: "Question 2 of")
    try terminal.type("yes", until: "Question 3 of")
    try terminal.type("yes", until: "Press Enter to finish: ")
    try terminal.type("goto adult", until: "Are you 18 years old or older?")
    try terminal.type("yes", until: "Question 4 of about 5:")
  }

  @Test func `whoever does not agree is left in peace, and nothing is kept`() throws {
    let home = try Home()
    let ended = try home.run(
      "start", "onboarding", "--answers", "-",
      input: .text(#"{"adult":true,"knee-injury":true,"understands":true,"storage":false}"#))
    #expect(ended.status == 0)
    // The page to which the answer leads is said as well.
    #expect(ended.message.contains("Then nothing is kept That is quite all right."))
    #expect(ended.message.hasSuffix(" Nothing was kept."))
    #expect(try home.run("history", "--json").output == #"{"format":1,"history":[]}"# + "\n")
  }
}
