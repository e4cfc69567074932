/// The smallest box along the axes that holds something, in the coordinates of a picture.
public struct Box: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var minimum: Vector
  /// The corner with the largest coordinates.
  public var maximum: Vector

  /// Makes a box of two opposite corners.
  public init(minimum: Vector, maximum: Vector) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The middle.
  public var center: Vector { (minimum + maximum) / 2 }

  /// The distance from the middle to a corner.
  public var radius: Float { ((maximum - minimum) / 2).length }

  /// The eight corners.
  public var corners: [Vector] {
    (0..<8).map { index in
      Vector(
        index & 1 == 0 ? minimum.x : maximum.x,
        index & 2 == 0 ? minimum.y : maximum.y,
        index & 4 == 0 ? minimum.z : maximum.z)
    }
  }

  /// The smallest box that holds this one and another.
  public func union(_ other: Box) -> Box {
    Box(
      minimum: pointwiseMin(minimum, other.minimum), maximum: pointwiseMax(maximum, other.maximum))
  }

  /// The smallest box that holds the image of this one.
  public func transformed(by matrix: Matrix4) -> Box {
    let images = corners.map(matrix.point)
    let first = Box(minimum: images[0], maximum: images[0])
    return images.dropFirst().reduce(first) { $0.union(Box(minimum: $1, maximum: $1)) }
  }

  /// The smallest box that holds all of `boxes`; nil for none.
  public static func around(_ boxes: some Sequence<Box>) -> Box? {
    boxes.reduce(nil as Box?) { $0?.union($1) ?? $1 }
  }
}
