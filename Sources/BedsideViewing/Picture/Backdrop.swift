/// The background of the picture.
public enum Backdrop: Hashable, Sendable, CaseIterable {
  /// Nearly white.
  case light
  /// Nearly black.
  case dark
  /// Black, for the strongest contrast and for terminals.
  case black

  /// The one after this.
  var next: Backdrop {
    switch self {
    case .light: .dark
    case .dark: .black
    case .black: .light
    }
  }
}
