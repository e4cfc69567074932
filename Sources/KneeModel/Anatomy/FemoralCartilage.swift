/// The cartilage over the femoral condyles and the trochlea, thinner towards its borders.
struct FemoralCartilage: Sendable {
  static let box = Box(Vector(-44, -3, -40), Vector(44, 52, 38))

  let sheet: ArticularSheet

  init(over bone: Solid) {
    sheet = ArticularSheet(bone: bone, rise: 6, region: FemoralCartilage.region) { _ in 2.4 }
  }

  @Sendable private static func region(_ p: Vector) -> Double {
    let bands = smoothMin(
      Condyle.medial.articularBand(p), Condyle.lateral.articularBand(p), 3)
    let trochlea = smoothMax(-Femur.trochlearProfile(p) - 5, -1.5 - p.z, 8)
    let surface = smoothMax(smoothMin(bands, trochlea, 9), upperLimit(p), 8)
    // Behind, the notch's edge; in front, where its roof opens.
    let edge = 11.4 + 0.05 * max(0, -p.z - 6) - abs(p.x - 0.4)
    let inner = smoothMax(surface, mix(-12, edge, smoothstep(-9, -20, p.z)), 3)
    return smoothMax(inner, 1.8 - 1.6 * Femur.notchDistance(p), 3)
  }

  /// Positive above the border that the cartilage reaches: higher in front on the lateral lip,
  /// and behind to the top of the posterior condyles.
  private static func upperLimit(_ p: Vector) -> Double {
    let front = 43.5 + 0.1 * p.x - 0.016 * (p.x - 1.5) * (p.x - 1.5)
    let across = abs(p.x) - 23
    let back = 44 - 0.085 * across * across
    return p.y - mix(back, front, smoothstep(-12, 12, p.z))
  }
}
