/// The way of a camera from one place to another.
public struct CameraMove: Hashable, Sendable {
  /// Where it starts.
  public var start: OrbitCamera
  /// Where it ends.
  public var end: OrbitCamera
  /// When it starts, in seconds.
  public var startTime: Double
  /// How long it takes, in seconds.
  public var duration: Double

  /// Makes a move.
  public init(
    from start: OrbitCamera, to end: OrbitCamera, at startTime: Double, duration: Double = 0.6
  ) {
    self.start = start
    self.end = end
    self.startTime = startTime
    self.duration = duration
  }

  /// Whether the camera has arrived at `time`.
  public func isOver(at time: Double) -> Bool { time >= startTime + duration }

  /// The camera at `time`: it starts and stops gently and turns the shorter way round.
  public func camera(at time: Double) -> OrbitCamera {
    if isOver(at: time) { return end }
    let linear = max(0, (time - startTime) / duration)
    let share = linear * linear * (3 - 2 * linear)
    let turn = (end.turn - start.turn).normalized
    let closer = Float(share)
    return OrbitCamera(
      target: start.target + (end.target - start.target) * closer,
      // The reciprocal moves evenly, so that what is seen grows evenly.
      distance: 1 / ((1 - closer) / start.distance + closer / end.distance),
      turn: (start.turn + turn * share).normalized,
      tilt: start.tilt + (end.tilt - start.tilt) * share)
  }
}
