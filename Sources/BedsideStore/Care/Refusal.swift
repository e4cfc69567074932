public import BedsideCore

/// Why the rules of the record don't allow something, and what is possible instead.
public enum Refusal: Error, Hashable, Sendable {
  /// The event's day has not come.
  case future(task: String, day: CivilDate)
  /// The event's day is over, and it can't be begun any more.
  case missed(task: String, day: CivilDate)
  /// What was recorded for an earlier day stands.
  case past(task: String, day: CivilDate)
  /// Another task must be completed first.
  case gated(task: String, by: String)
  /// The study has not begun for this participant; the task that begins it follows.
  case notEnrolled(task: String, enrolment: String)
  /// The version of a consent that governs must be agreed to first.
  case consentNeeded(task: String, consent: String)
  /// The participant left the study; the task that joins it again follows, where there is one.
  case withdrawn(day: CivilDate, rejoin: String?)
  /// The participant has records of other studies, which would be erased too.
  case otherStudies([String])
  /// The event has an outcome already.
  case recorded(task: String, day: CivilDate)
  /// The task is done for good.
  case doneOnce(task: String)
  /// The task has no event on the day.
  case nothingPlanned(task: String, day: CivilDate)
  /// The task has no such event.
  case noEvent(task: String)
  /// There is nothing recorded for the event.
  case nothingRecorded(task: String, day: CivilDate)
  /// A correction needs its author and its reason.
  case correctionIncomplete
  /// The task's content is not what was recorded before under the same version.
  case contentChanged(task: String, version: Int)
  /// The outcome has no values.
  case empty(task: String)
  /// The task is answered step by step, so that it can't be done without answers; on `day`, where that
  /// is not today.
  case needsAnswers(task: String, day: CivilDate? = nil)
  /// A value is no number that can be written.
  case notANumber(task: String)
  /// The value is not recorded for the event, or not any more.
  case noSuchValue(task: String, day: CivilDate)
  /// Something was recorded already on the day `newest`, which by the clock has not come.
  case clockBehind(task: String, day: CivilDate, newest: CivilDate)
  /// The record is only looked at, as it is in another zone than the participant's own.
  case otherZone(String, own: String)
  /// The participant has done nothing today that could be undone.
  case nothingToUndo
  /// What would be undone was corrected by somebody else since.
  case correctedSince(task: String, day: CivilDate, author: String)
  /// The records were erased after this was begun.
  case erased
  /// What is recorded is not what it was when this was begun.
  case changedMeanwhile(task: String, day: CivilDate)
  /// What is to be undone is not what was done last any more.
  case undoneMeanwhile
  /// The day is over where the event was recorded, though it is not here.
  case pastElsewhere(task: String, day: CivilDate, zone: String)
  /// A correction of a day that is over names the participant as its author.
  case ownCorrection(author: String)
  /// A reason says nothing.
  case blankReason
  /// A reason, or the name of an author, has more characters than anybody reads.
  case longRemark(Int)
  /// The values are those that are recorded, and no reason is given to record them again.
  case unchanged(task: String, day: CivilDate)
}

extension Refusal: CustomStringConvertible {
  /// The refusal in English.
  public var description: String { Phrases.english.message(for: self).withPlainBlanks }
}
