/// Two thin cords from the back horn of the lateral meniscus to the medial condyle: one passes in
/// front of the posterior cruciate ligament (Humphry's), the other behind it (Wrisberg's).
struct MeniscofemoralLigaments: Sendable {
  let anterior: Ligament
  let posterior: Ligament

  init(femur: Solid, horn: Meniscus) {
    func onHorn(_ fraction: Double) -> Vector {
      let i = Int(fraction * Double(horn.sections.count - 1))
      let section = horn.sections[i]
      return section.point(0.62, height: mix(section.bottom(0.62), section.top(0.62), 0.6))
    }
    func onCondyle(_ y: Double, _ z: Double) -> Vector {
      femur.contact(
        from: Vector(-1, y, z), towards: Vector(-1, 0, 0), clearance: 0, reach: 25)
    }
    anterior = MeniscofemoralLigaments.cord(
      from: onHorn(0.88), by: [Vector(6, 1.5, -10.4), Vector(-1.8, 2.1, -7.3)],
      to: onCondyle(15.95, -9.2), width: 2.4, femur: femur)
    posterior = MeniscofemoralLigaments.cord(
      from: onHorn(0.84), by: [Vector(6, 5.4, -24.4), Vector(-3, 11.4, -28.3)],
      to: onCondyle(18, -25), width: 3.2, femur: femur)
  }

  private static func cord(
    from horn: Vector, by way: [Vector], to wall: Vector, width: Double, femur: Solid
  ) -> Ligament {
    let across = Vector(0, 1, 0.2)
    let thickness = 0.7 * width
    let axis = Sweep(
      [Station(horn, width: width, thickness: thickness, across: across)]
        + way.map { Station($0, width: width, thickness: thickness, across: across) }
        + [
          Station(wall, width: width + 1.4, thickness: thickness, across: across),
          Station(
            wall + Vector(-2.6, 0.8, 0.6), width: width + 1.6, thickness: thickness,
            across: across),
        ])
    return Ligament(
      Ribbon(axis: axis, hasRoundEnds: true, end: Root(bone: femur, spread: 0.9, reach: 3)))
  }
}
