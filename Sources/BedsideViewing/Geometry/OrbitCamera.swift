/// A camera that turns about a point, always upright: y is up and the front view looks along -z.
public struct OrbitCamera: Hashable, Sendable {
  /// The point looked at.
  public var target: Vector
  /// How far the camera is from the target.
  public var distance: Float
  /// How far it has gone round to the model's left.
  public var turn: Angle
  /// How far it is raised, between a quarter turn down and one up.
  public var tilt: Angle

  /// The angle between the lower and the upper edge of the free part of the picture.
  ///
  /// Narrower than a person's view, so that near parts do not look swollen.
  public static let fieldOfView = Angle(degrees: 24)
  /// Where the camera looks from before anybody has moved it.
  public static let resting = (turn: Angle(degrees: 32), tilt: Angle(degrees: 16))

  /// Makes a camera.
  public init(target: Vector, distance: Float, turn: Angle, tilt: Angle) {
    self.target = target
    self.distance = distance
    self.turn = turn
    self.tilt = tilt
  }

  /// Makes a camera in the resting view that holds all of `box`.
  public init(holding box: Box, in viewport: Viewport) {
    self.init(
      target: .zero, distance: 1, turn: Self.resting.turn, tilt: Self.resting.tilt)
    fit(box, in: viewport)
  }

  /// The directions that point right, up and to the viewer in the picture, each of length 1.
  public var axes: (right: Vector, up: Vector, back: Vector) {
    let (sinTurn, cosTurn) = (Float(turn.sine), Float(turn.cosine))
    let (sinTilt, cosTilt) = (Float(tilt.sine), Float(tilt.cosine))
    let right = Vector(cosTurn, 0, -sinTurn)
    let back = Vector(sinTurn * cosTilt, sinTilt, cosTurn * cosTilt)
    return (right, back.cross(right), back)
  }

  /// Where the camera stands.
  public var position: Vector { target + axes.back * distance }

  /// The matrix from the model's frame to the camera's.
  public var view: Matrix4 {
    let (right, up, back) = axes
    return Matrix4(axes: right, up, back) * Matrix4(translation: -position)
  }

  /// The matrix from the camera's frame to the picture, with depths that hold a sphere.
  public func projection(
    in viewport: Viewport, holding center: Vector, radius: Float
  ) -> Matrix4 {
    let free = viewport.free
    let slope = Float((Self.fieldOfView * 0.5).tangent)
    let depth = (position - center).dot(axes.back)
    let far = max(depth + radius, distance * 0.01)
    let near = max(depth - radius, far * 0.002, distance * 0.002)
    let scale = SIMD2(
      free.height / (viewport.width * slope), free.height / (viewport.height * slope))
    let shift = SIMD2(
      2 * free.center.x / viewport.width - 1, 1 - 2 * free.center.y / viewport.height)
    return Matrix4(
      SIMD4(scale.x, 0, 0, 0),
      SIMD4(0, scale.y, 0, 0),
      SIMD4(-shift.x, -shift.y, (far + near) / (near - far), -1),
      SIMD4(0, 0, 2 * far * near / (near - far), 0))
  }
}
