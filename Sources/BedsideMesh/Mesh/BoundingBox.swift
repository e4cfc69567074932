/// The smallest box along the axes that holds some points.
public struct BoundingBox: Sendable, Hashable {
  /// The corner with the smallest coordinates.
  public var minimum: SIMD3<Double>
  /// The corner with the largest coordinates.
  public var maximum: SIMD3<Double>

  /// Makes a box from two opposite corners.
  public init(minimum: SIMD3<Double>, maximum: SIMD3<Double>) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The middle.
  public var center: SIMD3<Double> { minimum / 2 + maximum / 2 }

  /// The lengths of the edges.
  public var size: SIMD3<Double> { maximum - minimum }

  /// The length from corner to opposite corner; cannot overflow for coordinates of Float range.
  public var diagonal: Double { (size * size).sum().squareRoot() }

  /// The box shifted by an offset.
  public func moved(by offset: SIMD3<Double>) -> BoundingBox {
    BoundingBox(minimum: minimum + offset, maximum: maximum + offset)
  }

  /// The box made larger by a factor, as seen from zero.
  public func scaled(by factor: Double) -> BoundingBox {
    BoundingBox(minimum: minimum * factor, maximum: maximum * factor)
  }

  /// The smallest box that holds this one and another.
  public func union(_ other: BoundingBox) -> BoundingBox {
    BoundingBox(
      minimum: pointwiseMin(minimum, other.minimum), maximum: pointwiseMax(maximum, other.maximum))
  }
}
