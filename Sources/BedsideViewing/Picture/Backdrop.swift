/// The background of the picture.
public enum Backdrop: Hashable, Sendable, CaseIterable {
  /// Nearly white.
  case light
  /// Nearly black.
  case dark
}
