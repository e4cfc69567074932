/// Triangles of a closed surface that lie near each other and face roughly the same way, so that
/// they can be left out together when all of them face away from the viewer.
public struct Patch: Hashable, Sendable {
  /// The places of the triangles.
  public var triangles: Range<Int>
  /// The middle of a ball around them.
  public var center: SIMD3<Float>
  /// The radius of the ball.
  public var radius: Float
  /// The direction in the middle of their normals.
  public var axis: SIMD3<Float>
  /// The sine of the largest angle between a normal and the axis; more than 1 when they face all
  /// ways.
  public var spread: Float

  /// Makes a patch.
  public init(
    triangles: Range<Int>, center: SIMD3<Float>, radius: Float, axis: SIMD3<Float>, spread: Float
  ) {
    self.triangles = triangles
    self.center = center
    self.radius = radius
    self.axis = axis
    self.spread = spread
  }

  /// Whether no triangle shows its front to an eye, both in the coordinates of the mesh.
  public func facesAway(from eye: SIMD3<Float>) -> Bool {
    let way = center - eye
    return (way * axis).sum() >= spread * (way * way).sum().squareRoot() + radius
  }
}
