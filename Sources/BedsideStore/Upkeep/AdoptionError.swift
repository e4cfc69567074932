public import BedsideCore

/// Why a line that was edited by hand cannot count again.
public enum AdoptionError: Error, Hashable, Sendable {
  /// The file has no such line.
  case noSuchLine
  /// The line is as it was written.
  case sound
  /// The line cannot be read, and why.
  case unreadable(String)
  /// Only what a participant's months and settings hold can be adopted.
  case notARecord
  /// The line is about another participant or another month than its file.
  case misplaced
  /// The line speaks of an event of a day that has not come.
  case future(CivilDate)
  /// A later line changed what this one says.
  case superseded(line: Int)
  /// The line was adopted already.
  case adopted(line: Int)
  /// The journal failed.
  case journal(JournalError)
}
