/// A meniscus: a curved wedge on the tibial cartilage, hollowed above by the femur.
///
/// Its sections are cut to the room between the bones: the lower face follows the tibia, the
/// upper one is the lower of the wedge and the femur's underside, and the inner edge ends where
/// the room closes. So the concave top and the flat base come from the neighbours. Towards both
/// roots the wedge thins out and comes down to the bone.
struct Meniscus: Sendable {
  /// Thickness of the inner edge, mm.
  static let innerEdge = 0.4
  /// Nominal thickness of the tibial cartilage under it, mm.
  static let bed = 2.7

  let path: Sweep
  private(set) var sections: [MeniscusSection]

  /// Cuts a meniscus to the joint space.
  ///
  /// - Parameters:
  ///   - rims: the path of the rim from root to root.
  ///   - side: +1 if the outer edge lies along the cross product of the rim's direction of travel
  ///     with the upward direction, -1 if opposite.
  ///   - space: the room between the bones.
  init(_ rims: [MeniscusRim], side: Double, in space: JointSpace) {
    let path = Sweep(
      rims.map {
        Station(Vector($0.x, 0, $0.z), width: $0.width, thickness: $0.height * 2)
      }, samplesPerSpan: 10
    ).smoothed(rounds: 22).refined(within: 2.2)
    self.path = path
    sections = path.samples.indices.map { Meniscus.plan($0, of: path, side: side) }
    narrow(to: space)
    for i in sections.indices { raise(i, in: space) }
    smoothHeights()
  }

  static func medial(in space: JointSpace) -> Meniscus {
    Meniscus(MeniscusRim.medial, side: -1, in: space)
  }

  /// The lateral meniscus, with the popliteal hiatus: its wall is grooved by the tendon that
  /// passes behind it.
  static func lateral(in space: JointSpace, passedBy tendon: Solid) -> Meniscus {
    var meniscus = Meniscus(MeniscusRim.lateral, side: 1, in: space)
    for i in meniscus.sections.indices { meniscus.sections[i].neighbour = tendon }
    return meniscus
  }

  /// The whole meniscus as a surface.
  var surface: Lattice { Lattice(rings: sections.map { $0.outline() }, tip: MeniscusSection.tip) }

  // MARK: Sections

  /// A section without heights.
  private static func plan(_ i: Int, of path: Sweep, side: Double) -> MeniscusSection {
    let sample = path.samples[i]
    let before = path.samples[max(i - 1, 0)].position
    let after = path.samples[min(i + 1, path.samples.count - 1)].position
    let travelled = path.travelled(to: i)
    let toRoot = min(travelled, path.length - travelled)
    // The roots are rounded when seen from above.
    let rounding = 1 - min(toRoot / sample.halfWidth, 1)
    return MeniscusSection(
      middle: sample.position,
      outward: (after - before).cross(Vector(0, side, 0)).normalized,
      halfWidth: sample.halfWidth * max(1 - rounding * rounding, 0.02).squareRoot(),
      bulge: 0.3 + 0.8 * smoothstep(0, 9, toRoot))
  }

  /// Moves inner edges outward to where the bones leave room for them.
  private mutating func narrow(to space: JointSpace) {
    var shifts = sections.map { section in
      let steps = Int(section.halfWidth / 0.4)
      let free = (0..<steps).first { step in
        let p = section.middle + section.outward * (0.4 * Double(step) - section.halfWidth)
        return space.gap(x: p.x, z: p.z, upTo: 2) > Meniscus.innerEdge + 0.08
      }
      return 0.4 * Double(free ?? steps)
    }
    shifts = shifts.indices.map { i in
      shifts[max(i - 4, 0)...min(i + 4, shifts.count - 1)].max() ?? 0
    }
    for _ in 0..<30 { shifts = shifts.easedInside }
    for i in sections.indices {
      sections[i].middle += sections[i].outward * (shifts[i] / 2)
      sections[i].halfWidth -= shifts[i] / 2
    }
  }

  /// Gives a section its heights.
  private mutating func raise(_ i: Int, in space: JointSpace) {
    let travelled = path.travelled(to: i)
    let toRoot = min(travelled, path.length - travelled)
    for column in 0...MeniscusSection.columns {
      let fraction = Double(column) / Double(MeniscusSection.columns)
      let heights = Meniscus.heights(
        at: sections[i].point(fraction, height: 0), fraction: fraction,
        rim: path.samples[i].halfThickness, toRoot: toRoot, pathLength: path.length, in: space)
      sections[i].bottoms.append(heights.bottom)
      sections[i].tops.append(heights.top)
    }
  }

  /// Evens the faces out along the path.
  private mutating func smoothHeights() {
    for column in 0...MeniscusSection.columns {
      var bottoms = sections.map { $0.bottoms[column] }
      var tops = sections.map { $0.tops[column] }
      for _ in 0..<6 {
        bottoms = bottoms.easedInside
        tops = tops.easedInside
      }
      for i in sections.indices {
        sections[i].bottoms[column] = bottoms[i]
        sections[i].tops[column] = tops[i]
      }
    }
    // The end faces are those of their neighbours, so that nothing folds there.
    for (end, next) in [(0, 1), (sections.count - 1, sections.count - 2)] {
      sections[end].bottoms = sections[next].bottoms
      sections[end].tops = sections[next].tops
    }
  }

  private static func heights(
    at p: Vector, fraction: Double, rim: Double, toRoot: Double, pathLength: Double,
    in space: JointSpace
  ) -> (bottom: Double, top: Double) {
    let ground = Tibia.plateauHeight(p.x, p.z)
    let raised = 0.8 * smoothstep(0.02, 0.22, toRoot / pathLength)
    let root = 1 - smoothstep(0, 4, toRoot)
    let floor = space.floor(x: p.x, z: p.z, from: ground + 8, noLowerThan: ground - 3)
    let bottom = smoothMax(floor, ground + raised, 0.8) - 0.1 * root
    let wedge = ground + bed + mix(innerEdge, rim, power(fraction, 1.2))
    let thinnest = floor + innerEdge
    // The upper rim is rounded off.
    let rounding = 0.7 * smoothstep(0.78, 1, fraction) * (1 - root)
    let wanted = mix(smoothMax(wedge, thinnest, 0.5) - rounding, floor + 0.5, root)
    let ceiling = space.ceiling(x: p.x, z: p.z, from: floor, noHigherThan: wanted + 3)
    return (bottom, max(smoothMin(wanted, ceiling, 1.2), bottom + 0.3))
  }
}

extension [Double] {
  /// Each number but the first and last averaged with its neighbours.
  fileprivate var easedInside: [Double] {
    indices.map { i in
      i == 0 || i == count - 1 ? self[i] : (self[i - 1] + 2 * self[i] + self[i + 1]) / 4
    }
  }
}
