public import BedsideCore

/// The clock of this machine.
public struct SystemClock: Clock {
  /// Makes the clock.
  public init() {}

  /// The present instant.
  public func now() -> Instant { Instant(milliseconds: SystemCalls.millisecondsSince1970()) }
}
