internal import BedsideCore

extension ViewingSession {
  /// How far the joint is bent at `time`, in degrees.
  public func flexion(at time: Double) -> Double { bending?.flexion(at: time) ?? flexion }

  /// Bends the joint at once, as far as it goes; nothing happens to a model without one.
  public mutating func bend(to degrees: Double) {
    let before = shownBox
    bending = nil
    setFlexion(degrees)
    // All that is shown stays in the picture, until somebody moves the camera by hand.
    guard var held = goal, held.box == before else { return }
    held.box = shownBox
    goal = held
    camera = held.reached(by: camera, in: viewport)
    move?.end = camera
  }

  private mutating func setFlexion(_ degrees: Double) {
    // What was measured has moved.
    measurement = nil
    guard let joint = model.joint else { return }
    let wanted = joint.limited(degrees.isFinite ? degrees : 0)
    guard wanted != flexion else { return }
    // Found when first needed, since most people open a model to look at it as it is.
    if jointTable == nil { jointTable = JointSolver.table(of: joint) }
    flexion = wanted
  }

  /// Bends the joint by some degrees, to a multiple of them.
  mutating func bend(by degrees: Double, at time: Double) {
    guard model.joint != nil else { return notice = .noJoint }
    let steps = flexion / degrees
    // Half a thousandth of a step is what arithmetic leaves of a multiple.
    bend(to: ((steps + 0.0005).rounded(.down) + 1) * degrees)
  }

  /// Bends the joint to where a point lies along the slider, in whole degrees.
  mutating func slide(to point: SIMD2<Float>, on target: PointerTarget) {
    guard case .slider(let start, let end) = target, let range = model.joint?.range else { return }
    let share = min(max((point.x - start) / max(end - start, 1), 0), 1)
    let width = range.upperBound - range.lowerBound
    bend(to: (range.lowerBound + Double(share) * width).rounded())
  }

  /// Sends the joint to a flexion, the way a camera goes to a view.
  mutating func send(to degrees: Double, at time: Double) {
    let start = flexion(at: time)
    setFlexion(degrees)
    bending =
      animates && start != flexion ? Bending(start: start, end: flexion, startTime: time) : nil
  }

  /// The step's pose.
  var startingFlexion: Double { step?.flexion ?? 0 }

  /// How every part has moved at `time`.
  public func motions(at time: Double) -> [Motion] { motions(bentBy: flexion(at: time)) }

  /// Where a point of a part is, from the coordinates of the mesh to those of the picture.
  public func place(of point: Vector, on part: Int, at time: Double) -> Vector {
    model.placement.point(motions(at: time)[part].point(point))
  }

  private func motions(bentBy degrees: Double) -> [Motion] {
    guard let joint = model.joint, let jointTable else { return model.parts.map { _ in .still } }
    return joint.motions(at: degrees, jointTable)
  }

  /// The box of a part where the joint rests, in the coordinates of the picture.
  public func box(of part: Int) -> Box { model.box(of: part, motions(bentBy: flexion)[part]) }

  /// The box around all parts once they have moved.
  func posedBox(_ motions: [Motion]) -> Box {
    motions.allSatisfy { $0 == .still }
      ? model.box
      : model.parts.indices.reduce(model.box) { $0.union(model.box(of: $1, motions[$1])) }
  }
}

extension ViewedModel {
  /// The box of a part that has moved, in the coordinates of the picture.
  func box(of part: Int, _ motion: Motion) -> Box {
    let moved = motion == .still ? [] : parts[part].outline
    let points = moved.map { placement.point(motion.point($0)) }
    return Box.around(points.map { Box(minimum: $0, maximum: $0) }) ?? parts[part].box
  }
}
