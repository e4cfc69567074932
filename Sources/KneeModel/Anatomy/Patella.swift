/// The kneecap: a rounded triangle in front view, convex in front, with two facets behind
/// that meet in a vertical ridge; the lateral facet is the larger.
struct Patella: Sendable {
  /// Centre of the articular ridge, in front of the trochlear groove.
  static let ridge = Vector(1.5, 33, 30.2)
  static let thickness = 21.0
  static let box = Box(Vector(-28, 4, 20), Vector(31, 62, 57))

  let bone: Solid
  let cartilage: ArticularSheet

  init() {
    let bone = Solid(Patella.shape)
    self.bone = bone
    cartilage = ArticularSheet(bone: bone, region: Patella.articular) { p in
      2.2 + 1.6 * smoothstep(3, 10, -Patella.articular(p))
    }
  }

  /// Negative on the articular face: the upper three quarters of the back.
  @Sendable private static func articular(_ p: Vector) -> Double {
    let q = p - ridge
    let back = smoothMax(outline(q.x, q.y) + 2.2, -13.5 - q.y, 5)
    return smoothMax(back, q.z - 9, 4)
  }

  private static func shape(_ p: Vector) -> Double {
    let q = p - ridge
    let edge = outline(q.x, q.y)
    // The front bears fine upright ridges, where the tendon's fibres pass over it.
    let ridges = 0.08 * wave(q.x / 3.7 + 0.2 * wave(q.y / 31)) * smoothstep(-22, -12, q.y)
    let front =
      q.z - thickness + (q.x * q.x / 75 + (q.y - 1) * (q.y - 1) / 95) + ridges
      + 0.9 * bump((q.y - 20) / 6, q.x / 18)
    let slope = q.x > 0 ? 0.47 : 0.37
    // The innermost strip, the odd facet, turns away from the medial one.
    let odd = max(0, -q.x - 13)
    let facets = slope * ((q.x * q.x + 9).squareRoot() - 3) + 0.045 * odd * odd
    let below = max(0, -q.y - 8)
    let back = facets + 0.035 * below * below - q.z
    return roundedMax(roundedMax(edge, front * 0.93, 7), back * 0.95, 2.5)
  }

  /// Front-view outline: broad above, pointed below.
  private static func outline(_ x: Double, _ y: Double) -> Double {
    let u = abs(x - 0.5)
    let v = y - 1
    let crown = ellipseDistance(u, v + 4, 29.2, 24.5)
    let flank = (u - 21.5) * 0.83 - (v + 1) * 0.555 - 2.6
    let wall = u - 27.7
    return smoothMax(smoothMax(crown, wall, 6), flank, 9)
  }
}
