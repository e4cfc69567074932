/// A date and a time on the wall, which only a zone turns into an instant.
public struct LocalDateTime: Hashable, Sendable {
  /// The day.
  public var date: CivilDate
  /// The time of that day.
  public var time: WallTime

  /// The time of a day.
  public init(date: CivilDate, time: WallTime) {
    self.date = date
    self.time = time
  }

  /// The seconds that would have passed since 1970 if the zone were UTC.
  package var secondNumber: Int { date.dayNumber * 86_400 + time.secondOfDay }

  /// The date and time at which so many seconds have passed since 1970 where the zone is UTC.
  package init(secondNumber: Int) {
    let bounded = min(max(secondNumber, Self.firstSecondNumber), Self.lastSecondNumber)
    date = CivilDate(dayNumber: bounded.dividedDown(by: 86_400))
    time = WallTime(wrapping: bounded)
  }

  static let firstSecondNumber = CivilDate.firstDayNumber * 86_400
  static let lastSecondNumber = CivilDate.lastDayNumber * 86_400 + 86_399
}

extension LocalDateTime: Comparable {
  /// Tells whether the first is earlier on the same wall.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
