/// Why a figure or a document cannot be drawn.
public enum FigureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What draws is not built in, or not installed.
  case missingLibrary
  /// What draws has failed.
  case failed(reason: String)

  /// The packages, by their names in Debian, without which nothing is drawn.
  public static let packages = "libcairo2-dev and libpango1.0-dev"

  /// What is wrong and what would do, without a full stop.
  public var description: String {
    switch self {
    case .missingLibrary:
      "what draws figures is missing; install \(Self.packages) and build Bedside again"
    case .failed(let reason): "the figure cannot be drawn: \(reason)"
    }
  }
}
