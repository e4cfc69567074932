/// The tendons above and below the kneecap.
struct ExtensorTendons: Sendable {
  let patellar: Ligament
  let quadriceps: Ligament

  init(patella: Solid, tibia: Solid) {
    patellar = ExtensorTendons.patellar(patella: patella, tibia: tibia)
    quadriceps = ExtensorTendons.quadriceps(patella: patella)
  }

  /// From the front of the patella's lower pole, straight down, then flat onto the tuberosity.
  private static func patellar(patella: Solid, tibia: Solid) -> Ligament {
    func rest(_ y: Double, height: Double) -> Vector {
      tibia.contact(
        from: Vector(2, y, 45), towards: Vector(0, 0, -1), clearance: height, reach: 40)
    }
    let axis = Sweep([
      Station(Vector(1.8, 23, 48.4), width: 23, thickness: 3.6),
      Station(Vector(1.8, 14, 46.5), width: 26, thickness: 4.8),
      Station(Vector(1.9, 4, 42.3), width: 26, thickness: 5.2),
      Station(Vector(2, -10, 36.1), width: 24.5, thickness: 5),
      Station(rest(-23.5, height: 2.4), width: 23, thickness: 4.6),
      Station(rest(-31, height: 1.2), width: 20.5, thickness: 3.6),
      Station(rest(-39, height: 0.2), width: 17, thickness: 2.6),
      Station(rest(-44, height: -0.9), width: 13, thickness: 2),
    ]).smoothed(rounds: 40)
    return Ligament(
      Ribbon(
        axis: axis, hasRoundEnds: true,
        start: Root(bone: patella, spread: 0.6, reach: 3),
        end: Root(bone: tibia, spread: 0.6, reach: 3)))
  }

  /// Positive above the plane in which the quadriceps tendon is cut off.
  private static func aboveCut(_ p: Vector) -> Double { (p.y - 92) * 0.96 - (p.z - 31.5) * 0.28 }

  /// The middle of the stump's cut end.
  static func stumpEnd(of axis: Sweep) -> Vector {
    axis.samples.last { aboveCut($0.position) < 0 }?.position ?? axis.end
  }

  /// A stump, cut off square above the patella; its front fibres run on over the front of that.
  private static func quadriceps(patella: Solid) -> Ligament {
    let axis = Sweep([
      Station(Vector(1.6, 41, 49.3), width: 26, thickness: 2.6),
      Station(Vector(1.7, 48.5, 48.1), width: 29, thickness: 4.6),
      Station(Vector(1.8, 56.5, 44.8), width: 31, thickness: 7),
      Station(Vector(3, 72, 38), width: 32, thickness: 7),
      Station(Vector(5.5, 90, 32), width: 31, thickness: 7),
      Station(Vector(8.5, 114, 25), width: 30, thickness: 7),
    ])
    let ribbon = Ribbon(
      axis: axis, hasRoundEnds: true,
      start: Root(bone: patella, spread: 0.8, reach: 3, depth: 1.5))
    return Ligament(axis: axis, solid: ribbon.solid.cut(by: Solid(aboveCut), rounding: 1.6))
  }
}
