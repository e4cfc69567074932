import BedsideCore
import BedsideShell
import Testing

/// What commands say where a screen reader reads it: sentences, without columns and signs.
@MainActor
struct SpokenStories {
  private let desk = Desk()

  init() { desk.isAccessible = true }

  private func said(_ command: (CareDesk) throws -> Void) throws -> String {
    try command(try desk.types().desk())
    return desk.transcript
  }

  private func answer(_ lines: String...) throws {
    desk.console = ScriptedConsole(lines.map { .line($0) })
    _ = try desk.desk().start("check-in", on: nil)
  }

  @Test func `a week is a sentence a day`() throws {
    #expect(
      try said { _ = $0.showWeek(nil) } == """
        Week of Mon 2 Mar 2026

        Today, Mon 2 Mar: 0 of 1 done.
        Tue 3 Mar: 1 planned.
        Wed 4 Mar: 1 planned.
        Thu 5 Mar: 1 planned.
        Fri 6 Mar: 1 planned.
        Sat 7 Mar: 1 planned.
        Sun 8 Mar: 1 planned.

        Together: 0 of 1 done

        """)
  }

  @Test func `what there is to learn says how it is read`() throws {
    #expect(
      try said { _ = $0.listTopics() } == """
        To learn

        Your meniscus. Read it with: learn meniscus

        """)
  }

  @Test func `unfinished answers are numbered sentences`() throws {
    _ = try desk.types(.line("7"), .endOfInput).desk().start("check-in", on: nil)
    #expect(
      try said { _ = $0.listDrafts() } == """
        Unfinished
        1. Check In of Mon 2 Mar: 1 answer, last on Mon 2 Mar, 8:30. Go on with:
        resume check-in

        """)
  }

  @Test func `answers and their history are sentences`() throws {
    try answer("7", "", "skip", "", "")
    #expect(
      try said { _ = $0.show("check-in", on: nil) } == """
        Check In, Mon 2 Mar 2026

        Recorded Mon 2 Mar, 8:30.

        How strong is your headache? 7
        What is your body temperature? 37 °C (the value suggested)
        How strong is your nausea? (skipped)

        """)
    #expect(
      try said { _ = $0.showHistory("check-in") } == """
        History of Check In

        Mon 2 Mar, 8:30: Mon 2 Mar, recorded: How strong is your headache? 7; What is
        your body temperature? 37 °C; How strong is your nausea? (skipped)

        """)
  }

  @Test func `what was not answered is said in words`() throws {
    desk.content.checkIn = try #require(
      TaskFile.task(
        #"{"id": "headache", "type": "question", "text": "Headache?", "#
          + #""answer": {"format": "integer"}}"#, id: "check-in"))
    try answer("7", "", "")
    let cards = try said { _ = $0.showDay(nil) }
    #expect(cards.contains("Headache 7/10, no answer °C\n"))
  }

  @Test func `entries have no columns, and bullets no signs`() {
    let console = ScriptedConsole()
    let renderer = Renderer(console: console, isAccessible: true)
    renderer.show(
      .entries([
        Block.Entry("1", StyledText("Not at all")), Block.Entry("back", StyledText("go back")),
        Block.Entry("-", StyledText("One of a list")), Block.Entry("", StyledText("  A row")),
        Block.Entry("learn x", StyledText("")),
      ]), .bullet("A point"), .hint("   Below"), .rule, .text("The end"))
    #expect(
      console.transcript == """
        1. Not at all
        back: go back
        One of a list
        A row
        learn x
        A point
        Below
        The end

        """)
  }

  @Test func `a table is a sentence a row`() throws {
    let task = try #require(
      TaskFile.task(
        #"{"id": "t", "type": "table", "columns": ["Day", "Dose"], "#
          + #""rows": [["Monday", "5 mg"], ["Tuesday", "10 mg"]]}"#))
    #expect(
      Story(task, "", "", isAccessible: true).transcript.hasPrefix(
        "Monday, Dose: 5 mg\nTuesday, Dose: 10 mg\n"))
  }
}
