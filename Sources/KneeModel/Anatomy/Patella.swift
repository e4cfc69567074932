/// The kneecap: a rounded triangle in front view, convex in front, with two facets behind
/// that meet in a vertical ridge; the lateral facet is the larger.
struct Patella: Sendable {
  /// Centre of the articular ridge, in front of the trochlear groove.
  static let ridge = Vector(1.5, 33, 33)
  static let thickness = 21.0
  static let box = Box(Vector(-28, 4, 22), Vector(31, 62, 58))

  let bone: Solid
  let cartilage: Solid

  init() {
    let bone = Solid(Patella.shape)
    self.bone = bone
    cartilage = Solid { p in
      let q = p - Patella.ridge
      let back = smoothMax(Patella.outline(q.x, q.y) + 1.6, -14.5 - q.y, 5)
      let region = smoothMax(back, q.z - 10, 4)
      let shell = ArticularShell(thickness: 2.2 + 1.6 * smoothstep(3, 10, -region))
      return shell.distance(height: bone(p), region: region)
    }
  }

  private static func shape(_ p: Vector) -> Double {
    let q = p - ridge
    let edge = outline(q.x, q.y)
    let front = q.z - thickness + (q.x * q.x / 75 + (q.y - 1) * (q.y - 1) / 95)
    let slope = q.x > 0 ? 0.27 : 0.42
    let facets = slope * ((q.x * q.x + 9).squareRoot() - 3)
    let below = max(0, -q.y - 8)
    let back = facets + 0.035 * below * below - q.z
    return roundedMax(roundedMax(edge, front * 0.93, 7), back * 0.95, 2.5)
  }

  /// Front-view outline: broad above, pointed below.
  private static func outline(_ x: Double, _ y: Double) -> Double {
    let u = abs(x - 0.5)
    let v = y - 1
    let crown = ellipseDistance(u, v + 4, 28, 24.5)
    let flank = (u - 21) * 0.84 - (v + 1) * 0.54 - 2.6
    let wall = u - 25.2
    return smoothMax(smoothMax(crown, wall, 6), flank, 9)
  }
}
