/// The distal femur: two condyles of different shape, a pulley-shaped trochlea between their
/// front ends, a flaring metaphysis and a shaft; then the notch is cut away.
struct Femur: Sendable {
  static let box = Box(Vector(-48, -4, -40), Vector(48, 152, 38))

  let bone: Solid

  init() {
    let condyles = Condyle.medial.solid.union(Condyle.lateral.solid, blend: 6)
    bone =
      condyles
      .union(Femur.trochlea, blend: 7)
      .union(Femur.shaft, blend: 9)
      .union(Femur.epicondyles, blend: 8)
      .union(Femur.supracondylarLines, blend: 9)
      .subtracting(Femur.notch, blend: 6)
      .subtracting(Femur.popliteusGroove, blend: 5)
      .cut(by: Solid { $0.y - 147.5 }, rounding: 3)
  }

  /// The shaft leans outward going up, as the thigh bone does in a standing person.
  private static var shaft: Solid {
    let body = Loft([
      LoftSection(y: 13, center: (0, -3), half: (32, 13), power: 2.6, taper: 0.15),
      LoftSection(y: 28, center: (0, -1), half: (37, 18), power: 2.6, taper: 0.2),
      LoftSection(y: 40, center: (-0.5, 1.5), half: (33.5, 18.5), power: 2.7, taper: 0.12),
      LoftSection(y: 52, center: (0.5, 3.5), half: (26, 17), power: 2.7, taper: 0.08),
      LoftSection(y: 66, center: (2.5, 5), half: (19.5, 15.2), power: 2.5, taper: 0.05),
      LoftSection(y: 84, center: (5, 6.2), half: (15.8, 14), power: 2.3, taper: 0.08),
      LoftSection(y: 108, center: (7.5, 7), half: (14.2, 13.8), power: 2.1, taper: 0.12),
      LoftSection(y: 160, center: (12.6, 8.2), half: (13.7, 14), power: 2, taper: 0.15),
    ]).solid
    // The linea aspera: the ridge along the back.
    let ridge = Solid.cone(
      from: Vector(6, 82, -2.6), radius: 0.5, to: Vector(12, 170, -5.5), radius: 3)
    return body.union(ridge, blend: 7)
  }

  /// A pulley between the condyles' front ends: its rim falls from the lateral lip to the
  /// groove and rises, less, to the medial lip.
  private static var trochlea: Solid {
    Solid { p in roundedMax(trochlearProfile(p), abs(p.x - 1.5) - 17, 5) }
  }

  /// Distance in front of the pulley's face.
  static func trochlearProfile(_ p: Vector) -> Double {
    let x = p.x - 1.5
    let rim = (x > 0 ? 6.5 : 4.5) * smoothstep(0, 18, abs(x))
    return ellipseDistance(p.z + 2, p.y - 27, 24.2 + rim, 17.5 + 0.6 * rim)
  }

  private static var epicondyles: Solid {
    let medial = Solid.ellipsoid(center: Vector(-36.5, 30, -5), radii: Vector(5.5, 10, 9))
    let adductorTubercle = Solid.ellipsoid(
      center: Vector(-32.5, 43, -10), radii: Vector(4, 5, 4.5))
    let lateral = Solid.ellipsoid(center: Vector(36.5, 30, -6), radii: Vector(5, 8.5, 8))
    let gastrocnemius = Solid.ellipsoid(
      center: Vector(33, 37, -16), radii: Vector(5, 5, 5))
    return medial.union(adductorTubercle, blend: 6).union(lateral).union(gastrocnemius, blend: 5)
  }

  /// The ridges that run from the shaft's back down to the epicondyles and frame the flat
  /// surface over the hollow of the knee.
  private static var supracondylarLines: Solid {
    let medial = Solid.cone(
      from: Vector(-30, 47, -9), radius: 2.4, to: Vector(2.5, 91, -2.8), radius: 1.2)
    let lateral = Solid.cone(
      from: Vector(32, 45, -8), radius: 2.2, to: Vector(9, 90, -2.8), radius: 1.4)
    return medial.union(lateral)
  }

  /// Signed distance to the notch's vault, cut from behind: its roof slopes up and back along
  /// Blumensaat's line and is hollowed; its walls bulge, lean together into an arch that tends to
  /// the lateral side, and part towards the back.
  static func notchDistance(_ p: Vector) -> Double {
    let fromRim = p - Vector(0, 11, -4.25)
    let along = fromRim.dot(Vector(0, 0.79, -0.613))
    // It opens where it comes out behind, which leaves room for the PCL in flexion.
    let outlet = max(0, along - 17)
    let hollow = 0.15 * bump((along - 9) / 9, p.x / 14) + 0.03 * outlet * outlet
    let roof = fromRim.dot(Vector(0, 0.613, 0.79)) - hollow
    let above = max(0, p.y - 15)
    let flare = 0.06 * max(0, -p.z - 6)
    let width = 9.7 + 1.3 * bump((p.y - 10) / 8, 0) - 0.018 * above * above + flare
    let wall = hypotenuse(p.x - 0.3 - 0.1 * (p.y - 10), 3) - width
    return roundedMax(roof, wall, 6)
  }

  private static var notch: Solid { Solid(notchDistance) }

  private static var popliteusGroove: Solid {
    .cone(from: Vector(41.8, 23.6, -18), radius: 3.4, to: Vector(42.2, 17.4, -5), radius: 2.6)
      .union(
        .cone(from: Vector(41.8, 23.6, -18), radius: 3.4, to: Vector(40.8, 31, -22.5), radius: 2.6))
  }
}
