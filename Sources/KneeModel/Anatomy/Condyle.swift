/// One femoral condyle: a sagittal outline (a long ellipse with a smaller circle behind) carried
/// across a band of given width, along a centre line that may curve.
struct Condyle: Sendable {
  let outline: (z: Double, y: Double, a: Double, b: Double)
  let posterior: (z: Double, y: Double, radius: Double)
  /// x of the band's middle, by z.
  let centreLine: Parabola
  /// Half the band's width, by z.
  let halfWidth: Parabola
  /// Radius of the gentle side-to-side convexity.
  var crown = 20.0

  static let medial = Condyle(
    outline: (z: -2.5, y: 26.5, a: 29.5, b: 24.8),
    posterior: (z: -13.5, y: 25, radius: 20.3),
    centreLine: Parabola((-32, -23), (-3, -24), (28, -12.8)),
    halfWidth: Parabola((-32, 13.4), (0, 14.6), (28, 8.5)))

  static let lateral = Condyle(
    outline: (z: -1.5, y: 26.5, a: 30.8, b: 23.6),
    posterior: (z: -13, y: 24.8, radius: 20),
    centreLine: Parabola((-30, 24), (0, 22.8), (28, 17.5)),
    halfWidth: Parabola((-32, 13.2), (0, 14.8), (28, 9.5)))

  var solid: Solid {
    Solid { p in roundedMax(profile(p), side(p), 11.5) }
  }

  /// Negative over the strip that carries cartilage: near the outline, so that its border runs
  /// along the condyle's side walls and meets them squarely.
  func articularBand(_ p: Vector) -> Double {
    let towardsOther = (centreLine(0) < 0 ? p.x : -p.x) - 4
    return smoothMax(-sagittal(p) - 8, towardsOther, 2)
  }

  /// Distance outside the outline, rounded from side to side by the crown.
  private func profile(_ p: Vector) -> Double {
    let across = clamp(p.x - centreLine(clamp(p.z, -36, 32)), -16, 16)
    return sagittal(p) + across * across / (2 * crown)
  }

  private func sagittal(_ p: Vector) -> Double {
    let ellipse = ellipseDistance(p.z - outline.z, p.y - outline.y, outline.a, outline.b)
    let circle = hypotenuse(p.z - posterior.z, p.y - posterior.y) - posterior.radius
    return smoothMin(ellipse, circle, 6)
  }

  private func side(_ p: Vector) -> Double {
    let z = clamp(p.z, -36, 32)
    return abs(p.x - centreLine(z)) - halfWidth(z)
  }
}
