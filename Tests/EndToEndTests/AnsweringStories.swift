import BedsideCore
import Testing

/// What is typed, and what is recorded of it.
struct AnsweringStories {
  /// A check-in at its first question.
  private func begun(_ home: Home) throws -> PlainTerminal {
    let terminal = try PlainTerminal(home, "start", "check-in")
    try terminal.wait(for: "Question 1 of about 7:")
    try terminal.wait(for: "[5]> ")
    return terminal
  }

  /// Answers with Enter and 'skip' from the question at `place` to the end.
  private func finish(_ terminal: PlainTerminal, from place: Int) throws {
    for place in place...7 {
      try terminal.wait(for: "Question \(place) of about 7:")
      try terminal.wait(for: "> ")
      terminal.type(place < 5 ? "" : "skip")
    }
    try terminal.wait(for: "Press Enter to finish")
    terminal.type("")
    #expect(try terminal.finish() == 0)
  }

  private func recorded(_ home: Home, _ item: String) throws -> JSONNode? {
    let steps = try home.run("show", "check-in", "--json").json["result"]?["steps"]?.elements
    let answers = steps?.first?["answers"]?.elements
    return answers?.first { $0["id"]?.string == item }
  }

  @Test func `an accepted default is no typed answer, and both are told apart`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    terminal.type("5")
    try finish(terminal, from: 2)
    #expect(try recorded(home, "tiredness")?["entry"]?.string == "typed")
    #expect(try recorded(home, "fever")?["entry"]?.string == "accepted")
    #expect(try recorded(home, "fever")?["value"]?.value == .number(37))
    #expect(try recorded(home, "pain")?["state"]?.string == "skipped")
    #expect(
      try home.run("show", "check-in").output.contains(
        "What is your body temperature? 37 °C (the value suggested)"))
  }

  @Test func `a wrong answer is said with its limit, and asked for again`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    for (answer, complaint) in [
      ("11", "'11' is above 10. Type 10 or less."), ("-1", "'-1' is below 0. Type 0 or more."),
      ("7x", "'7x'"), ("skip", "This question needs an answer."),
    ] {
      try terminal.type(answer, until: complaint)
      try terminal.wait(for: "[5]> ")
    }
    terminal.type("7")
    try finish(terminal, from: 2)
    #expect(try recorded(home, "tiredness")?["value"]?.integer == 7)
  }

  @Test func `an answer that was changed is the one that counts`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    try terminal.type("3", until: "Question 2 of about 7:")
    try terminal.type("back", until: "Question 1 of about 7:")
    try terminal.wait(for: "[3]> ")
    terminal.type("8")
    try finish(terminal, from: 2)
    #expect(try recorded(home, "tiredness")?["value"]?.integer == 8)
  }

  @Test func `numbers are read and shown with the comma of the language`() throws {
    let home = try Home.enrolled()
    home.environment["LC_NUMERIC"] = "de_DE.UTF-8"
    let terminal = try begun(home)
    terminal.type("3")
    for place in 2...3 {
      try terminal.wait(for: "Question \(place) of about 7:")
      terminal.type("")
    }
    try terminal.wait(for: "Question 4 of about 7:")
    terminal.type("38,25")
    try finish(terminal, from: 5)
    #expect(try recorded(home, "fever")?["value"]?.value == .number(38.25))
    #expect(try home.run("today").output.contains("38,25 °C"))
    home.environment["LC_NUMERIC"] = nil
    #expect(try home.run("today").output.contains("38.25 °C"))
  }

  @Test func `a fever leads to the advice to call a doctor`() throws {
    let home = try Home.enrolled()
    let terminal = try begun(home)
    terminal.type("3")
    for place in 2...3 {
      try terminal.wait(for: "Question \(place) of about 7:")
      terminal.type("")
    }
    try terminal.wait(for: "Question 4 of about 7:")
    terminal.type("39")
    try terminal.wait(for: "Important: Fever")
    try terminal.wait(for: "is a fever. Please call your doctor today.")
    terminal.type("")
    try finish(terminal, from: 5)
    #expect(terminal.output.contains("You have a fever. Please call your doctor today."))
  }
}
