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
  let crown: Double
  /// The groove across the condyle that the front horn of its meniscus presses, in extension: how
  /// far in front it lies, and how deep it is.
  let sulcus: (z: Double, depth: Double)

  static let medial = Condyle(
    outline: (z: -2.5, y: 26.5, a: 29.5, b: 24.8),
    posterior: (z: -13.5, y: 25, radius: 20.3),
    centreLine: Parabola((-32, -23), (-3, -24), (28, -12.8)),
    halfWidth: Parabola((-32, 12.6), (0, 14.6), (28, 8.5)),
    crown: 18, sulcus: (z: 15, depth: 0.5))

  static let lateral = Condyle(
    outline: (z: -1.5, y: 26.5, a: 30.8, b: 23.6),
    posterior: (z: -13, y: 24.8, radius: 20),
    centreLine: Parabola((-30, 24), (0, 22.8), (28, 17.5)),
    halfWidth: Parabola((-32, 12.6), (0, 14.8), (28, 9.5)),
    crown: 22, sulcus: (z: 9.5, depth: 1.1))

  var solid: Solid {
    Solid { p in roundedMax(profile(p), side(p), 11.5) }
  }

  /// Negative over the strip that carries cartilage: near the outline, so that its border runs
  /// along the condyle's side walls and meets them squarely.
  func articularBand(_ p: Vector) -> Double {
    let towardsOther = (centreLine(0) < 0 ? p.x : -p.x) - 4
    return smoothMax(-sagittal(p) - 9, towardsOther, 2)
  }

  /// Distance outside the outline, rounded from side to side by the crown.
  private func profile(_ p: Vector) -> Double {
    let across = clamp(p.x - centreLine(clamp(p.z, -36, 32)), -16, 16)
    let groove = sulcus.depth * bump((p.z - sulcus.z) / 4.5, (p.y - 3) / 8)
    return sagittal(p) + across * across / (2 * crown) + groove
  }

  private func sagittal(_ p: Vector) -> Double {
    let ellipse = ellipseDistance(p.z - outline.z, p.y - outline.y, outline.a, outline.b)
    let circle = hypotenuse(p.z - posterior.z, p.y - posterior.y) - posterior.radius
    return smoothMin(ellipse, circle, 6)
  }

  /// Distance outside the side walls, which bulge at the height of the epicondyles.
  private func side(_ p: Vector) -> Double {
    let z = clamp(p.z, -36, 32)
    let height = (p.y - 26) / 26
    let bulge = 0.7 * (1 - 2 * height * height)
    return abs(p.x - centreLine(z)) - halfWidth(z) - max(bulge, -0.9)
  }
}
