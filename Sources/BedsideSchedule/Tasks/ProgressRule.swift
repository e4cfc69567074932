/// How a task's completion is measured.
public enum ProgressRule: String, Hashable, Sendable, CaseIterable {
  /// By whether there is a value.
  case exists
  /// By the sum of the values against the sum of the targets.
  case sum
  /// By whether every target is reached by its value.
  case compare
  /// By the share of the targets that are reached by their values.
  case percent

  /// Whether it needs targets to measure against.
  public var needsTargets: Bool { self != .exists }
}
