import BedsideCore
import BedsideStore
import Testing

struct RefusalTests {
  private static let day = CivilDate(dayNumber: 20_514)

  @Test(arguments: [
    (
      Refusal.future(task: "a", day: day),
      "'a' on 2026-03-02 is still to come. It can be done on that day."
    ),
    (
      .missed(task: "a", day: day),
      "The day of 'a' on 2026-03-02 is over, and it can't be done later."
    ),
    (
      .past(task: "a", day: day),
      "What was recorded for 'a' on 2026-03-02 stands: only today's answers can be changed."
        + " Whoever cares for the record takes it back with: delete a 2026-03-02 --author NAME"
        + " --reason TEXT"
    ),
    (.gated(task: "a", by: "b"), "'a' opens when 'b' is done. Type: start b"),
    (.notEnrolled(task: "a", enrolment: "b"), "'a' opens when 'b' is done. Type: start b"),
    (
      .recorded(task: "a", day: day),
      "'a' on 2026-03-02 is recorded already. See it with: show a 2026-03-02. What is of today can be changed"
        + " with: amend a"
    ),
    (.doneOnce(task: "a"), "'a' is done and is not asked again."),
    (.noEvent(task: "a"), "'a' has no such event. See the days with: week"),
    (.nothingPlanned(task: "a", day: day), "Nothing is planned for 'a' on 2026-03-02."),
    (.nothingRecorded(task: "a", day: day), "Nothing is recorded for 'a' on 2026-03-02."),
    (.correctionIncomplete, "A correction needs both --author and --reason."),
    (
      .contentChanged(task: "a", version: 2),
      "The content of 'a' differs from what was recorded as version 2 before. Give the changed"
        + " content a new version."
    ),
    (.empty(task: "a"), "'a' has no answer yet, so there is nothing to record."),
  ])
  func `a refusal says why and what is possible`(refusal: Refusal, expected: String) {
    #expect("\(refusal)" == expected)
  }

  private static let others: [(refusal: Refusal, expected: String)] = [
    (.needsAnswers(task: "a"), "'a' is done by answering its questions. Type: start a"),
    (
      .needsAnswers(task: "a", day: day),
      "'a' is done by answering its questions. Type: start a 2026-03-02"
    ),
    (.notANumber(task: "a"), "'a' can't record this: it is no finite number."),
    (
      .noSuchValue(task: "a", day: day),
      "That is not recorded for 'a' on 2026-03-02 any more. See what is with: show a 2026-03-02"
    ),
    (
      .clockBehind(task: "a", day: day, newest: day.adding(days: 1)),
      "'a' on 2026-03-02 can't be changed: something was recorded on 2026-03-03 already, so the"
        + " clock is behind. Set the clock right; until then only new answers are recorded."
    ),
    (
      .otherZone("Pacific/Auckland", own: "Europe/Berlin"),
      "With --zone Pacific/Auckland the record is only read, since your own zone is Europe/Berlin."
        + " Leave --zone out to record or change anything."
    ),
    (
      .nothingToUndo,
      "There is nothing to undo: only what you did today, for today, can be undone."
    ),
    (
      .correctedSince(task: "a", day: day, author: "Kim"),
      "There is nothing to undo: 'a' on 2026-03-02 was changed by Kim since, and stands as it was"
        + " corrected. See it with: history"
    ),
  ]

  @Test(arguments: others)
  func `a refusal of values, zones and clocks says so too`(refusal: Refusal, expected: String) {
    #expect("\(refusal)" == expected)
  }

  private static let meanwhile: [(refusal: Refusal, expected: String)] = [
    (
      .erased,
      "Nothing was written: these records were erased in another place after this was begun, and what"
        + " was answered here was not brought back. See what there is now with: today"
    ),
    (
      .changedMeanwhile(task: "a", day: day),
      "Nothing was written: what is recorded for 'a' on 2026-03-02 was changed in another place after"
        + " this was begun. See what is with: show a 2026-03-02"
    ),
    (
      .undoneMeanwhile,
      "Nothing was undone: something else was done in another place after this was begun. See it with:"
        + " history"
    ),
    (
      .pastElsewhere(task: "a", day: day, zone: "Europe/Berlin"),
      "What was recorded for 'a' on 2026-03-02 stands: it was recorded in the time zone Europe/Berlin,"
        + " where that day is over. Whoever cares for the record takes it back with: delete a 2026-03-02"
        + " --author NAME --reason TEXT"
    ),
    (
      .ownCorrection(author: "p1"),
      "'p1' is the participant, who changes today's answers without --author; a day that is over is"
        + " corrected by somebody else. Give the name of whoever corrects it: --author NAME"
    ),
    (.blankReason, "The reason says nothing. Say why, or leave it out."),
    (.longRemark(501), "A reason or an author's name has 501 characters. Write at most 500."),
    (
      .unchanged(task: "a", day: day),
      "That is what is recorded for 'a' on 2026-03-02 already, so nothing was changed."
    ),
  ]

  @Test(arguments: meanwhile)
  func `a refusal of what others did, and of empty words, says so too`(
    refusal: Refusal, expected: String
  ) {
    #expect("\(refusal)" == expected)
  }

  @Test func `a change of a day that is over is told how it is made`() {
    let phrases = Phrases.english
    let command = CorrectingCommand("amend a 7 --day 2026-03-02", isAmending: true)
    let past = Refusal.past(task: "a", day: Self.day)
    #expect(
      phrases.message(for: past, correction: command).withPlainBlanks
        == "What was recorded for 'a' on 2026-03-02 stands: only today's answers can be changed."
        + " Whoever cares for the record corrects it with: amend a 7 --day 2026-03-02 --author"
        + " NAME --reason TEXT")
    let unlog = CorrectingCommand("unlog a.2 --day 2026-03-02", reason: "'typed twice'")
    #expect(
      phrases.message(for: past, correction: unlog).withPlainBlanks
        == "What was recorded for 'a' on 2026-03-02 stands: only today's answers can be changed."
        + " Whoever cares for the record takes it back with: unlog a.2 --day 2026-03-02 --author"
        + " NAME --reason 'typed twice'")
    let elsewhere = Refusal.pastElsewhere(task: "a", day: Self.day, zone: "Europe/Berlin")
    #expect(
      phrases.message(for: elsewhere, correction: command).withPlainBlanks
        == "What was recorded for 'a' on 2026-03-02 stands: it was recorded in the time zone"
        + " Europe/Berlin, where that day is over. Whoever cares for the record corrects it with:"
        + " amend a 7 --day 2026-03-02 --author NAME --reason TEXT")
  }
}
