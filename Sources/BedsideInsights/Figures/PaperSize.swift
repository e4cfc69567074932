/// On which paper a document is laid out.
public enum PaperSize: String, Hashable, Sendable, CaseIterable {
  /// ISO 216, as nearly everywhere.
  case a4
  /// ANSI Letter, as in North America.
  case letter

  /// The width in points, of which 72 are an inch.
  public var width: Double {
    switch self {
    case .a4: 210 / 25.4 * 72
    case .letter: 612
    }
  }

  /// The height in points.
  public var height: Double {
    switch self {
    case .a4: 297 / 25.4 * 72
    case .letter: 792
    }
  }
}
