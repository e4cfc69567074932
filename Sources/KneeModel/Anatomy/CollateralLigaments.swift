/// The ligaments at the two sides of the knee.
struct CollateralLigaments: Sendable {
  /// Thickness of the deep layer on the medial side, mm.
  private static let deepThickness = 1.6

  let medial: Band
  let deepMedial: Band
  let lateral: Ligament

  init(femur: Solid, tibia: Solid, fibula: Solid, medialMeniscus: Solid) {
    let side = femur.union(tibia).union(medialMeniscus)
    deepMedial = CollateralLigaments.deepMedial(over: side)
    medial = CollateralLigaments.medial(over: side)
    lateral = CollateralLigaments.lateral(femur: femur, fibula: fibula)
  }

  /// A thin sheet from the femur below the epicondyle, over the meniscus, which it holds, to the
  /// tibia just below the joint.
  ///
  /// It begins near the axis of bending, so that it keeps its length.
  private static func deepMedial(over side: Solid) -> Band {
    Band(
      Band.Plan(
        heights: (29.5, -9.5), middles: (-11.5, -5.5),
        halfWidth: { 5.6 + 3 * smoothstep(0.1, 0.7, $0) },
        thickness: deepThickness, rows: 29, columns: 14, hold: { _ in 0.015 },
        clearance: { _ in 0 }), over: side)
  }

  /// A flat band pulled taut over the medial side, from the epicondyle to the upper shaft.
  ///
  /// It begins where its length hardly changes when the knee bends.
  private static func medial(over side: Solid) -> Band {
    Band(
      Band.Plan(
        heights: (35, -66), middles: (-7.6, 3), halfWidth: { 5.2 + 7.5 * $0 * (1 - $0) },
        thickness: 2.3, rows: 70, columns: 10,
        hold: { 0.5 * smoothstep(-16, -44, $0) },
        clearance: { deepThickness * smoothstep(32.5, 27.5, $0) * smoothstep(-24, -7, $0) }),
      over: side)
  }

  /// A cord from behind the lateral epicondyle, near the axis of bending, to the head of the fibula,
  /// clear of the meniscus.
  private static func lateral(femur: Solid, fibula: Solid) -> Ligament {
    let across = Vector(0, 0, 1)
    let end = femur.contact(
      from: Vector(60, 29.4, -9.2), towards: Vector(-1, 0, 0), clearance: -0.9, reach: 30)
    let axis = Sweep([
      Station(end, width: 5.2, thickness: 4, across: across),
      Station(Vector(end.x + 2, 24.5, -9.9), width: 4.6, thickness: 4, across: across),
      Station(Vector(45.2, 5, -12.6), width: 4.2, thickness: 3.8, across: across),
      Station(Vector(43.6, -17, -15.6), width: 4.8, thickness: 3.8, across: across),
      Station(Vector(40.4, -25, -16.6), width: 6, thickness: 3.6, across: across),
    ])
    return Ligament(
      Ribbon(
        axis: axis, fibres: 0.05, fibreSpacing: 1.8, hasRoundEnds: true,
        start: Root(bone: femur, spread: 0.8, reach: 3),
        end: Root(bone: fibula, spread: 1.3, reach: 4)))
  }
}
