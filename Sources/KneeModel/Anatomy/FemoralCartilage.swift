/// The cartilage over the femoral condyles and the trochlea, thinner towards its borders.
struct FemoralCartilage: Sendable {
  static let box = Box(Vector(-44, -3, -40), Vector(44, 52, 38))

  let solid: Solid

  init(over bone: Solid) {
    let shell = ArticularShell(thickness: 2.4)
    solid = Solid { p in
      let height = bone(p)
      guard height < 6, height > -4 else { return max(height - shell.thickness, 1) }
      return shell.distance(height: height, region: FemoralCartilage.region(p))
    }
  }

  private static func region(_ p: Vector) -> Double {
    let bands = smoothMin(
      Condyle.medial.articularBand(p), Condyle.lateral.articularBand(p), 3)
    let trochlea = smoothMax(abs(p.x - 1.5) - 16, -1.5 - p.z, 3)
    let surface = smoothMax(smoothMin(bands, trochlea, 4), upperLimit(p), 8)
    return smoothMax(surface, -2.2 * (Femur.notchDistance(p) + 0.2), 4)
  }

  /// Positive above the border that the cartilage reaches: higher in front on the lateral lip,
  /// and behind to the top of the posterior condyles.
  private static func upperLimit(_ p: Vector) -> Double {
    let front = 43.5 + 0.12 * p.x - 0.007 * (p.x - 1.5) * (p.x - 1.5)
    let across = abs(p.x) - 23
    let back = 41 - 0.085 * across * across
    return p.y - mix(back, front, smoothstep(-12, 12, p.z))
  }
}
