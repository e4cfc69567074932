/// The tendon that comes from the groove below the lateral epicondyle, passes behind the lateral
/// meniscus through its hiatus, and spreads into its muscle on the back of the tibia, where it is
/// cut off.
struct PopliteusTendon: Sendable {
  let tendon: Ligament

  init(femur: Solid, tibia: Solid) {
    func behind(_ x: Double, _ y: Double, above clearance: Double) -> Vector {
      tibia.contact(
        from: Vector(x, y, -45), towards: Vector(0, 0, 1), clearance: clearance, reach: 60)
    }
    let upright = Vector(0, 0.9, -0.4)
    let axis = Sweep([
      Station(Vector(38.7, 19.5, -3), width: 5, thickness: 3, across: upright),
      Station(Vector(41, 17.5, -5.5), width: 5, thickness: 3.2, across: upright),
      Station(Vector(41, 10.8, -13.6), width: 4.6, thickness: 3.4, across: upright),
      Station(Vector(35.6, 3, -19.6), width: 4.6, thickness: 3.4, across: Vector(0.5, 0.75, -0.1)),
      Station(Vector(27, -6, -24.4), width: 5.8, thickness: 3.2, across: Vector(0.8, 0.15, 0.1)),
      Station(behind(19, -16, above: 1.5), width: 8.4, thickness: 3, across: Vector(0.8, -0.5, 0)),
      Station(behind(11, -27, above: 0.7), width: 13, thickness: 2.8, across: Vector(0.8, -0.6, 0)),
      Station(behind(4, -37, above: -0.3), width: 16, thickness: 2.6, across: Vector(0.8, -0.6, 0)),
    ])
    tendon = Ligament(
      Ribbon(
        axis: axis, hasRoundEnds: true,
        start: Root(bone: femur, spread: 1, reach: 3),
        end: Root(bone: tibia, spread: 0.4, reach: 2)))
  }
}
