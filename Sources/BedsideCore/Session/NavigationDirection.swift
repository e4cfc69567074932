/// Which way a step is left.
public enum NavigationDirection: Hashable, Sendable {
  /// To what comes next.
  case forward
  /// To what came before.
  case back
}
