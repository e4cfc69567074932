/// Where a rigid body is: turned, then shifted, from where it lies in the file.
public struct Pose: Hashable, Sendable {
  /// How it is turned, about the origin.
  public var turn: Turn
  /// How it is shifted after that.
  public var shift: Vector

  /// Makes a pose.
  public init(turn: Turn = .none, shift: Vector = .zero) {
    self.turn = turn
    self.shift = shift
  }

  /// Turned by `turn` about a point.
  public init(_ turn: Turn, about point: Vector) {
    self.init(turn: turn, shift: point - turn.direction(point))
  }

  /// Where the body lies in the file.
  public static let still = Pose()

  /// The image of a point.
  public func point(_ point: Vector) -> Vector { turn.direction(point) + shift }

  /// The image of a direction.
  public func direction(_ direction: Vector) -> Vector { turn.direction(direction) }

  /// The pose that takes everything back.
  public var inverse: Pose {
    let back = turn.inverse
    return Pose(turn: back, shift: -back.direction(shift))
  }

  /// The pose that applies `b`, then `a`.
  public static func * (a: Pose, b: Pose) -> Pose {
    Pose(turn: a.turn * b.turn, shift: a.point(b.shift))
  }
}
