/// Why a file gives no picture.
public enum PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is neither PNG nor JPEG.
  case otherKind
  /// It is damaged or ends too early.
  case damaged
  /// It has more pixels than are read.
  case tooLarge(width: Int, height: Int)
  /// Its colours are not those of a screen, but of inks.
  case inks
  /// This build does not read files of its kind.
  case missingLibrary(kind: String, packages: String)

  /// Nothing reads PNG files here.
  static let missingDrawing = PictureFileError.missingLibrary(
    kind: "PNG", packages: "libcairo2-dev and libpango1.0-dev")

  /// What is wrong and what would do, without a full stop.
  public var description: String {
    switch self {
    case .otherKind: "is no PNG or JPEG picture; save it as one of these"
    case .damaged: "is damaged or ends too early; save it again"
    case .tooLarge(let width, let height):
      "has \(width)x\(height) pixels; at most \(PictureFile.largestSide) on a side and"
        + " \(PictureFile.mostPixels >> 20) million in all are read, so make it smaller"
    case .inks: "has the colours of inks (CMYK); save it in RGB"
    case .missingLibrary(let kind, let packages):
      "is a \(kind) picture, which this build does not read; install \(packages) and build it again"
    }
  }
}
