/// A picture: four bytes a pixel, red, green, blue and opacity, the top row first.
public struct Picture: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The bytes.
  public let pixels: [UInt8]

  /// Makes a picture.
  ///
  /// - Precondition: There are four bytes for each pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "A pixel has four bytes.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
