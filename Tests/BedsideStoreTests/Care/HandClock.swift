import BedsideCore
import Synchronization

/// A clock that a test sets by hand.
final class HandClock: Clock, Sendable {
  private let time: Mutex<Instant>

  init(_ text: String) { time = Mutex(Instant(text) ?? .earliest) }

  func now() -> Instant { time.withLock { $0 } }

  func set(_ text: String) { time.withLock { $0 = Instant(text) ?? $0 } }
}
