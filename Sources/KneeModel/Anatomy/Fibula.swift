/// The upper fibula, behind and outside the tibia; its inner face is fitted to the tibia.
struct Fibula: Sendable {
  static let box = Box(Vector(18, -142, -38), Vector(52, -4, 2))

  let bone: Solid

  init(beside tibia: Solid) {
    let head = Solid.ellipsoid(center: Vector(34, -22.8, -17.3), radii: Vector(10, 8.8, 11))
    // The apex behind, and in front of it the hollow where the lateral ligament ends.
    let styloid = Solid.cone(
      from: Vector(35, -20, -21), radius: 6, to: Vector(36.2, -14.4, -23.6), radius: 2.9)
    let hollow = Solid.ellipsoid(center: Vector(45.5, -19, -13), radii: Vector(4, 6, 7))
    let shaft = Loft([
      LoftSection(y: -150, center: (30.2, -12.8), half: (6, 6.4), power: 2.2, taper: 0.3),
      LoftSection(y: -90, center: (31.5, -14), half: (5.8, 6.2), power: 2.2, taper: 0.25),
      LoftSection(y: -55, center: (32.5, -15.2), half: (5.4, 5.7), power: 2.1, taper: 0.1),
      LoftSection(y: -40, center: (33.2, -16.2), half: (5.3, 5.8)),
      LoftSection(y: -24, center: (34, -17.5), half: (8.6, 9)),
    ]).solid
    bone =
      head
      .union(styloid, blend: 6)
      .union(shaft, blend: 7)
      .subtracting(hollow, blend: 4)
      .subtracting(tibia.offset(0.6), blend: 1.5)
      .cut(by: Solid { -138 - $0.y }, rounding: 2.5)
  }
}
