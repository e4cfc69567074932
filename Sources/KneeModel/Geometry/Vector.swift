/// A point or direction in the knee's frame: x lateral, y up, z forward; millimetres.
///
/// A plain struct rather than a SIMD type: as fast when optimised and many times faster when not,
/// which the tests rely on. Every operation is one rounded IEEE operation per component, so that
/// results are the same in every build and on every processor.
public struct Vector: Hashable, Sendable {
  /// Towards the outer side of the leg.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Forwards.
  public var z: Double

  /// Makes a vector from its components.
  public init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  static let zero = Vector(0, 0, 0)

  /// The component along one axis.
  subscript(axis: Axis) -> Double {
    switch axis {
    case .x: x
    case .y: y
    case .z: z
    }
  }

  /// The Euclidean length.
  public var length: Double { dot(self).squareRoot() }

  /// The direction of the vector; straight up if it has none.
  var normalized: Vector {
    let length = length
    return length > 1e-12 ? self / length : Vector(0, 1, 0)
  }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector) -> Vector {
    Vector(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x)
  }

  /// Each component divided by the other vector's.
  func divided(by other: Vector) -> Vector { Vector(x / other.x, y / other.y, z / other.z) }

  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y, -a.z) }
  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Vector, s: Double) -> Vector { Vector(a.x * s, a.y * s, a.z * s) }
  static func / (a: Vector, s: Double) -> Vector { Vector(a.x / s, a.y / s, a.z / s) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static func -= (a: inout Vector, b: Vector) { a = a - b }
}
