/// A moment, the same everywhere, to the millisecond, in the years 1 to 9999 of UTC.
///
/// Arithmetic never fails: a result outside those years is their first or last millisecond.
public struct Instant: Hashable, Sendable {
  /// The milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let milliseconds: Int64

  /// The first instant that can be told.
  public static let earliest = Instant(milliseconds: .min)
  /// The last instant that can be told.
  public static let latest = Instant(milliseconds: .max)

  /// The instant so many milliseconds after the start of 1970 in UTC.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, Self.first), Self.last)
  }

  /// The instant so many whole seconds after the start of 1970 in UTC.
  public init(seconds: Int) {
    let bounded = min(
      max(seconds, LocalDateTime.firstSecondNumber), LocalDateTime.lastSecondNumber)
    milliseconds = Int64(bounded) * 1000
  }

  /// The whole seconds since the start of 1970 in UTC, rounded down.
  public var seconds: Int { Int(milliseconds).dividedDown(by: 1000) }

  /// The instant so many seconds later, or earlier for a negative number.
  public func adding(seconds: Int) -> Instant {
    let (product, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1000)
    return adding(milliseconds: overflow ? (seconds < 0 ? .min : .max) : product)
  }

  /// The instant so many milliseconds later, or earlier for a negative number.
  public func adding(milliseconds amount: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(amount)
    return Instant(milliseconds: overflow ? (amount < 0 ? .min : .max) : sum)
  }

  /// The milliseconds from this instant to another; negative if the other is earlier.
  public func milliseconds(until other: Instant) -> Int64 {
    other.milliseconds - milliseconds
  }

  private static let first = Int64(LocalDateTime.firstSecondNumber) * 1000
  private static let last = Int64(LocalDateTime.lastSecondNumber) * 1000 + 999
}

extension Instant: Comparable {
  /// Tells whether the first instant is earlier.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }
}
