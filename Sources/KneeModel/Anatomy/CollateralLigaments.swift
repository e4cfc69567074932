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
  private static func deepMedial(over side: Solid) -> Band {
    Band(
      Band.Plan(
        heights: (21, -9.5), middles: (-6.5, -5), halfWidth: { 10 - 5 * $0 * (1 - $0) },
        thickness: deepThickness, rows: 26, columns: 14, hold: { _ in 0.12 },
        clearance: { _ in 0 }), over: side)
  }

  /// A flat band pulled taut over the medial side, from epicondyle to the upper shaft.
  private static func medial(over side: Solid) -> Band {
    Band(
      Band.Plan(
        heights: (34, -66), middles: (-5, 3), halfWidth: { 5.2 + 7.5 * $0 * (1 - $0) },
        thickness: 2.3, rows: 72, columns: 10,
        hold: { 0.12 + 0.5 * smoothstep(-16, -40, $0) },
        clearance: { deepThickness * smoothstep(24, 17, $0) * smoothstep(-13, -7, $0) }),
      over: side)
  }

  /// A cord from the lateral epicondyle to the head of the fibula, clear of the meniscus.
  private static func lateral(femur: Solid, fibula: Solid) -> Ligament {
    let across = Vector(0, 0, 1)
    let axis = Sweep([
      Station(Vector(38.5, 32, -6), width: 6, thickness: 4.5, across: across),
      Station(Vector(42, 29.5, -6.8), width: 5.4, thickness: 4.2, across: across),
      Station(Vector(43.8, 5, -11.5), width: 4.2, thickness: 3.8, across: across),
      Station(Vector(43.2, -17, -15.6), width: 4.8, thickness: 3.8, across: across),
      Station(Vector(40.4, -25, -16.6), width: 6, thickness: 3.6, across: across),
    ])
    return Ligament(
      Ribbon(
        axis: axis, fibres: 0.05, fibreSpacing: 1.8, hasRoundEnds: true,
        start: Root(bone: femur, spread: 1.6, reach: 5),
        end: Root(bone: fibula, spread: 1.3, reach: 4)))
  }
}
