/// Articular cartilage over a bone.
///
/// Inside its region the shell has full thickness; towards the border it thins and sinks below
/// the bone's surface, so that the visible edge is a clean line. The shell reaches a little into
/// the bone, further under the border, which keeps its hidden rim thick enough to mesh well.
struct ArticularShell: Sendable {
  /// Full thickness, mm.
  var thickness: Double
  /// How far the top of the shell lies under the bone beyond the border, mm.
  static let sunk = 4.5

  /// The shell's distance at a point of a height above the bone; `region` is negative where there
  /// is cartilage and positive beyond its border.
  func distance(height: Double, region: Double) -> Double {
    let top = mix(-ArticularShell.sunk, thickness, smoothstep(-1.5, 5, -region))
    let root = mix(3.2, 0.6, smoothstep(1, 8, -region))
    return smoothMax(height - top, -height - root, 2)
  }
}
