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
  /// Whether anything is recorded for an event.
  public var isRecorded: (EventKey) -> Bool
  /// Why the study would not have recorded what a line says, as a sentence; nil where it could have, or
  /// can't tell.
  public var problem: (StoredOutcome) -> String?
  /// Why no one could have recorded a value in a line, whenever that was, as a sentence; nil where somebody
  /// could have, or where nobody can tell.
  public var limit: (StoredOutcome) -> String?
  /// Whether the version of a task under which an event was recorded is known, or is of another study.
  public var isKnown: (EventKey) -> Bool
  /// The day of enrolment, where events that are recorded count from it; nil where none does.
  public var enrolment: CivilDate?
  /// Whether a name is one of the participant's own.
  public var isOwn: (String) -> Bool
  /// Begins to tell what the study would plan behind lines that are not there yet; nil where there is no
  /// record.
  public var rehearsal: () throws(JournalError) -> StudyRehearsal?

  /// Makes what a study plans.
  public init(
    day: @escaping (EventKey) -> CivilDate? = { _ in nil },
    says: @escaping (JournalRecord) -> Bool = { _ in false },
    refusal: @escaping (EventKey) -> Refusal? = { _ in nil },
    isRecorded: @escaping (EventKey) -> Bool = { _ in false },
    problem: @escaping (StoredOutcome) -> String? = { _ in nil },
    limit: @escaping (StoredOutcome) -> String? = { _ in nil },
    isKnown: @escaping (EventKey) -> Bool = { _ in true }, enrolment: CivilDate? = nil,
    isOwn: @escaping (String) -> Bool = { _ in false },
    rehearsal: @escaping () throws(JournalError) -> StudyRehearsal? = {
      () throws(JournalError) in nil
    }
  ) {
    self.day = day
    self.says = says
    self.refusal = refusal
    self.isRecorded = isRecorded
    self.problem = problem
    self.limit = limit
    self.isKnown = isKnown
    self.enrolment = enrolment
    self.isOwn = isOwn
    self.rehearsal = rehearsal
  }

  /// What is known where there is no study: nothing.
  public static var unknown: StudyPlan { StudyPlan() }
}
