public import BedsideCore
public import BedsideSchedule

/// Why nothing of a copy was added.
public enum ImportError: Error, Hashable, Sendable {
  /// A line is about a day that has not come, or was written on one.
  case future(file: JournalFile, line: Int, day: CivilDate)
  /// A line is about a day that is over, so that somebody has to answer for it.
  case past(file: JournalFile, line: Int, day: CivilDate)
  /// A line is about a day that has come where it says that it was written, and not here.
  case ahead(file: JournalFile, line: Int, day: CivilDate, zone: String)
  /// A line records for today what the study does not take today, so that somebody has to answer for it.
  case closed(file: JournalFile, line: Int, Refusal)
  /// A line of today says what the study would not have recorded, and why, so that somebody has to answer
  /// for it.
  case wrong(file: JournalFile, line: Int, problem: String)
  /// A line says what nobody could have recorded, and why.
  case impossible(file: JournalFile, line: Int, problem: String)
  /// A line records anew what is recorded already.
  case recorded(file: JournalFile, line: Int, key: EventKey)
  /// Who answers for it is the participant, whose own word does not open what is closed.
  case ownName(author: String)
  /// A line of the plan says of a task what the study does not, so that somebody has to answer for it.
  case plan(file: JournalFile, line: Int, task: String)
  /// A line is about another participant.
  case another(file: JournalFile, line: Int, participant: String)
  /// A line is about another month than its file, or about another task than it says at its beginning.
  case misplaced(file: JournalFile, line: Int)
  /// The store has another line of the same name.
  case clash(file: JournalFile, line: Int)
  /// A line cannot be read, or says nothing of its day.
  case unreadable(file: JournalFile, line: Int)
  /// The journal failed.
  case journal(JournalError)
}
