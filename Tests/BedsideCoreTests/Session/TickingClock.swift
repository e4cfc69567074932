import BedsideCore
import Synchronization

/// A clock that is one second later each time it is read.
final class TickingClock: Clock {
  private let ticks = Mutex(0)
  private let start: Int

  init(start: Int = 1_772_784_000) { self.start = start }

  func now() -> Instant {
    ticks.withLock { ticks in
      defer { ticks += 1 }
      return Instant(seconds: start + ticks)
    }
  }
}
