extension Strand {
  /// How the strand moves between bodies at `first` and `second`.
  ///
  /// An end that pivots is turned about its point until the strand leaves it towards the other end:
  /// about `axis` as far as that goes, so that a band stays flat on the bone whose side it lies on.
  func motion(from first: Pose, to second: Pose, about axis: Vector) -> Motion {
    let chord = (second.point(end) - first.point(start)).normalized
    return .between(
      pivots.0 ? turned(first, at: start, to: chord, about: axis) : first,
      pivots.1 ? turned(second, at: end, to: chord, about: axis) : second, self)
  }

  private func turned(
    _ pose: Pose, at point: Vector, to chord: Vector, about axis: Vector
  ) -> Pose {
    let way = pose.direction(end - start).normalized
    let first = Turn(from: way.across(axis), to: chord.across(axis))
    let turn = Turn(from: first.direction(way), to: chord) * first
    return Pose(turn, about: pose.point(point)) * pose
  }
}
