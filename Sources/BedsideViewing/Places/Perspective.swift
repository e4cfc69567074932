/// Where points of a model appear in a picture, and what lies behind a point of the picture.
public struct Perspective: Hashable, Sendable {
  /// The camera.
  public var camera: OrbitCamera
  /// From the camera to the picture.
  public var projection: Matrix4
  /// The size of the picture.
  public var viewport: Viewport

  /// Makes a perspective.
  public init(camera: OrbitCamera, projection: Matrix4, viewport: Viewport) {
    self.camera = camera
    self.projection = projection
    self.viewport = viewport
  }

  /// Where a point appears, in points from the top left; nil behind the camera.
  public func place(of point: Vector) -> SIMD2<Float>? {
    let seen = projection * SIMD4(camera.view.point(point), 1)
    guard seen.w > 0 else { return nil }
    return SIMD2(
      (seen.x / seen.w + 1) / 2 * viewport.width, (1 - seen.y / seen.w) / 2 * viewport.height)
  }

  /// The point that appears at `place`, `depth` deep in the picture: 0 in front, 1 at the back.
  public func point(at place: SIMD2<Float>, depth: Float) -> Vector {
    let (first, second, third, fourth) = projection.columns
    let across = SIMD2(place.x / viewport.width, 1 - place.y / viewport.height) * 2 - 1
    let away = fourth.z / (depth * 2 - 1 + third.z)
    let right = away * (across.x + third.x) / first.x
    let up = away * (across.y + third.y) / second.y
    let axes = camera.axes
    return camera.position + axes.right * right + axes.up * up - axes.back * away
  }
}

extension ViewingSession {
  /// Where things appear in the picture at `time`.
  public func perspective(at time: Double) -> Perspective {
    Perspective(
      camera: camera(at: time), projection: frame(at: time).projection, viewport: viewport)
  }
}
