import BedsideCore
import BedsideShell

/// A keeper that fails as often as it is told and remembers what it kept.
@MainActor
final class UnreliableKeeper: DraftKeeper {
  private(set) var events: [DraftEvent] = []
  /// For each attempt from the first on, whether it fails; attempts behind the last succeed.
  private var failures: [Bool]

  init(failing failures: [Bool] = []) { self.failures = failures.reversed() }

  func append(_ events: [DraftEvent]) throws(DraftError) {
    if failures.popLast() == true { throw DraftError("no space left on the device") }
    self.events += events
  }
}
