/// A rotation about an axis through the origin: a quaternion of length 1.
public struct Turn: Hashable, Sendable {
  /// The axis times the sine of half the angle, then the cosine of half the angle.
  public var elements: SIMD4<Float>

  /// Makes a rotation of its four numbers, which need not have length 1.
  public init(_ elements: SIMD4<Float>) {
    let length = (elements * elements).sum().squareRoot()
    self.elements = length > 0 ? elements / length : SIMD4(0, 0, 0, 1)
  }

  /// The rotation by `angle` about `axis`, by the right hand.
  public init(_ angle: Angle, about axis: Vector) {
    let half = angle * 0.5
    self.init(SIMD4(axis.normalized * Float(half.sine), Float(half.cosine)))
  }

  /// The smallest rotation that takes the direction `start` to the direction `end`, both of length 1.
  public init(from start: Vector, to end: Vector) {
    // Opposite directions have no smallest rotation; no joint asks for one.
    self.init(SIMD4(start.cross(end), 1 + start.dot(end)))
  }

  /// The rotation that changes nothing.
  public static let none = Turn(SIMD4(0, 0, 0, 1))

  private var axis: Vector { Vector(elements.x, elements.y, elements.z) }

  /// The image of a direction.
  public func direction(_ direction: Vector) -> Vector {
    let twice = axis.cross(direction) * 2
    return direction + twice * elements.w + axis.cross(twice)
  }

  /// The rotation the other way.
  public var inverse: Turn { Turn(SIMD4(-axis, elements.w)) }

  /// The rotation that applies `b`, then `a`.
  public static func * (a: Turn, b: Turn) -> Turn {
    let (u, v) = (a.axis, b.axis)
    return Turn(
      SIMD4(
        v * a.elements.w + u * b.elements.w + u.cross(v),
        a.elements.w * b.elements.w - u.dot(v)))
  }

  /// The rotation at `share` of the shorter way from this one to another.
  ///
  /// Linear and then of length 1, as the shader has it: a few degrees from the even way, and only
  /// where the two are far apart.
  public func mixed(with other: Turn, _ share: Float) -> Turn {
    let isNear = (elements * other.elements).sum() >= 0
    let end = isNear ? other.elements : -other.elements
    return Turn(elements + (end - elements) * share)
  }
}
