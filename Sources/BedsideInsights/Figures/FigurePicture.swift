/// The pixels of a figure.
public struct FigurePicture: Hashable, Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// Four bytes for each pixel, red, green, blue and opacity, the top row first; all are opaque.
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
