/// Where text goes.
public enum OutputChannel: Hashable, Sendable {
  /// Standard output: what was asked for, and nothing else.
  case data
  /// Standard error: everything that is said on the way.
  case talk
}
