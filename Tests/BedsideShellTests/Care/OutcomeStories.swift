import BedsideCore
import BedsideShell
import BedsideStore
import Testing

@MainActor
struct OutcomeStories {
  private let desk = Desk()

  private func answered() throws {
    let end = try desk.types(.line("7"), .line(""), .line("skip"), .line(""), .line("")).desk()
      .start("check-in", on: nil)
    #expect(end == Program.End(.done))
  }

  @Test func `answers are shown with what was typed and what was only accepted`() throws {
    try answered()
    #expect(try desk.types().desk().show("check-in", on: nil) == .done)
    #expect(
      desk.transcript == """
        Check In, Mon 2 Mar 2026

        Recorded Mon 2 Mar, 8:30.

        How strong is your headache? 7
        What is your body temperature? 37 °C (the value suggested)
        How strong is your nausea? (skipped)

        """)
  }

  @Test func `the rows of a matrix are shown under its question`() throws {
    desk.content.checkIn = try #require(
      TaskFile.task(
        #"""
        {"id": "f", "type": "form", "items": [
          {"id": "m", "text": "How much trouble?", "answer": {
            "format": "matrix", "rows": [
              {"id": "stairs", "text": "Stairs"}, {"id": "shoes", "text": "Shoes"}],
            "each": {"format": "choice", "choices": [
              {"text": "None", "value": 0}, {"text": "A lot", "value": 1}]}}},
          {"id": "n", "text": "How often?", "answer": {"format": "integer"}}]}
        """#, id: "check-in"))
    let end = try desk.types(.line("1"), .line("2"), .line("3"), .line("")).desk()
      .start("check-in", on: nil)
    #expect(end == Program.End(.done))
    #expect(try desk.types().desk().show("check-in", on: nil) == .done)
    #expect(
      desk.transcript.hasSuffix(
        """
        How much trouble?
          Stairs: None
          Shoes: A lot
        How often? 3

        """))
    _ = try desk.types().desk().showHistory("check-in")
    #expect(
      desk.transcript.contains(
        "recorded: How much trouble? Stairs: None; Shoes: A\n"
          + "                   lot; How often? 3\n"))
  }

  @Test func `today's answers are taken back after a question, and stay in the history`() throws {
    try answered()
    let kept = try desk.types(.line("no")).desk()
      .delete("check-in", on: nil, reason: nil, author: nil)
    #expect(kept == Program.End(.aborted))
    let end = try desk.types(.line("yes")).desk()
      .delete("check-in", on: nil, reason: "wrong day", author: nil)
    #expect(end == Program.End(.done))
    #expect(desk.transcript.hasSuffix("Taken back: Check In, Mon 2 Mar.\n"))
    _ = try desk.types().desk().showHistory("check-in")
    #expect(
      desk.transcript == """
        History of Check In

          Mon 2 Mar, 8:30  Mon 2 Mar, recorded: How strong is your headache? 7; What is
                           your body temperature? 37 °C; How strong is your nausea?
                           (skipped)
          Mon 2 Mar, 8:30  Mon 2 Mar, taken back (wrong day)

        """)
  }

  @Test func `yesterday's answers are not taken back, and nobody is asked`() throws {
    try answered()
    desk.clock.set("2026-03-03T08:30:00Z")
    let end = try desk.types().desk()
      .delete("check-in", on: CivilDate("2026-03-02"), reason: nil, author: nil)
    #expect(end == Program.End(.badData))
    #expect(
      desk.transcript == """
        What was recorded for 'Check In' on Mon 2 Mar 2026 stands: only today's answers
        can be changed. Whoever cares for the record takes it back with:
        delete check-in 2026-03-02 --author NAME --reason TEXT

        """)
    let correction = try desk.types(.line("yes")).desk()
      .delete("check-in", on: CivilDate("2026-03-02"), reason: "misread", author: "nurse")
    #expect(correction == Program.End(.done))
  }

  @Test func `a line end in what was recorded begins no line of its own`() throws {
    try answered()
    desk.clock.set("2026-03-03T08:30:00Z")
    let reason = "misread\n  Mon 2 Mar, 8:30  forged"
    _ = try desk.types(.line("yes")).desk()
      .delete("check-in", on: CivilDate("2026-03-02"), reason: reason, author: "nurse")
    _ = try desk.types().desk().showHistory("check-in")
    #expect(desk.transcript.split(separator: "\n").filter { $0.hasPrefix("  Mon") }.count == 1)
    #expect(desk.transcript.contains("forged"))
  }

  @Test func `an answer with line ends is shown on one line`() throws {
    let note = FormItem(
      id: "note", text: "Anything else?", isOptional: false,
      format: .text(TextFormat(isMultiline: true)))
    desk.content.checkIn = OrderedTask(
      id: "check-in", title: "Check In",
      steps: [Step(id: "form", content: .form(items: [note], footer: nil))])
    let answers = AnswersFile(
      Array(#"{"note": "fine\nAnything else? no"}"#.utf8), file: "answers.json")
    #expect(
      try desk.types().desk().start("check-in", on: nil, answers: answers) == Program.End(.done))
    _ = try desk.types().desk().show("check-in", on: nil)
    #expect(desk.transcript.hasSuffix("\nAnything else? fine Anything else? no\n"))
    _ = try desk.types().desk().showHistory("check-in")
    #expect(desk.transcript.hasSuffix("Anything else? fine Anything else? no\n"))
  }

  @Test func `nothing recorded is said`() throws {
    #expect(try desk.desk().show("check-in", on: nil) == .noSuchThing)
    #expect(desk.transcript == "Nothing is recorded for 'Check In' yet.\n")
    let end = try desk.types().desk().delete("check-in", on: nil, reason: nil, author: nil)
    #expect(end == Program.End(.noSuchThing))
    #expect(desk.transcript == "Nothing is recorded for 'Check In' on Mon 2 Mar 2026.\n")
    #expect(try desk.types().desk().show("check-in", on: CivilDate("2026-03-01")) == .noSuchThing)
    #expect(desk.transcript == "Nothing is recorded for 'Check In' on Sun 1 Mar 2026.\n")
    #expect(try desk.types().desk().show("chek-in", on: nil) == .noSuchThing)
    #expect(desk.transcript == "There is no task 'chek-in'. Did you mean 'check-in'?\n")
  }

  @Test func `a disk that refuses the outcome leaves the answers as unfinished`() throws {
    try answered()
    desk.clock.set("2026-03-03T08:30:00Z")
    _ = try desk.types(.line("7"), .line("38"), .endOfInput).desk().start("check-in", on: nil)
    desk.journal.refusal = .busy(path: "store")
    let end = try desk.types(.line("1"), .line(""), .line(""), .line("leave")).desk().resume(nil)
    #expect(end.code == .cannotWrite)
    desk.journal.refusal = nil
    #expect(try desk.desk().store.drafts().map(\.data.answeredCount) == [2])
  }

  @Test func `a topic that is misspelt is answered with the nearest`() throws {
    #expect(try desk.desk().learn("meniscs") == Program.End(.noSuchThing))
    #expect(
      desk.transcript == "There is no topic 'meniscs'. Did you mean 'meniscus'?\n")
  }
}
