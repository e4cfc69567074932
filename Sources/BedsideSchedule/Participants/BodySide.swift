/// The side of the body that care is about.
public enum BodySide: String, Hashable, Sendable, CaseIterable {
  /// The person's own left.
  case left
  /// The person's own right.
  case right
}
