/// The two sheets of cartilage on the tibial plateau.
struct TibialCartilage: Sendable {
  static let medialBox = Box(Vector(-40, -16, -30), Vector(-1, 8, 24))
  static let lateralBox = Box(Vector(1, -16, -27), Vector(40, 8, 24))

  let medial: Solid
  let lateral: Solid

  init(over bone: Solid) {
    medial = TibialCartilage.sheet(over: bone) { p in
      let d = ellipseDistance(p.x + 20.5, p.z + 2.5, 18, 24.6)
      return smoothMax(d, p.x + 6.0 + 0.012 * (p.z + 2) * (p.z + 2), 3)
    }
    lateral = TibialCartilage.sheet(over: bone) { p in
      let d = ellipseDistance(p.x - 20.5, p.z + 1.2, 17.6, 21.9)
      return smoothMax(d, 5.8 - p.x + 0.016 * (p.z + 3) * (p.z + 3), 3)
    }
  }

  /// A sheet over the region where `footprint` is negative, seen from above.
  private static func sheet(
    over bone: Solid, footprint: @escaping @Sendable (Vector) -> Double
  ) -> Solid {
    Solid { p in
      let region = smoothMax(footprint(p), Tibia.slope * p.z - 8.5 - p.y, 3)
      guard region < 8, abs(p.y) < 25 else { return max(region, 4) }
      let shell = ArticularShell(thickness: 2 + 0.7 * smoothstep(3, 10, -region))
      return shell.distance(height: bone(p), region: region)
    }
  }
}
