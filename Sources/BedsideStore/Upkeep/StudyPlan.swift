public import BedsideCore
public import BedsideSchedule

/// What a study plans, to hold lines from elsewhere against it.
public struct StudyPlan {
  /// The day on which an event is planned; nil for an event that the study does not know.
  public var day: (EventKey) -> CivilDate?
  /// Whether a line of the plan says of a version of a task exactly what the study says.
  public var says: (JournalRecord) -> Bool
  /// Why nothing is recorded for an event today: what keeps its task closed, or that it is done for good;
  /// nil where it can be.
  public var refusal: (EventKey) -> Refusal?
  /// Whether a name is one of the participant's own.
  public var isOwn: (String) -> Bool

  /// Makes what a study plans.
  public init(
    day: @escaping (EventKey) -> CivilDate? = { _ in nil },
    says: @escaping (JournalRecord) -> Bool = { _ in false },
    refusal: @escaping (EventKey) -> Refusal? = { _ in nil },
    isOwn: @escaping (String) -> Bool = { _ in false }
  ) {
    self.day = day
    self.says = says
    self.refusal = refusal
    self.isOwn = isOwn
  }

  /// What is known where there is no study: nothing.
  public static var unknown: StudyPlan { StudyPlan() }
}
