/// What tells the present time, so that nothing reads a clock behind anybody's back.
public protocol Clock: Sendable {
  /// The present instant.
  func now() -> Instant
}
