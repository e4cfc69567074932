/// How the knee bends, as `joint` in `knee.json` tells the viewer: the thigh stays.
///
/// The shin turns about the rear circles of the condyles, and inward about a line on the medial
/// side, and is raised and tilted until both of its cartilages are as far from the thigh's as they
/// are in extension.
struct Flexion: Sendable {
  /// How far the shin turns inward, by how many degrees of flexion, about which upright line.
  static let turning = (degrees: 11.6, until: 40.0, pivot: Vector(-12, 0, -2.5))
  /// By how many degrees of flexion the menisci have slid back.
  static let gliding = 120.0
  /// How far the foremost and the hindmost part of the lateral meniscus slide back, mm.
  static let lateralGlide = (front: 12.5, back: 9.5)

  private static let centers = [Condyle.medial, .lateral].map { condyle in
    Vector(condyle.centreLine(condyle.posterior.z), condyle.posterior.y, condyle.posterior.z)
  }
  /// The direction that the shin turns about by the right-hand rule.
  static let axis = (centers[1] - centers[0]).normalized
  /// The middle between the condyles' rear circles.
  static let center = (centers[0] + centers[1]) / 2
  /// The middle between the lowest points of these circles, with cartilage.
  static let floor = center - Vector(0, 22.55, 0)

  /// From 0 to 1, most of it at the start, and gently into 1.
  static func early(_ share: Double) -> Double {
    let share = clamp(share, 0, 1)
    return share * (2 - share)
  }

  private let thigh: [Vector]
  private let shin: Solid
  private let rest: (medial: Double, lateral: Double)?

  /// Makes the bending of a knee whose femoral cartilage has these points.
  init(_ knee: Knee, cartilage thigh: [Vector]) {
    self.thigh = thigh
    shin = knee.joint.tibia
    let start = ShinPlace(degrees: 0)
    let medial = Flexion.nearest(thigh, above: shin, side: -1, start)
    let lateral = Flexion.nearest(thigh, above: shin, side: 1, start)
    rest = medial.flatMap { m in lateral.map { (m.gap, $0.gap) } }
  }

  /// Where the shin is at some degrees of flexion.
  func place(at degrees: Double) -> ShinPlace {
    var place = ShinPlace(degrees: degrees)
    guard let rest, degrees != 0 else { return place }
    let points = thigh.map(place.seenUnsettled)
    for _ in 0..<6 {
      guard let medial = Flexion.nearest(points, above: shin, side: -1, place),
        let lateral = Flexion.nearest(points, above: shin, side: 1, place)
      else { return place }
      let (inner, outer) = (medial.gap - rest.medial, lateral.gap - rest.lateral)
      let arms = (medial.point.x - Flexion.floor.x, lateral.point.x - Flexion.floor.x)
      let slope = (inner - outer) / (arms.0 - arms.1)
      place.tilt += slope * 57.295_779_513_082_32
      place.lift += inner - slope * arms.0
    }
    return place
  }

  /// The point of the thigh that lies least far above the shin's cartilage on one side.
  private static func nearest(
    _ points: [Vector], above shin: Solid, side: Double, _ place: ShinPlace
  ) -> (gap: Double, point: Vector)? {
    func rough(_ p: Vector) -> Double { p.y - Tibia.plateauHeight(p.x, p.z) }
    let over = points.map(place.settled).filter {
      $0.x * side > 8 && $0.y < 14 && Tibia.outline($0.x, $0.z) < -1.5
    }
    guard let lowest = over.map(rough).min() else { return nil }
    return over.filter { rough($0) < lowest + 1 }.map { p in
      let ground = shin.contact(
        from: Vector(p.x, lowest + Tibia.plateauHeight(p.x, p.z) + 6, p.z),
        towards: Vector(0, -1, 0), clearance: 0, reach: 14)
      return (gap: p.y - ground.y, point: p)
    }.min { $0.gap < $1.gap }
  }
}
