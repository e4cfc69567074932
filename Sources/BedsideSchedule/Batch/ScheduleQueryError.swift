public import BedsideCore

/// Why the events of a schedule cannot be asked for.
public enum ScheduleQueryError: Error, Hashable, Sendable {
  /// A bound, by its name, is no local time.
  case notLocal(name: String, String)
  /// The first bound is after the second.
  case reversed(from: LocalDateTime, to: LocalDateTime)
  /// There are so many events, too many for one answer.
  case tooMany(Int)
}

extension ScheduleQueryError: CustomStringConvertible {
  /// A sentence for people: what was given and what would do.
  public var description: String {
    switch self {
    case .notLocal(let name, let text):
      "'\(name)' cannot be '\(text)'. Give a local time like '2026-03-04T08:00:00', or a date."
    case .reversed(let from, let to):
      "'from' is '\(from)', which is after 'to', '\(to)'. Exchange them."
    case .tooMany(let count):
      "There are \(count) events from 'from' to 'to'. Ask for at most \(ScheduleQuery.most) at once."
    }
  }
}
