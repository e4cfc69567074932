internal import Glibc

/// How much of the trials that take long is run.
enum Trials {
  /// Whether everything is tried rather than a sample (`make test-trials`).
  static let areComplete = isSet("BEDSIDE_TRIALS")

  /// Whether file systems may be mounted and their power cut (`make test-powercut`).
  static let cutPower = isSet("BEDSIDE_POWERCUT")

  private static func isSet(_ name: String) -> Bool { unsafe getenv(name) != nil }
}
