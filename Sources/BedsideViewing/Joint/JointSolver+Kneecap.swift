internal import BedsideCore

extension JointSolver {
  /// How far the touching point wanders up the kneecap as it turns, as a share of its height.
  private static let climb: Float = 0.55
  /// How far the kneecap has turned once it has, in degrees.
  private static let climbed = 60.0
  /// How much of the kneecap's width glides in the groove.
  private static let track: Float = 0.75

  /// The kneecap's shift for each of its turns.
  ///
  /// It lies against the thigh along the groove: where it touches, groove and kneecap point the
  /// same way, and the gap is that of the file.
  func kneecapShifts() -> [Vector] {
    let turns = stride(
      from: Self.kneecapTurns.lowerBound, through: Self.kneecapTurns.upperBound,
      by: JointTable.kneecapStep)
    guard let field = surfaces.kneecap, let rest = field.nearest(of: surfaces.thigh)?.gap else {
      return turns.map { _ in .zero }
    }
    let track = self.track
    let start = foremost(of: track, along: joint.axes.front)
    return turns.map { degrees in
      guard degrees != 0 else { return .zero }
      let turn = Turn(Angle(degrees: degrees), about: joint.axes.side)
      let way = foremost(of: track, along: turn.direction(joint.axes.front)) - start
      // It keeps to its place across the groove.
      let along = way - joint.axes.side * way.dot(joint.axes.side)
      let share = Float(Joint.early(degrees / Self.climbed))
      let climb = joint.axes.up * (surfaces.kneecapSize.height * Self.climb * share)
      let pose = Pose(turn: turn, shift: start + along - turn.direction(start + climb))
      return pressed(pose, to: rest, field).shift
    }
  }

  /// The points of the thigh's cartilage that the kneecap glides over.
  private var track: [Vector] {
    let (_, width, middle) = surfaces.kneecapSize
    return surfaces.thigh.filter {
      abs($0.dot(joint.axes.side) - middle) < width / 2 * Self.track
    }
  }

  /// Where a body reaches farthest in a direction: the mean over what reaches nearly as far, so
  /// that it moves evenly when the direction does.
  private func foremost(of points: [Vector], along direction: Vector) -> Vector {
    let heights = points.map { $0.dot(direction) }
    let most = heights.max() ?? 0
    let depth = surfaces.kneecapSize.width * 0.02
    var sum = Vector.zero
    var weights: Float = 0
    for (point, height) in zip(points, heights) where most - height < depth {
      let weight = 1 - (most - height) / depth
      sum += point * (weight * weight)
      weights += weight * weight
    }
    return weights > 0 ? sum / weights : .zero
  }

  /// The pose, moved towards the thigh or away from it until the gap is `rest`.
  private func pressed(_ pose: Pose, to rest: Float, _ field: HeightField) -> Pose {
    var pose = pose
    let inward = pose.direction(-joint.axes.front)
    var points = surfaces.thigh
    for round in 0..<3 {
      let back = pose.inverse
      let placed = points.map(back.point)
      guard let nearest = field.nearest(of: placed) else { return pose }
      if round == 0 {
        let most = nearest.gap + surfaces.kneecapSize.width * 0.2
        points = zip(points, placed).filter { field.gap(to: $1) ?? .infinity <= most }.map(\.0)
      }
      pose.shift += inward * (nearest.gap - rest)
    }
    return pose
  }

  /// How far the kneecap has turned at a flexion: as far as its tendon, which keeps its length,
  /// draws it.
  func kneecapTurn(at degrees: Double, _ row: JointTable.Row, _ table: JointTable) -> Double {
    guard degrees != 0, surfaces.kneecap != nil else { return 0 }
    guard let tendon = joint.kneecapTendon else { return degrees * 0.7 }
    let anchor = joint.shin(at: degrees, row).point(tendon.end)
    let length = (tendon.end - tendon.start).length
    func slack(_ turn: Double) -> Float {
      (joint.kneecap(turn, table).point(tendon.start) - anchor).length - length
    }
    // From straight on, as far as the tendon is too long the way it is drawn.
    let step = degrees > 0 ? JointTable.kneecapStep : -JointTable.kneecapStep
    var turn = 0.0
    var before = slack(turn)
    while Self.kneecapTurns.contains(turn + step) {
      let after = slack(turn + step)
      if (before > 0) != (after > 0) { return turn + step * Double(before / (before - after)) }
      turn += step
      before = after
    }
    return turn
  }
}

extension Joint {
  /// The tendon from the kneecap to the shin.
  var kneecapTendon: Strand? {
    for case .strand(.kneecap, .shin, let strand) in roles { return strand }
    return nil
  }
}
