/// The proximal tibia: a sloping plateau with a dished medial and a slightly convex lateral
/// surface, two spines between them, the tuberosity in front and a triangular shaft.
struct Tibia: Sendable {
  static let box = Box(Vector(-44, -142, -34), Vector(44, 12, 34))
  /// Backward slope of the plateau, about 8 degrees.
  static let slope = 0.14

  let bone: Solid

  init() {
    bone = Tibia.plateau
      .union(Tibia.shaft, blend: 9)
      .union(Tibia.tuberosity, blend: 11)
      .union(Tibia.gerdysTubercle, blend: 6)
      .union(Tibia.soleal, blend: 6)
      .cut(by: Solid { -138 - $0.y }, rounding: 3)
  }

  // MARK: Plateau

  /// Height of the bony plateau over a point of the ground plane.
  static func plateauHeight(_ x: Double, _ z: Double) -> Double {
    var h = -2.0 + slope * z
    // The medial dish and the shallower lateral one; the lateral plateau falls off in front.
    h -= 1.7 * bump((x + 21) / 11, (z - 1) / 15)
    h -= 0.4 * bump((x - 21) / 9, (z - 4) / 9)
    h -= 1.5 * bump((x - 22) / 14, (z - 18) / 10)
    // The two spines and the saddle between them.
    h += 4.9 * bump((x + 5.9) / 3.9, (z + 2.5) / 8)
    h += 3.7 * bump((x - 5.9) / 3.6, (z + 5.4) / 5.6)
    h += 4.4 * bump(x / 8.5, (z + 3) / 9)
    // The areas before and behind them.
    h -= 1.8 * bump(x / 7, (z - 14) / 7)
    h -= 7.5 * bump(x / 7, (z + 25) / 7)
    return h
  }

  /// Distance outside the plateau's border, seen from above.
  static func outline(_ x: Double, _ z: Double) -> Double {
    let medial = ellipseDistance(x + 18.5, z + 2.5, 19.6, 25)
    let lateral = ellipseDistance(x - 19, z + 1, 18.6, 22.3)
    let front = hypotenuse(x, z - 5) - 15
    return smoothMin(smoothMin(medial, lateral, 7), front, 6)
  }

  private static var plateau: Solid {
    Solid { p in
      let e = 0.4
      let h = plateauHeight(p.x, p.z)
      let hx = (plateauHeight(p.x + e, p.z) - h) / e
      let hz = (plateauHeight(p.x, p.z + e) - h) / e
      let top = (p.y - h) / (1 + hx * hx + hz * hz).squareRoot()
      let below = max(0, -8 - p.y)
      let undercut = 0.028 * below * below
      let wall = (outline(p.x, p.z) + undercut) * 0.95
      return smoothMax(roundedMax(wall, top, 3), -26 - p.y, 4)
    }
  }

  // MARK: Shaft

  private static var shaft: Solid {
    Loft([
      LoftSection(y: -150, center: (-1, -3), half: (12.6, 15), power: 2, taper: 0.55),
      LoftSection(y: -95, center: (-1.5, -2.5), half: (13.4, 16), power: 2, taper: 0.55),
      LoftSection(y: -68, center: (-1.5, -1.5), half: (16.8, 17), power: 2.1, taper: 0.5),
      LoftSection(y: -48, center: (-1, -0.5), half: (21.5, 17.8), power: 2.2, taper: 0.34),
      LoftSection(y: -32, center: (0, -1), half: (27.6, 18.5), power: 2.3, taper: 0.18),
      LoftSection(y: -20, center: (0, -1.5), half: (32, 19), power: 2.3, taper: 0.06),
      LoftSection(y: -9, center: (0, -1.5), half: (32, 18), power: 2.3, taper: 0),
    ]).solid
  }

  /// The patellar tendon's foot, running down into the front crest of the shaft.
  private static var tuberosity: Solid {
    let foot = Solid.ellipsoid(center: Vector(2, -30, 17.4), radii: Vector(9.5, 13.5, 9.4))
    let crest = Solid.cone(
      from: Vector(1.5, -35, 17.4), radius: 5, to: Vector(0, -90, 0), radius: 2)
    return foot.union(crest, blend: 8)
  }

  /// The oblique ridge on the back, below the popliteus muscle.
  private static var soleal: Solid {
    .cone(from: Vector(15, -32, -15), radius: 2, to: Vector(-12, -72, -10.5), radius: 1.6)
  }

  private static var gerdysTubercle: Solid {
    .ellipsoid(center: Vector(24, -13, 13), radii: Vector(6, 6, 5))
  }
}
