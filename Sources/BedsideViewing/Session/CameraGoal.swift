public import BedsideCore

/// What the camera is asked to hold, kept so that it still holds it when the picture changes size.
public struct CameraGoal: Hashable, Sendable {
  /// Where to look from; nil for the direction it has.
  public var view: ModelView?
  /// What to hold.
  public var box: Box
  /// What to look at; nil for the middle of the box.
  public var center: Vector?

  /// The camera moved to its goal.
  func reached(by camera: OrbitCamera, in viewport: Viewport) -> OrbitCamera {
    var camera = camera
    if let view {
      camera.look(from: view, at: box, in: viewport)
    } else {
      camera.fit(box, in: viewport)
    }
    if let center { camera.target = center }
    return camera
  }
}
