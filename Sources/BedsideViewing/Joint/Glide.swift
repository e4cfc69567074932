/// How a meniscus moves on the bone that carries it: all one way, some of it farther.
///
/// The farther forward a point lies against the direction of the movement, the farther it goes, so
/// that the whole becomes shorter. Its roots stay where they hold on to the bone.
public struct Glide: Hashable, Sendable {
  /// Where to, with length 1.
  public var direction: Vector
  /// The places along `direction` of the hindmost point, which goes least far, and the foremost.
  public var extent: SIMD2<Float>
  /// How far these two go.
  public var amount: SIMD2<Float>
  /// The points that stay.
  public var roots: (Vector, Vector) { (firstRoot, secondRoot) }
  private var firstRoot: Vector
  private var secondRoot: Vector
  /// How far around them the rest is held back.
  public var reach: Float
  /// Where it glides, for something that gives way there.
  public var room: Room?

  /// Makes a glide.
  public init(
    _ direction: Vector, extent: SIMD2<Float>, amount: SIMD2<Float>, roots: (Vector, Vector),
    reach: Float
  ) {
    self.direction = direction
    self.extent = extent
    self.amount = amount
    (firstRoot, secondRoot) = roots
    self.reach = reach
  }

  /// The image of a point.
  public func point(_ point: Vector) -> Vector {
    let place = point + direction * way(of: point)
    return room?.fitted(place, from: point) ?? place
  }

  /// How far a point goes.
  func way(of point: Vector) -> Float {
    let place = Self.step((point.dot(direction) - extent.x) / (extent.y - extent.x))
    let free =
      Self.step((point - firstRoot).length / reach) * Self.step((point - secondRoot).length / reach)
    return (amount.x + (amount.y - amount.x) * place) * free
  }

  /// From 0 to 1, gently at both ends.
  private static func step(_ value: Float) -> Float {
    let value = min(max(value, 0), 1)
    return value * value * (3 - 2 * value)
  }
}
