/// A picture that lies over the model.
public struct OverlayImage: Sendable {
  /// What tells its content from others; equal keys have equal pixels.
  public var key: Int
  /// The left edge, in pixels of the window.
  public var x: Int
  /// The top edge, in pixels of the window.
  public var y: Int
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// Four bytes a pixel, colours multiplied by opacity, the top row first.
  public var pixels: [UInt8]

  /// Makes an image.
  public init(key: Int, x: Int, y: Int, width: Int, height: Int, pixels: [UInt8]) {
    self.key = key
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
