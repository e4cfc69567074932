/// The way of a camera that was let go while it went round the model: ever slower, until it stands.
public struct Coast: Hashable, Sendable {
  /// Where it was let go.
  public var start: OrbitCamera
  /// How far it turns and rises in a second at first.
  public var speed: (turn: Angle, tilt: Angle) {
    get { (turnSpeed, tiltSpeed) }
    set { (turnSpeed, tiltSpeed) = newValue }
  }
  /// When it was let go, in seconds.
  public var startTime: Double

  private var turnSpeed: Angle
  private var tiltSpeed: Angle

  /// How long it goes on, in seconds.
  static let duration = 0.9
  /// Slower than this it stops at once, in degrees a second.
  static let slowest = 20.0
  /// It never goes on faster than this, in degrees a second.
  static let fastest = 360.0

  /// Lets a camera go on; nil when it is too slow for that.
  public init?(
    _ start: OrbitCamera, turn: Angle, tilt: Angle, at startTime: Double
  ) {
    let fastest = max(abs(turn.degrees), abs(tilt.degrees))
    guard fastest >= Self.slowest else { return nil }
    let share = min(1, Self.fastest / fastest)
    self.start = start
    self.startTime = startTime
    turnSpeed = turn * share
    tiltSpeed = tilt * share
  }

  /// Whether it has come to rest at `time`.
  public func isOver(at time: Double) -> Bool { time >= startTime + Self.duration }

  /// The camera at `time`.
  public func camera(at time: Double) -> OrbitCamera {
    let since = min(max(time - startTime, 0), Self.duration)
    // Its speed falls evenly to nothing.
    let way = since - since * since / (2 * Self.duration)
    var camera = start
    camera.orbit(turn: turnSpeed * way, tilt: tiltSpeed * way)
    return camera
  }

  /// Where it comes to rest.
  public var end: OrbitCamera { camera(at: startTime + Self.duration) }
}

private func abs(_ value: Double) -> Double { value < 0 ? -value : value }
