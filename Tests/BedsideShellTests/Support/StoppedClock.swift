import BedsideCore

/// A clock that always shows the same instant.
struct StoppedClock: Clock {
  var instant = Instant(seconds: 1_772_784_000)

  func now() -> Instant { instant }
}
