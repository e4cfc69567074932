/// A picture read from a PNG or JPEG file.
public struct PictureFile: Hashable, Sendable {
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// Four bytes each, red, green, blue and opacity (not premultiplied), the top row first.
  public var pixels: [UInt8]

  /// The largest side of a picture that is read, in pixels.
  public static let largestSide = 16384
  /// The most pixels that are read: 256 MB of them.
  public static let mostPixels = 64 << 20

  /// Reads a file's content, of whichever kind its first bytes say that it is.
  ///
  /// How large it is stands at its beginning, so that a file of a few bytes cannot take all memory.
  public init(_ bytes: [UInt8]) throws(PictureFileError) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = try Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try Self.jpeg(bytes)
    } else {
      throw .otherKind
    }
  }

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Refuses pictures that are too large, or have no pixels at all.
  static func check(width: Int, height: Int) throws(PictureFileError) {
    guard width > 0, height > 0 else { throw .damaged }
    guard max(width, height) <= largestSide, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
  }

  #if !Drawing
  private static func png(_ bytes: [UInt8]) throws(PictureFileError) -> PictureFile {
    throw .missingDrawing
  }
  #endif

  #if !Photographs
  private static func jpeg(_ bytes: [UInt8]) throws(PictureFileError) -> PictureFile {
    throw .missingLibrary(kind: "JPEG", packages: "libturbojpeg0-dev")
  }
  #endif
}
