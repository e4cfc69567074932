/// How much of a part is seen.
public enum Visibility: Hashable, Sendable {
  /// It is solid.
  case shown
  /// It is transparent, and clicks go through it.
  case ghosted
  /// It is not there.
  case hidden
}
