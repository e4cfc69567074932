/// A time as a clock on the wall shows it, without a date or a zone.
public struct WallTime: Hashable, Sendable {
  /// The whole seconds since midnight, from 0 to 86,399.
  public let secondOfDay: Int

  /// Midnight, 00:00.
  public static let midnight = WallTime(unchecked: 0)

  private init(unchecked secondOfDay: Int) {
    self.secondOfDay = secondOfDay
  }

  /// The time so many seconds after midnight, or nil outside 0 to 86,399.
  public init?(secondOfDay: Int) {
    guard (0..<86_400).contains(secondOfDay) else { return nil }
    self.secondOfDay = secondOfDay
  }

  /// The time of these numbers, or nil if no clock shows it.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    secondOfDay = hour * 3600 + minute * 60 + second
  }

  /// The hour, from 0 to 23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, from 0 to 59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, from 0 to 59.
  public var second: Int { secondOfDay % 60 }

  init(wrapping second: Int) {
    secondOfDay = second - 86_400 * second.dividedDown(by: 86_400)
  }
}

extension WallTime: Comparable {
  /// Tells whether the first time is earlier in the day.
  public static func < (left: WallTime, right: WallTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}
