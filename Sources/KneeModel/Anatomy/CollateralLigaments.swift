/// The ligaments at the two sides of the knee.
struct CollateralLigaments: Sendable {
  let medial: Ligament
  let lateral: Ligament

  init(femur: Solid, tibia: Solid, fibula: Solid, medialMeniscus: Solid) {
    medial = CollateralLigaments.medial(
      femur: femur, tibia: tibia, over: femur.union(tibia).union(medialMeniscus))
    lateral = CollateralLigaments.lateral(femur: femur, fibula: fibula)
  }

  /// A flat band pulled taut over the medial side, from epicondyle to the upper shaft.
  ///
  /// Its foot on the tibia is as long as the last rows, which lie on the bone.
  private static func medial(femur: Solid, tibia: Solid, over solid: Solid) -> Ligament {
    let count = 21
    let thickness = 2.6
    let contact = (0..<count).map { i in
      let t = Double(i) / Double(count - 1)
      return solid.contact(
        from: Vector(-60, mix(32, -66, t), mix(-5, 3, t)), towards: Vector(1, 0, 0),
        clearance: thickness / 2 - 0.2, reach: 60)
    }
    var rows = tauten(contact, footRows: 4)
    rows[0].x += 1.6
    rows[count - 1].x += 1.6
    let stations = rows.enumerated().map { i, p in
      let t = Double(i) / Double(count - 1)
      return Station(
        p, width: 10.5 + 15 * t * (1 - t), thickness: thickness, across: Vector(0.1, 0.08, 1))
    }
    return Ligament(
      Ribbon(
        axis: Sweep(stations, samplesPerSpan: 3), fibres: 0.06, fibreSpacing: 3.4,
        hasRoundEnds: true,
        start: Root(bone: femur, spread: 0.4, reach: 3, depth: 1.5),
        end: Root(bone: tibia, spread: 0.4, reach: 3, depth: 1.5)))
  }

  /// The shape of a string stretched over contact points: it may lie outside, not inside.
  private static func tauten(_ contact: [Vector], footRows: Int) -> [Vector] {
    var rows = contact
    let free = 1..<(rows.count - footRows)
    for _ in 0..<400 {
      for i in free { rows[i].x = min(contact[i].x, (rows[i - 1].x + rows[i + 1].x) / 2) }
    }
    // Bends are eased, outward only.
    for _ in 0..<12 {
      for i in 1..<(rows.count - 1) {
        rows[i].x = min(rows[i].x, (rows[i - 1].x + 2 * rows[i].x + rows[i + 1].x) / 4)
      }
    }
    return rows
  }

  /// A cord from the lateral epicondyle to the head of the fibula, clear of the meniscus.
  private static func lateral(femur: Solid, fibula: Solid) -> Ligament {
    let across = Vector(0, 0, 1)
    let axis = Sweep([
      Station(Vector(38.5, 32, -6), width: 6, thickness: 4.5, across: across),
      Station(Vector(42, 29.5, -6.8), width: 5.4, thickness: 4.2, across: across),
      Station(Vector(43.6, 5, -11.5), width: 4.2, thickness: 3.8, across: across),
      Station(Vector(43.4, -17, -16), width: 4.8, thickness: 4, across: across),
      Station(Vector(40.6, -25, -17), width: 6, thickness: 4, across: across),
    ])
    return Ligament(
      Ribbon(
        axis: axis, hasRoundEnds: true,
        start: Root(bone: femur, spread: 1.2, reach: 4),
        end: Root(bone: fibula, spread: 1.1, reach: 4)))
  }
}
