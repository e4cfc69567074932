/// A rectangle in points; y points down.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Float
  /// The top edge.
  public var y: Float
  /// The width.
  public var width: Float
  /// The height.
  public var height: Float

  /// Makes a rectangle.
  public init(x: Float, y: Float, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Float { x + width }
  /// The bottom edge.
  public var bottom: Float { y + height }
  /// The middle.
  public var center: SIMD2<Float> { SIMD2(x + width / 2, y + height / 2) }

  /// Whether a point lies inside; the left and top edges belong to the rectangle.
  public func contains(_ point: SIMD2<Float>) -> Bool {
    point.x >= x && point.x < right && point.y >= y && point.y < bottom
  }

  /// Whether any place lies in both.
  public func overlaps(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }

  /// The rectangle with its edges moved inward.
  public func inset(by amount: Float) -> Rect {
    Rect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
