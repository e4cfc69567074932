import BedsideCore
import BedsideShell
import BedsideStore
import Testing

@MainActor
struct FoundDraftStories {
  private let desk = Desk()

  private func interrupted(_ task: String = "check-in", _ answer: String = "7") throws {
    let end = try desk.types(.line(answer), .endOfInput).desk().start(task, on: nil)
    #expect(end == Program.End(.unfinished))
  }

  /// The study gets a version 2 whose headache goes to 5 only.
  private func changeStudy() {
    desk.content.earlier = ["check-in 1": desk.content.checkIn]
    desk.version = 2
    var changed = Samples.checkIn
    changed.version = 2
    changed.contentHash = "hash 2"
    changed.title = "New Check In"
    changed.steps[0].content = .form(
      items: [
        FormItem(
          id: "headache", text: "Your headache now?", isOptional: false,
          format: .scale(ScaleFormat(minimum: 0, maximum: 5)))
      ], footer: nil)
    desk.content.checkIn = changed
  }

  @Test func `of several tasks the person says which to go on with`() throws {
    desk.taskIDs = ["check-in", "evening"]
    try interrupted()
    desk.clock.set("2026-03-02T09:00:00Z")
    try interrupted("evening", "3")
    let end = try desk.types(.line("3"), .line("2"), .endOfInput).desk().resume(nil)
    #expect(end == Program.End(.unfinished))
    #expect(
      desk.transcript.hasPrefix(
        """
        Which would you like to go on with?
          1  Evening of Mon 2 Mar: 1 answer, last on Mon 2 Mar, 9:00
          2  Check In of Mon 2 Mar: 1 answer, last on Mon 2 Mar, 8:30
        Number or word: 3
        '3' is none of these. Type a number from 1 to 2, or the word.
        Number or word: 2
        Going on with 'Check In' of Mon 2 Mar.

        Check In
        """))
    let left = try desk.types(.interrupted(hadText: false)).desk().resume(nil)
    #expect(left == Program.End(.unfinished))
    let ended = try desk.types(.terminated(signal: 15)).desk().resume(nil)
    #expect(ended == Program.End(.unfinished, signal: 15))
  }

  @Test func `where nobody can be asked, several are listed`() throws {
    desk.taskIDs = ["check-in", "evening"]
    try interrupted()
    try interrupted("evening")
    var quiet = try desk.types().desk()
    quiet.asksNothing = true
    #expect(quiet.resume(nil) == Program.End(.done))
    #expect(desk.transcript.hasPrefix("Several are unfinished. Say which: resume TASK\n"))
  }

  @Test func `a draft of an older version goes on with the version it began with`() throws {
    desk.content.checkIn.contentHash = "hash 1"
    try interrupted()
    changeStudy()
    _ = try desk.types(.line("1"), .line("38"), .endOfInput).desk().start("check-in", on: nil)
    #expect(
      desk.transcript.hasPrefix(
        """
        You have unfinished answers from Mon 2 Mar, 8:30 (question 2 of 3).
        """))
    #expect(desk.transcript.contains("Question 2 of 3: What is your body temperature?"))
    let draft = try #require(try desk.desk().store.drafts().first)
    #expect(draft.data.header.version == 1)
    #expect(draft.data.answers.count == 2)
  }

  @Test func `discarding it opens the new version`() throws {
    desk.content.checkIn.contentHash = "hash 1"
    try interrupted()
    changeStudy()
    _ = try desk.types(.line("start over"), .line("2"), .endOfInput).desk()
      .start("check-in", on: nil)
    #expect(desk.transcript.contains("Question 1 of 1: Your headache now?"))
  }

  @Test func `where the old version is lost, what fits is kept and the rest is named`() throws {
    desk.content.checkIn.contentHash = "hash 1"
    try interrupted()
    changeStudy()
    desk.content.earlier = [:]
    _ = try desk.types(.endOfInput).desk().resume("check-in")
    #expect(
      desk.transcript.hasPrefix(
        """
        Going on with 'New Check In' of Mon 2 Mar.
        'New Check In' has changed since you began.
        One answer does not fit any more:
          - Your headache now?: 7 ('7' is above 5. Type 5 or less.)
        """))
  }

  @Test func `answers to a task that is gone are shown and kept`() throws {
    desk.content.earlier = ["check-in 1": Samples.checkIn]
    desk.content.checkIn.contentHash = "hash 1"
    try interrupted()
    desk.taskIDs = ["evening"]
    #expect(try desk.types().desk().resume(nil) == Program.End(.noSuchThing))
    #expect(
      desk.transcript == """
        There is no task 'check-in'. See them all with: today
        These unfinished answers to 'check-in' can't be finished any more:
          - How strong is your headache?: 7
        They are kept until you throw them away: discard run-1

        """)
    #expect(try desk.types(.line("2")).desk().discard("run-1") == Program.End(.done))
    #expect(try desk.desk().store.drafts() == [])
  }

  @Test func `answers to another day's event are mentioned and left alone`() throws {
    desk.lateDays = 2
    try interrupted()
    desk.clock.set("2026-03-03T08:10:00Z")
    let day = CivilDate("2026-03-03")
    _ = try desk.types(.line("4"), .endOfInput).desk().start("check-in", on: day)
    #expect(
      desk.transcript.hasPrefix(
        """
        Unfinished answers of Mon 2 Mar are waiting too. Go on with them:
        resume check-in

        Check In
        """))
    #expect(try desk.desk().store.drafts().count == 2)
  }
}
