import BedsideCore
import BedsideSchedule
import BedsideStore
import Testing

struct MeasuredOutcomeTests {
  @Test(
    arguments: [
      (.time(WallTime(secondOfDay: 73_800) ?? .midnight), .time(WallTime("20:30") ?? .midnight)),
      (
        .dateTime(
          OffsetDateTime(
            local: LocalDateTime(date: CivilDate(dayNumber: 0), time: .midnight), offset: 3600)),
        .instant(Instant(seconds: -3600))
      ),
      (.duration(5400), .integer(5400)),
      (.measure(Measure(170.18, in: .feet)), .double(170.18)),
      (.measure(Measure(70.307, in: .pounds)), .double(70.307)),
      (.age(.years(64)), .integer(64)), (.age(.bornIn(1962)), .integer(1962)),
      // No number that a mean could take in by mistake.
      (.age(.orOlder(90)), .text(">=90")), (.age(.orYounger(18)), .text("<=18")),
    ] as [(AnswerValue, OutcomeValue.Value)]
  ) func `times, measures and ages become values of an outcome`(
    _ answer: AnswerValue, _ value: OutcomeValue.Value
  ) {
    let now = Instant(seconds: 0)
    let result = TaskResult(
      task: "t", version: 1, contentHash: "", runID: "run", finish: "completed", language: "en",
      startDate: now, endDate: now,
      steps: [
        StepResult(
          id: "s", startDate: now, endDate: now,
          answers: [AnswerResult(id: "i", answer: .answered(answer, .typed), format: "f")])
      ])
    #expect(result.outcomeValues.map(\.value) == [value])
  }
}
