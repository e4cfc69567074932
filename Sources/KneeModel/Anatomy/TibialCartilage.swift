/// The two sheets of cartilage on the tibial plateau.
struct TibialCartilage: Sendable {
  static let medialBox = Box(Vector(-41, -16, -31), Vector(-1, 10, 25))
  static let lateralBox = Box(Vector(1, -16, -28), Vector(41, 10, 25))

  let medial: ArticularSheet
  let lateral: ArticularSheet

  init(over bone: Solid) {
    medial = TibialCartilage.sheet(over: bone) { p in
      let d = ellipseDistance(p.x + 20.5, p.z + 2.5, 18, 24.6)
      return smoothMax(d, p.x + 7.1 + 0.012 * (p.z + 2) * (p.z + 2), 3)
    }
    lateral = TibialCartilage.sheet(over: bone) { p in
      let d = ellipseDistance(p.x - 20.5, p.z + 1.2, 17.6, 21.9)
      return smoothMax(d, 7.1 - p.x + 0.016 * (p.z + 3) * (p.z + 3), 3)
    }
  }

  /// The tibia with both sheets.
  var surface: Solid { medial.surface.union(lateral.surface) }

  /// A sheet over the region where `footprint` is negative, seen from above; thickest inside.
  private static func sheet(
    over bone: Solid, footprint: @escaping @Sendable (Vector) -> Double
  ) -> ArticularSheet {
    let region: @Sendable (Vector) -> Double = { p in
      smoothMax(footprint(p), Tibia.outline(p.x, p.z) + 2.2, 2)
    }
    return ArticularSheet(bone: bone, hem: 0.24, rise: 5.5, region: region) { p in
      2 + 0.7 * smoothstep(3, 10, -region(p))
    }
  }
}
