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
      Station(Vector(1.8, 22, 50.8), width: 25, thickness: 4),
      Station(Vector(1.8, 13.5, 48.6), width: 27, thickness: 5),
      Station(Vector(1.9, 5, 44.6), width: 27, thickness: 5.4),
      Station(Vector(2, -12, 35.6), width: 25, thickness: 5),
      Station(rest(-25, height: 1.6), width: 23, thickness: 4.4),
      Station(rest(-32, height: 0.4), width: 20, thickness: 3),
      Station(rest(-38.5, height: -0.7), width: 17, thickness: 2),
    ])
    return Ligament(
      Ribbon(
        axis: axis, fibres: 0.07, fibreSpacing: 3.6, hasRoundEnds: true,
        start: Root(bone: patella, spread: 0.8, reach: 3),
        end: Root(bone: tibia, spread: 0.8, reach: 3)))
  }

  /// Positive above the plane in which the quadriceps tendon is cut off.
  private static func aboveCut(_ p: Vector) -> Double { (p.y - 92) * 0.97 - (p.z - 35) * 0.24 }

  /// The middle of the stump's cut end.
  static func stumpEnd(of axis: Sweep) -> Vector {
    axis.samples.last { aboveCut($0.position) < 0 }?.position ?? axis.end
  }

  /// A stump, cut off square above the patella.
  private static func quadriceps(patella: Solid) -> Ligament {
    let axis = Sweep([
      Station(Vector(1.6, 45, 44.5), width: 34, thickness: 8),
      Station(Vector(1.8, 55, 45.2), width: 37, thickness: 9),
      Station(Vector(3, 72, 40.5), width: 35, thickness: 8),
      Station(Vector(8, 120, 28.5), width: 32, thickness: 8),
    ])
    let ribbon = Ribbon(
      axis: axis, fibres: 0.08, fibreSpacing: 4,
      start: Root(bone: patella, spread: 1.2, reach: 4, depth: 3.6))
    return Ligament(axis: axis, solid: ribbon.solid.intersecting(Solid(aboveCut), blend: 1.2))
  }
}
