/// The two ligaments that cross inside the notch.
struct CruciateLigaments: Sendable {
  let anterior: Ligament
  let posterior: Ligament

  init(femur: Solid, tibia: Solid) {
    anterior = CruciateLigaments.anterior(femur: femur, tibia: tibia)
    posterior = CruciateLigaments.posterior(femur: femur, tibia: tibia)
  }

  /// Two bundles: the anteromedial one rises to the back and top of the femoral footprint.
  private static func anterior(femur: Solid, tibia: Solid) -> Ligament {
    let across = Vector(0.8, 0, 0.6)
    let axis = Sweep([
      Station(Vector(-0.5, -5, 8.5), width: 11, thickness: 7, across: across),
      Station(Vector(0, -1, 6.5), width: 10, thickness: 6, across: across),
      Station(Vector(4, 7.6, -6.8), width: 8, thickness: 5, across: across),
      Station(Vector(8.8, 19, -16.5), width: 9, thickness: 6, across: across),
      Station(Vector(12.5, 22, -20), width: 10, thickness: 6, across: across),
    ])
    let anteromedial = Sweep([
      Station(Vector(-1.6, -5, 10.6), width: 6.4, thickness: 5),
      Station(Vector(-1, -1, 8.6), width: 6, thickness: 4.8),
      Station(Vector(3.4, 8, -6.4), width: 5, thickness: 4.4),
      Station(Vector(8.4, 19, -17.4), width: 5.5, thickness: 4.8),
      Station(Vector(13, 22, -20.5), width: 6.4, thickness: 5),
    ])
    let posterolateral = Sweep([
      Station(Vector(1.6, -5, 5), width: 6.6, thickness: 5),
      Station(Vector(1.6, -1, 3.8), width: 6, thickness: 4.8),
      Station(Vector(4.7, 6, -8.2), width: 5, thickness: 4.4),
      Station(Vector(8.8, 14.4, -15.2), width: 5.5, thickness: 4.8),
      Station(Vector(13, 17, -18), width: 6.4, thickness: 5),
    ])
    let bundles = [anteromedial, posterolateral].map { bundle in
      Ribbon(
        axis: bundle, fibres: 0.05,
        start: Root(bone: tibia, spread: 1.4, reach: 4),
        end: Root(bone: femur, spread: 1.6, reach: 4)
      ).solid
    }
    return Ligament(axis: axis, solid: bundles[0].union(bundles[1], blend: 2), margin: 6)
  }

  /// From the front of the medial condyle's inner wall, down and back over the tibia's rear edge.
  private static func posterior(femur: Solid, tibia: Solid) -> Ligament {
    let onFemur = Vector(0, 0.5, 0.87)
    let axis = Sweep([
      Station(Vector(-13, 17.5, -3.5), width: 13, thickness: 7, across: onFemur),
      Station(Vector(-9.5, 16, -7), width: 12, thickness: 6.5, across: onFemur),
      Station(Vector(-5.4, 9, -15), width: 11, thickness: 6.5, across: Vector(0.5, 0.4, 0.7)),
      Station(Vector(-1.6, -2, -22), width: 11.5, thickness: 6),
      Station(Vector(-0.5, -12.5, -23), width: 13, thickness: 4.8),
      Station(Vector(-0.3, -20, -19), width: 12, thickness: 3.4),
    ])
    return Ligament(
      Ribbon(
        axis: axis, fibres: 0.06, fibreSpacing: 3.2, hasRoundEnds: true,
        start: Root(bone: femur, spread: 1.8), end: Root(bone: tibia, spread: 1)))
  }
}
