/// How the lateral meniscus slides back on the shin as the knee bends, the front farther than the
/// back; its roots stay.
struct HornGlide: Sendable {
  private let extent: ClosedRange<Double>
  private let roots: [Vector]

  /// Makes the glide of a meniscus that has these points, from front root to back root.
  init?(_ points: [Vector], roots: [Vector]) {
    guard let back = points.map(\.z).min(), let front = points.map(\.z).max(), back < front else {
      return nil
    }
    extent = back...front
    self.roots = roots
  }

  /// Where a point lies on the shin at some degrees of flexion.
  func callAsFunction(_ p: Vector, at degrees: Double) -> Vector {
    let share = Flexion.early(degrees / Flexion.gliding)
    let reach = 1.75 * Flexion.lateralGlide.front
    let free = roots.reduce(1) { $0 * smoothstep(0, reach, (p - $1).length) }
    let forward = smoothstep(extent.lowerBound, extent.upperBound, p.z)
    let amount = mix(Flexion.lateralGlide.back, Flexion.lateralGlide.front, forward)
    return p - Vector(0, 0, amount * share * free)
  }
}
