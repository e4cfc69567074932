internal import BedsideCore

/// Finds how the shin settles on the cartilages and how the kneecap glides on the thigh.
struct JointSolver {
  let joint: Joint
  let surfaces: JointSurfaces

  /// The table of a joint; one without surfaces only turns.
  static func table(of joint: Joint) -> JointTable {
    let first = (joint.range.lowerBound / JointTable.step).rounded(.down) * JointTable.step
    let count = Int(((joint.range.upperBound - first) / JointTable.step).rounded(.up)) + 1
    let degrees = (0..<count).map { first + Double($0) * JointTable.step }
    guard let surfaces = joint.surfaces else {
      return JointTable(
        first: first, rows: degrees.map { _ in JointTable.Row() }, kneecapShifts: [],
        kneecapFirst: 0)
    }
    let solver = JointSolver(joint: joint, surfaces: surfaces)
    var rows = solver.settled(degrees)
    let shifts = solver.kneecapShifts()
    let table = JointTable(
      first: first, rows: rows, kneecapShifts: shifts, kneecapFirst: Self.kneecapTurns.lowerBound)
    for index in rows.indices {
      rows[index].kneecap = solver.kneecapTurn(at: degrees[index], rows[index], table)
      rows[index].ceilings = solver.ceilings(at: degrees[index], rows[index])
    }
    var complete = table
    complete.rows = rows
    return complete
  }

  /// How far the kneecap may turn, in degrees.
  static let kneecapTurns = -15.0...130.0
  /// How many times a place is made better; each time leaves a hundredth of what was wrong.
  private static let rounds = 4
  /// How much farther than the nearest points those lie that may become the nearest, in units of
  /// the circles' radius.
  private static let neighborhood: Float = 0.15

  /// The shin's rows, from straight on in both directions, each from the one before.
  private func settled(_ degrees: [Double]) -> [JointTable.Row] {
    var rows = degrees.map { _ in JointTable.Row() }
    guard let medial = surfaces.medial.nearest(of: surfaces.thigh)?.gap,
      let lateral = surfaces.lateral.nearest(of: surfaces.thigh)?.gap
    else { return rows }
    let straight = degrees.firstIndex { $0 >= 0 } ?? 0
    let ways = [Array(straight..<rows.count), Array((0...straight).reversed())]
    for way in ways {
      for (index, next) in zip(way, way.dropFirst()) {
        rows[next] = settle(at: degrees[next], from: rows[index], rest: (medial, lateral))
      }
    }
    return rows
  }

  /// The row in which both sides have the gap that they have at rest.
  private func settle(
    at degrees: Double, from before: JointTable.Row, rest: (Float, Float)
  ) -> JointTable.Row {
    let (axes, reach) = (joint.axes, neighborhood)
    let back = joint.unsettledShin(at: degrees).inverse
    var row = before
    let points = surfaces.thigh.map(back.point)
    func placed(_ points: [Vector]) -> [Vector] {
      let tilt = Turn(Angle(radians: Double(row.tilt)), about: axes.front)
      let settling = Pose(shift: axes.up * row.lift) * Pose(tilt, about: axes.floor)
      return points.map(settling.inverse.point)
    }
    let start = placed(points)
    let inner = indices(of: start, near: surfaces.medial, within: reach).map { points[$0] }
    let outer = indices(of: start, near: surfaces.lateral, within: reach).map { points[$0] }
    for _ in 0..<Self.rounds {
      guard let medial = surfaces.medial.nearest(of: placed(inner)),
        let lateral = surfaces.lateral.nearest(of: placed(outer))
      else { return row }
      let (wantedMedial, wantedLateral) = (medial.gap - rest.0, lateral.gap - rest.1)
      let medialArm = (medial.point - axes.floor).dot(axes.up.cross(axes.front))
      let lateralArm = (lateral.point - axes.floor).dot(axes.up.cross(axes.front))
      guard abs(medialArm - lateralArm) > reach else { return row }
      let tilt = (wantedMedial - wantedLateral) / (medialArm - lateralArm)
      row.tilt += tilt
      row.lift += wantedMedial - tilt * medialArm
    }
    return row
  }

  /// How low the thigh's cartilage reaches over each meniscus.
  private func ceilings(at degrees: Double, _ row: JointTable.Row) -> [JointSide: [Float]] {
    let pose = joint.shin(at: degrees, row).inverse
    return joint.glides.compactMapValues {
      $0.room?.ceiling(under: surfaces.thighCorners, at: pose)
    }
  }

  private var neighborhood: Float {
    let circles = joint.plan.flexion
    return Float(circles.medial.radius + circles.lateral.radius) / 2 * Self.neighborhood
  }

  private func indices(
    of points: [Vector], near field: HeightField, within most: Float
  ) -> [Int] {
    let gaps = points.map { field.gap(to: $0) ?? .infinity }
    guard let least = gaps.min(), least.isFinite else { return [] }
    return gaps.indices.filter { gaps[$0] <= least + most }
  }
}
