import BedsideCore
import BedsideStore

/// The machine's clock.
struct SystemClock: Clock {
  func now() -> Instant { Instant(milliseconds: SystemCalls.millisecondsSince1970()) }
}
