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

  /// Whether the camera or the joint moves by itself at `time`, so that another frame is needed.
  public func isMoving(at time: Double) -> Bool {
    move.map { !$0.isOver(at: time) } ?? false || coast.map { !$0.isOver(at: time) } ?? false
      || bending.map { !$0.isOver(at: time) } ?? false
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
      // The mirror image is seen from the other side, so that it shows the same.
      view: .angles(
        turn: model.isMirrored ? -turn.degrees : turn.degrees, tilt: tilt.degrees, zoom: 1),
      box: shownBox)
  }

  /// Moves the camera back until all that is shown fits from every side at its height.
  public mutating func fitFromAllAround() {
    let (box, start) = (shownBox, camera)
    let cameras = (0..<72).map { step in
      var camera = start
      camera.orbit(turn: Angle(degrees: Double(step) * 5), tilt: .zero)
      camera.fit(box, in: viewport)
      return camera
    }
    steer(at: 0) { camera in
      camera.target = box.center
      camera.distance = cameras.map(\.distance).max() ?? camera.distance
    }
  }

  /// How near and how far the camera may be.
  var distances: ClosedRange<Float> {
    let radius = max(model.box.radius, .leastNormalMagnitude)
    return radius * 0.05...radius * 40
  }

  /// What fills the picture when no single part is meant.
  var shownBox: Box { Box.around(model.filling(visibility).map(box(of:))) ?? model.box }
}
