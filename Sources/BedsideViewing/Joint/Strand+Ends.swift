extension Strand {
  /// How the strand moves between bodies at `first` and `second`.
  ///
  /// An end that pivots is turned about its point until the strand leaves it towards the other end.
  func motion(from first: Pose, to second: Pose) -> Motion {
    let chord = (second.point(end) - first.point(start)).normalized
    return .between(
      pivots.0 ? turned(first, about: start, to: chord) : first,
      pivots.1 ? turned(second, about: end, to: chord) : second, self)
  }

  private func turned(_ pose: Pose, about point: Vector, to chord: Vector) -> Pose {
    let turn = Turn(from: pose.direction(end - start).normalized, to: chord)
    return Pose(turn, about: pose.point(point)) * pose
  }
}
