/// The two ligaments that cross inside the notch.
struct CruciateLigaments: Sendable {
  let anterior: Ligament
  /// The ways of the anterior one's bundles, the anteromedial first.
  let bundles: [Sweep]
  let posterior: Ligament

  init(femur: Solid, tibia: Solid) {
    bundles = CruciateLigaments.bundles(femur: femur)
    anterior = CruciateLigaments.anterior(bundles, femur: femur, tibia: tibia)
    posterior = CruciateLigaments.posterior(femur: femur, tibia: tibia)
  }

  /// The anteromedial bundle rises to the top of the femoral footprint, near the axis of bending, so
  /// that it slackens less than the posterolateral one.
  private static func bundles(femur: Solid) -> [Sweep] {
    [
      bundle(from: Vector(-0.6, 0, 7.9), to: (y: 23.8, z: -17.7), width: 5.6, femur: femur),
      bundle(from: Vector(1.5, 0, 3.8), to: (y: 19.4, z: -17.8), width: 5.8, femur: femur),
    ]
  }

  private static func anterior(_ bundles: [Sweep], femur: Solid, tibia: Solid) -> Ligament {
    let axis = bundle(
      from: Vector(0.6, 0, 6.2), to: (y: 21.3, z: -17.95), width: 9, femur: femur)
    let bands = bundles.map { bundle in
      Ribbon(
        axis: bundle, fibres: 0.06, fibreSpacing: 1.9,
        start: Root(bone: tibia, spread: 1.2, reach: 3),
        end: Root(bone: femur, spread: 1.5, reach: 4)
      ).solid
    }
    return Ligament(axis: axis, solid: bands[0].union(bands[1], blend: 2.4), margin: 7)
  }

  /// A way from the plateau under a point up to the inner wall of the lateral condyle.
  private static func bundle(
    from foot: Vector, to wall: (y: Double, z: Double), width: Double, femur: Solid
  ) -> Sweep {
    let low = Vector(foot.x, Tibia.plateauHeight(foot.x, foot.z), foot.z)
    let high = femur.contact(
      from: Vector(3, wall.y, wall.z), towards: Vector(1, 0, 0), clearance: 0, reach: 25)
    let across = Vector(0.8, 0, 0.6)
    // It leaves the plateau steeply, so as to clear the lateral spine.
    func between(_ t: Double, rise: Double) -> Vector {
      low * (1 - t) + high * t + Vector(-0.45 * rise, rise, 0)
    }
    return Sweep([
      Station(low + Vector(0.2, -3.4, 1.4), width: width + 1.6, thickness: 6, across: across),
      Station(low, width: width + 1, thickness: 5.6, across: across),
      Station(between(0.3, rise: -0.9), width: width, thickness: 3.8, across: across),
      Station(between(0.66, rise: -3.1), width: width, thickness: 4.2, across: across),
      Station(high, width: width + 0.6, thickness: 4.8, across: Vector(0, 0.9, 0.45)),
      Station(
        high + Vector(3.6, 1.2, -1.4), width: width + 1, thickness: 5,
        across: Vector(0, 0.9, 0.45)),
    ])
  }

  /// From under the roof at the medial condyle's inner wall, where the bending of the knee stretches
  /// it little, down over the tibia's rear edge, and onto the slope below it, into which it runs out
  /// flat.
  private static func posterior(femur: Solid, tibia: Solid) -> Ligament {
    let onFemur = Vector(0, -0.1, 0.99)
    let high = femur.contact(
      from: Vector(-1, 20.6, -16), towards: Vector(-1, 0, 0), clearance: 0, reach: 25)
    func behind(_ y: Double, above clearance: Double) -> Vector {
      tibia.contact(
        from: Vector(-0.6, y, -45), towards: Vector(0, 0, 1), clearance: clearance, reach: 60)
    }
    let axis = Sweep([
      Station(high + Vector(-4.2, 2, 0.6), width: 12.5, thickness: 6, across: onFemur),
      Station(high, width: 11.6, thickness: 5.8, across: onFemur),
      Station(
        Vector(-6.2, 10.5, -18.6), width: 10.5, thickness: 5.8, across: Vector(0.6, 0.1, 0.8)),
      Station(Vector(-1.4, 0.8, -22.9), width: 11.5, thickness: 6),
      Station(behind(-8, above: 1.8), width: 12.5, thickness: 5),
      Station(behind(-13, above: 0.4), width: 13, thickness: 3.6),
      Station(behind(-18, above: -0.5), width: 12, thickness: 2.6),
      Station(behind(-22.5, above: -1.6), width: 10, thickness: 2),
    ])
    return Ligament(
      Ribbon(
        axis: axis, fibres: 0.06, fibreSpacing: 3.2, hasRoundEnds: true,
        start: Root(bone: femur, spread: 1.3), end: Root(bone: tibia, spread: 0.3, reach: 3)))
  }
}
