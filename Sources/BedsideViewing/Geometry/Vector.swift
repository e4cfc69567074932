/// A point or a direction in space.
public typealias Vector = SIMD3<Float>

extension SIMD3<Float> {
  /// The dot product.
  public func dot(_ other: Self) -> Float { (self * other).sum() }

  /// The cross product.
  public func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x)
  }

  /// The Euclidean length.
  public var length: Float { dot(self).squareRoot() }

  /// The direction with length 1; zero stays zero.
  public var normalized: Self {
    let length = length
    return length > 0 ? self / length : self
  }
}
