public import BedsideCore

/// Where what governs differs from what the study's file says, since the record knows otherwise.
public enum PlanNote: Hashable, Sendable {
  /// A version says that it takes effect on a day, but governs from a later one only: up to there an
  /// earlier version was planned, or has answers.
  case later(task: String, version: Int, effective: CivilDate, from: CivilDate)
  /// The record has a version that the study's file does not list any more.
  case missing(task: String, version: Int)
}

extension PlanNote: CustomStringConvertible {
  /// What differs and what would do, for the study's author.
  public var description: String {
    switch self {
    case .later(let task, let version, let effective, let from):
      "Version \(version) of '\(task)' says that it takes effect on \(effective), but before \(from) an"
        + " earlier version governs in this record. Write \"effective\": \"\(from)\"."
    case .missing(let task, let version):
      "Version \(version) of '\(task)' is in this record but not in the study. Keep its entry; to end a"
        + " task, give its last version a day \"retired\"."
    }
  }
}
