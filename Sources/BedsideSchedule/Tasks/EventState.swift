/// What can be said of an event today.
public enum EventState: Hashable, Sendable {
  /// It is done.
  case completed
  /// Its day has not come.
  case later
  /// Its day is today.
  case due
  /// Its day is over, but it can still be done.
  case late
  /// Its day is over, and it was not done.
  case missed
  /// Its day was over before the participant took part: nobody missed it.
  case before

  /// Whether it can still be done, so that nobody can say yet how it went.
  public var isOpen: Bool {
    switch self {
    case .due, .late, .later: true
    case .completed, .missed, .before: false
    }
  }

  /// Whether it counts: it is done, or it could have been and can't any more.
  public var isSettled: Bool { self == .completed || self == .missed }
}
