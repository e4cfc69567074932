/// One horizontal cross-section of a loft: a superellipse, optionally narrower in front.
struct LoftSection: Sendable {
  var y: Double
  var center: (x: Double, z: Double)
  var half: (x: Double, z: Double)
  /// 2 is an ellipse; larger is boxier.
  var power: Double = 2
  /// 0 keeps the section symmetric; positive narrows the front, towards a triangle.
  var taper: Double = 0

  /// Near-distance to the section's outline from a point at its height.
  func distance(_ p: Vector) -> Double {
    let v = (p.z - center.z) / half.z
    let halfX = max(half.x * (1 - taper * v / (1 + v * v * 0.25).squareRoot()), 1)
    let u = abs(p.x - center.x) / halfX
    let un1 = KneeModel.power(u, power - 1)
    let vn1 = KneeModel.power(abs(v), power - 1)
    let sum = un1 * u + vn1 * abs(v)
    guard sum > 1e-9 else { return -min(halfX, half.z) }
    let g = KneeModel.power(sum, 1 / power)
    let scale = g / sum
    return (g - 1) / max(hypotenuse(scale * un1 / halfX, scale * vn1 / half.z), 1e-6)
  }

  /// The section at fraction `t` of the way to the next.
  func mixed(with other: LoftSection, _ t: Double) -> LoftSection {
    LoftSection(
      y: mix(y, other.y, t),
      center: (mix(center.x, other.center.x, t), mix(center.z, other.center.z, t)),
      half: (mix(half.x, other.half.x, t), mix(half.z, other.half.z, t)),
      power: mix(power, other.power, t),
      taper: mix(taper, other.taper, t))
  }
}
