import BedsideCore
import Synchronization

/// A clock that stands still until it is set forward.
final class SettableClock: Clock {
  private let seconds = Mutex(1_772_784_000)

  func now() -> Instant { Instant(seconds: seconds.withLock { $0 }) }

  func advance() { seconds.withLock { $0 += 1 } }
}
