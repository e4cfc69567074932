internal import BedsideCore

extension ViewingSession {
  /// Changes the size of the picture, or what its panels cover of it.
  public mutating func resize(to viewport: Viewport) {
    guard viewport != self.viewport else { return }
    self.viewport = viewport
    guard let goal else { return }
    camera = goal.reached(by: camera, in: viewport)
    move?.end = camera
  }

  /// Where the camera is at `time`.
  public func camera(at time: Double) -> OrbitCamera {
    coast?.camera(at: time) ?? move?.camera(at: time) ?? camera
  }

  /// Whether the camera moves by itself at `time`, so that another frame is needed.
  public func isMoving(at time: Double) -> Bool {
    move.map { !$0.isOver(at: time) } ?? coast.map { !$0.isOver(at: time) } ?? false
  }

  /// Sends the camera to a goal.
  mutating func go(to goal: CameraGoal, at time: Double) {
    let start = camera(at: time)
    coast = nil
    camera = goal.reached(by: camera, in: viewport)
    self.goal = goal
    move = animates && start != camera ? CameraMove(from: start, to: camera, at: time) : nil
  }

  /// Takes the camera from wherever it is and moves it by hand.
  mutating func steer(at time: Double, _ change: (inout OrbitCamera) -> Void) {
    camera = camera(at: time)
    move = nil
    coast = nil
    goal = nil
    change(&camera)
  }

  /// All that is shown, from where the camera rests.
  var restingGoal: CameraGoal {
    let (turn, tilt) = OrbitCamera.resting
    return CameraGoal(
      view: .angles(turn: turn.degrees, tilt: tilt.degrees, zoom: 1), box: shownBox)
  }

  /// How near and how far the camera may be.
  var distances: ClosedRange<Float> {
    let radius = max(model.box.radius, .leastNormalMagnitude)
    return radius * 0.05...radius * 40
  }

  /// What fills the picture when no single part is meant.
  var shownBox: Box { model.box(of: visibility) ?? model.box }
}
