public import BedsideCore

/// Where the counting of an element's events begins.
public enum ScheduleStart: Hashable, Sendable {
  /// At a time of a certain day.
  case at(LocalDateTime)
  /// At a time of the study's day so many days after enrolment.
  case enrolment(days: Int, time: WallTime)

  /// The wall time of the first event.
  public var time: WallTime {
    switch self {
    case .at(let wall): wall.time
    case .enrolment(_, let time): time
    }
  }
}
