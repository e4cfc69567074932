/// A turn about a line.
struct Rotation: Sendable {
  private let axis: Vector
  private let point: Vector
  private let sine: Double
  private let cosine: Double

  /// Makes a turn by `degrees` about the line through `point` along `direction`.
  init(degrees: Double, about direction: Vector, through point: Vector) {
    axis = direction.normalized
    self.point = point
    (sine, cosine) = sineAndCosine(ofDegrees: degrees)
  }

  func callAsFunction(_ p: Vector) -> Vector { turned(p, by: sine) }

  /// Where a point lay before it was turned.
  func undone(_ p: Vector) -> Vector { turned(p, by: -sine) }

  private func turned(_ p: Vector, by sine: Double) -> Vector {
    let q = p - point
    return point + q * cosine + axis.cross(q) * sine + axis * (axis.dot(q) * (1 - cosine))
  }
}
