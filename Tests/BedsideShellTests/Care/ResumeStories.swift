import BedsideCore
import BedsideShell
import BedsideStore
import Testing

@MainActor
struct ResumeStories {
  private let desk = Desk()

  private func interrupted() throws {
    let end = try desk.types(.line("7"), .endOfInput).desk().start("check-in", on: nil)
    #expect(end == Program.End(.unfinished))
  }

  @Test func `what was interrupted goes on at the same question`() throws {
    try interrupted()
    let end = try desk.types(.line("38"), .line(""), .line(""), .line("")).desk().resume(nil)
    #expect(end == Program.End(.done))
    #expect(
      desk.transcript.hasPrefix(
        """
        Going on with 'Check In' of Mon 2 Mar.

        Check In
        Please answer the following questions.

        Question 2 of 3: What is your body temperature?
        """))
    #expect(try desk.desk().store.drafts() == [])
  }

  @Test func `the card says that answers are waiting`() throws {
    try interrupted()
    _ = try desk.types().desk().showDay(nil)
    #expect(
      desk.transcript.contains("Unfinished, 1 answer saved. Go on with: resume check-in\n"))
  }

  @Test func `starting again asks what to do with answers that are waiting`() throws {
    try interrupted()
    let end = try desk.types(.line("later")).desk().start("check-in", on: nil)
    #expect(end == Program.End(.unfinished))
    #expect(
      desk.transcript == """
        You have unfinished answers from Mon 2 Mar, 8:30 (question 2 of 3).

        What would you like to do with them?
          1  resume: go on where you left
          2  start over: throw them away and begin at the first question
          3  discard: throw them away and begin nothing
          4  later: keep them and decide another time
        Number or word: later

        """)
    let kept = try desk.types(.line("discard"), .line("keep")).desk().start("check-in", on: nil)
    #expect(kept == Program.End(.unfinished))
    #expect(
      desk.transcript.hasSuffix(
        """
        Throw one answer away?
          1  keep: keep them and decide another time
          2  throw away: throw them away and begin nothing
        Number or word: keep

        """))
    _ = try desk.types(.line("discard"), .line("throw away")).desk().start("check-in", on: nil)
    #expect(try desk.desk().store.drafts() == [])
  }

  @Test func `starting over asks once more and begins at the first question`() throws {
    try interrupted()
    let kept = try desk.types(.line("2"), .line("keep")).desk().start("check-in", on: nil)
    #expect(kept == Program.End(.unfinished))
    #expect(
      desk.transcript.hasSuffix(
        """
        Number or word: 2

        Throw one answer away?
          1  keep: keep them and decide another time
          2  throw away: throw them away and begin at the first question
        Number or word: keep

        """))
    let end = try desk.types(.line("2"), .line("2"), .line("3"), .endOfInput).desk()
      .start("check-in", on: nil)
    #expect(end == Program.End(.unfinished))
    let drafts = try desk.desk().store.drafts()
    #expect(drafts.map { $0.data.answers["headache"]?.value } == [3])
  }

  @Test func `a run that ended before its first answer leaves nothing to go on with`() throws {
    let end = try desk.types(.endOfInput).desk().start("check-in", on: nil)
    #expect(end == Program.End(.aborted))
    // As after a crash: the first lines are kept, and no answer.
    let event = try desk.desk().store.eventToStart("check-in", on: nil)
    let session = TaskSession(
      task: Samples.checkIn, runID: "crashed", context: try desk.desk().context,
      clock: desk.clock)
    if case .begin(let header)? = session.draftEvent(for: .started) {
      _ = try desk.desk().store.begin(event, header)
    }
    #expect(try desk.desk().store.drafts().count == 1)
    #expect(try desk.types().desk().resume(nil) == Program.End(.nothingDue))
    #expect(try desk.types().desk().listDrafts() == .done)
    #expect(desk.transcript == "No answers are waiting to be finished.\n")
    _ = try desk.types(.line("3"), .endOfInput).desk().start("check-in", on: nil)
    #expect(desk.transcript.hasPrefix("Check In\n"))
    #expect(try desk.desk().store.drafts().count == 1)
  }

  @Test func `what was begun in the evening is finished in the morning as that evening's`() throws {
    desk.clock.set("2026-03-02T23:50:00Z")
    try interrupted()
    desk.clock.set("2026-03-03T07:00:00Z")
    let end = try desk.types(.line("38"), .line(""), .line(""), .line("")).desk()
      .resume("check-in")
    #expect(end == Program.End(.done))
    #expect(
      desk.transcript.contains("Saved: Check In, Mon 2 Mar, marked as answered later.\n"))
  }

  @Test func `nothing to resume is said`() throws {
    #expect(try desk.desk().resume(nil) == Program.End(.nothingDue))
    #expect(desk.transcript == "No answers are waiting to be finished.\n")
    #expect(try desk.types().desk().resume("check-in") == Program.End(.noSuchThing))
    #expect(
      desk.transcript == "There is no unfinished 'Check In'. See them with: drafts\n")
  }

  @Test func `drafts are listed and discarded by number or name`() throws {
    try interrupted()
    #expect(try desk.types().desk().listDrafts() == .done)
    #expect(
      desk.transcript == """
        Unfinished
          1  Check In of Mon 2 Mar: 1 answer, last on Mon 2 Mar, 8:30. Go on with:
             resume check-in

        """)
    #expect(try desk.types().desk().discard("2") == Program.End(.noSuchThing))
    #expect(try desk.types(.line("keep")).desk().discard("1") == Program.End(.unfinished))
    #expect(try desk.desk().store.drafts().count == 1)
    #expect(try desk.types(.line("2")).desk().discard("1") == Program.End(.done))
    #expect(
      desk.transcript == """
        Throw one answer away?
          1  keep: keep them and decide another time
          2  throw away: throw them away and begin nothing
        Number or word: 2
        Discarded the unfinished 'Check In'.

        """)
    #expect(try desk.desk().store.drafts() == [])
  }

  @Test func `a script throws answers away unasked`() throws {
    try interrupted()
    var script = try desk.types().desk()
    script.asksNothing = true
    #expect(script.discard("check-in") == Program.End(.done))
    #expect(desk.transcript == "Discarded the unfinished 'Check In'.\n")
  }

  @Test func `unfinished answers of a day without a card are on today's page`() throws {
    try interrupted()
    desk.clock.set("2026-03-07T09:00:00Z")
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(
      desk.transcript.contains(
        """
        -> start 1

        Unfinished from Mon 2 Mar: Check In. Go on with: resume check-in

        """))
    desk.isJSON = true
    #expect(try desk.types().desk().showDay(nil) == .done)
    #expect(desk.transcript.contains(#""unfinished":[{"draft":"run-1","task":"check-in""#))
  }

  @Test func `answers that no longer fit are named, the others are kept`() throws {
    try interrupted()
    var changed = Samples.checkIn
    changed.version = 2
    changed.steps[0].content = .form(
      items: [
        FormItem(
          id: "headache", text: "How strong is your headache?", isOptional: false,
          format: .scale(ScaleFormat(minimum: 0, maximum: 5))), Samples.fever,
      ], footer: nil)
    desk.content.checkIn = changed
    _ = try desk.types(.endOfInput).desk().resume(nil)
    #expect(
      desk.transcript.hasPrefix(
        """
        Going on with 'Check In' of Mon 2 Mar.
        'Check In' has changed since you began.
        One answer does not fit any more:
          - How strong is your headache?: 7 ('7' is above 5. Type 5 or less.)
        """))
  }

  @Test func `answers that are open in another shell are left alone`() throws {
    try interrupted()
    let draft = try #require(try desk.desk().store.drafts().first)
    let hold: DraftHold? = try desk.desk().store.hold(draft.id)
    #expect(try desk.types().desk().resume(nil) == Program.End(.failure))
    #expect(
      desk.transcript == """
        These answers are open in another shell. Go on there, or close it first.

        """)
    #expect(try desk.types().desk().discard("1") == Program.End(.failure))
    #expect(hold != nil)
    #expect(try desk.desk().store.drafts().count == 1)
  }
}
