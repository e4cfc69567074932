public import BedsideCore
internal import BedsideStore

/// What a report tells, as the record has it: before it is put into words.
public struct ReportRecord: Sendable {
  /// The days.
  public let days: ClosedRange<CivilDate>
  /// The study's day on which it was read.
  public let today: CivilDate
  /// The versions of tasks in whose words it is to be told.
  public let surveys: Set<SurveyVersion>

  /// The study's charts, in order.
  let charts: [Chart]
  let marks: [MarkedRange]
  let alerts: [StoredAlert]
  let scores: [ScoreCourse]
  let motions: [MotionCourse]
  let adherence: AdherenceCourse
  let notes: [RecordedNote]
  let answers: [AnswerTally]
  /// What was changed or taken back, oldest first, with the days on which that was.
  let revisions: [(entry: HistoryEntry, day: CivilDate)]
  /// The lines that somebody gave up as lost, with the days on which that was.
  let losses: [(loss: AcceptedLoss, day: CivilDate)]
  /// How many events have anything recorded.
  let outcomeCount: Int
  /// The day from which the participant's records count; nil before.
  let enrolment: CivilDate?
  /// The tasks in the study's order, with their titles.
  let tasks: [(id: String, title: String)]
  /// The day on which the participant left and has not come back; nil while taking part.
  let left: CivilDate?
}
