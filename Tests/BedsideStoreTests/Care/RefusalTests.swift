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
      "'a' on 2026-03-02 has been answered. See the answers with: show a"
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
}
