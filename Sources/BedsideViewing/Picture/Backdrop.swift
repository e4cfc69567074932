/// The background of the picture.
public enum Backdrop: Hashable, Sendable, CaseIterable {
  /// Nearly white.
  case light
  /// Nearly black.
  case dark
  /// Black, for terminals.
  case black
  /// Black, with a bright line around every part, for people who see little.
  case contrast

  /// The one after this.
  var next: Backdrop {
    switch self {
    case .light: .dark
    case .dark: .black
    case .black: .contrast
    case .contrast: .light
    }
  }
}
