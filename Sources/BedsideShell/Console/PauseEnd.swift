/// How a pause came to its end.
public enum PauseEnd: Hashable, Sendable {
  /// The time is over.
  case elapsed
  /// The person pressed a key, with which the next line begins.
  case key
  /// The person pressed Control-C.
  case interrupted
  /// The process is asked to end by the signal of this number.
  case terminated(signal: Int32)
}
