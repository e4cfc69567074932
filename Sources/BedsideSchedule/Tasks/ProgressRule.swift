/// How a task's completion is measured.
public enum ProgressRule: String, Hashable, Sendable, CaseIterable {
  /// By whether there is a value.
  case exists
  /// By the sum of the values against the sum of the targets.
  case sum
}
