/// How the points of a part move from where they lie in the file, in the coordinates of the mesh.
///
/// The shader of surfaces computes the same as `point`.
public enum Motion: Hashable, Sendable {
  /// Not at all.
  case still
  /// As a rigid body.
  case rigid(Pose)
  /// As a strand whose ends go with two bodies.
  case between(Pose, Pose, Strand)
  /// With a body on which it glides and changes its shape.
  case gliding(Pose, Glide)

  /// Where a point lay that has moved with the part; nil where no single place is known, because the
  /// part changes its shape.
  public func start(of point: Vector) -> Vector? {
    switch self {
    case .still: point
    case .rigid(let pose): pose.inverse.point(point)
    case .between, .gliding: nil
    }
  }

  /// The image of a point.
  public func point(_ point: Vector) -> Vector {
    switch self {
    case .still: point
    case .rigid(let pose): pose.point(point)
    case .between(let start, let end, let strand): strand.point(point, from: start, to: end)
    case .gliding(let pose, let glide): pose.point(glide.point(point))
    }
  }
}
