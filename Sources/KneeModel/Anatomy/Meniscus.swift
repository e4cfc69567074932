/// A meniscus: a curved wedge on the tibial cartilage, hollowed above by the femur.
///
/// Its sections are cut to the room between the bones: the lower face follows the tibia, the
/// upper one is the lower of the wedge and the femur's underside. So the concave top and the flat
/// base come from the neighbours. Towards both roots the wedge thins out and comes down to the
/// bone.
struct Meniscus: Sendable {
  /// Thickness of the inner edge, mm.
  static let innerEdge = 0.6
  /// Nominal thickness of the tibial cartilage under it, mm.
  static let bed = 2.7

  let path: Sweep
  let sections: [MeniscusSection]

  /// Cuts a meniscus to the joint space.
  ///
  /// - Parameters:
  ///   - rims: the path of the rim from root to root.
  ///   - side: +1 if the outer edge lies along the cross product of the rim's direction of travel
  ///     with the upward direction, -1 if opposite.
  ///   - hiatus: the part of the length near which the outer wall is hollowed by the popliteus
  ///     tendon.
  ///   - space: the room between the bones.
  init(_ rims: [MeniscusRim], side: Double, hiatus: Double? = nil, in space: JointSpace) {
    let path = Sweep(
      rims.map {
        Station(Vector($0.x, 0, $0.z), width: $0.width, thickness: $0.height * 2)
      }, samplesPerSpan: 14)
    self.path = path
    sections = path.samples.indices.map { i in
      Meniscus.section(i, of: path, side: side, hiatus: hiatus, in: space)
    }
  }

  static func medial(in space: JointSpace) -> Meniscus {
    Meniscus(MeniscusRim.medial, side: -1, in: space)
  }

  static func lateral(in space: JointSpace) -> Meniscus {
    Meniscus(MeniscusRim.lateral, side: 1, hiatus: 0.65, in: space)
  }

  /// The whole meniscus as a surface.
  var surface: Lattice { Lattice(rings: sections.map { $0.outline() }) }

  // MARK: Sections

  private static func section(
    _ i: Int, of path: Sweep, side: Double, hiatus: Double?, in space: JointSpace
  ) -> MeniscusSection {
    let sample = path.samples[i]
    let before = path.samples[max(i - 1, 0)].position
    let after = path.samples[min(i + 1, path.samples.count - 1)].position
    let outward = (after - before).cross(Vector(0, side, 0)).normalized
    let travelled = path.travelled(to: i)
    let toRoot = min(travelled, path.length - travelled)
    // The roots are rounded when seen from above.
    let rounding = 1 - min(toRoot / sample.halfWidth, 1)
    let halfWidth = sample.halfWidth * max(1 - rounding * rounding, 0.12).squareRoot()
    var bulge = 1.1 * smoothstep(0, 9, toRoot)
    if let hiatus { bulge -= 2 * bump((travelled / path.length - hiatus) / 0.05, 0) }
    var section = MeniscusSection(
      middle: sample.position, outward: outward, halfWidth: halfWidth, bulge: bulge)
    for column in 0...MeniscusSection.columns {
      let fraction = Double(column) / Double(MeniscusSection.columns)
      let heights = heights(
        at: section.point(fraction, height: 0), fraction: fraction,
        rim: sample.halfThickness, toRoot: toRoot, pathLength: path.length, in: space)
      section.bottoms.append(heights.bottom)
      section.tops.append(heights.top)
    }
    return section
  }

  private static func heights(
    at p: Vector, fraction: Double, rim: Double, toRoot: Double, pathLength: Double,
    in space: JointSpace
  ) -> (bottom: Double, top: Double) {
    let ground = Tibia.plateauHeight(p.x, p.z)
    let raised = 0.8 * smoothstep(0.02, 0.22, toRoot / pathLength)
    let root = 1 - smoothstep(0, 4, toRoot)
    let floor = space.floor(x: p.x, z: p.z, from: ground + 8, noLowerThan: ground - 3)
    let bottom = smoothMax(floor, ground + raised, 0.8) - 0.3 * root
    let wedge = ground + bed + mix(innerEdge, rim, power(fraction, 1.2))
    let thinnest = floor + innerEdge
    let wanted = mix(smoothMax(wedge, thinnest, 0.5), floor + 0.5, root)
    let ceiling = space.ceiling(x: p.x, z: p.z, from: floor, noHigherThan: wanted + 3)
    return (bottom, max(smoothMin(wanted, ceiling, 1.2), bottom + 0.4))
  }
}
