public import BedsideCore

/// How presenting a task ended.
public struct TaskEnd: Hashable, Sendable {
  /// How the run ended.
  public var reason: FinishReason
  /// The signal by which the process was asked to end, by which it should now do so.
  public var signal: Int32?
  /// Whether there are answers that could not be kept.
  public var hasUnkept: Bool
  /// Whether all answers were listed to the person as they are at the end.
  public var hasSeenAnswers: Bool

  /// Makes an end.
  public init(
    reason: FinishReason, signal: Int32? = nil, hasUnkept: Bool = false,
    hasSeenAnswers: Bool = false
  ) {
    self.reason = reason
    self.signal = signal
    self.hasUnkept = hasUnkept
    self.hasSeenAnswers = hasSeenAnswers
  }
}
