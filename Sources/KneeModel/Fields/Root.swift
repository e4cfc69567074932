/// How a band's end holds on to a bone: it spreads as it comes near and sinks in a little.
struct Root: Sendable {
  let bone: Solid
  /// How much the band grows on every side where it meets the bone, mm.
  var spread = 1.2
  /// Distance above the bone at which the spreading begins, mm.
  var reach = 5.0
  /// How far the band goes into the bone, mm.
  var depth = 2.0

  /// The band's distance `d` at a point, as changed by this end.
  ///
  /// Only the last part of the band spreads, which `travelled` tells, the distance along it from
  /// this end: a band may pass close over its bone further on.
  func shape(_ d: Double, at p: Vector, travelled: Double) -> Double {
    guard d < 8 else { return d }
    let height = bone(p)
    let near = clamp(1 - height / reach, 0, 1)
    let last = 1 - smoothstep(1.2 * reach, 2.4 * reach, travelled)
    return smoothMax(d - spread * near * near * last, -depth - height, 0.8)
  }
}
