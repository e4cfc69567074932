/// A flat ligament laid over a solid's inner-side surface: rows from its upper to its lower end,
/// each following the surface across.
struct Band: Sendable {
  /// The shape of a band as seen from its flat side, and its thickness.
  struct Plan: Sendable {
    /// Height of the upper and of the lower end.
    var heights: (upper: Double, lower: Double)
    /// z of the middle at both ends.
    var middles: (upper: Double, lower: Double)
    /// Half the width, by the fraction of the length.
    var halfWidth: @Sendable (Double) -> Double
    var thickness: Double
    var rows: Int
    var columns: Int
    /// How firmly the tissue below holds the band to the surface at a height, from 0 to 1.
    var hold: @Sendable (Double) -> Double
    /// How far the band stays off the surface at a height, for what lies under it.
    var clearance: @Sendable (Double) -> Double
  }

  /// Length of the rounded ends, mm.
  private static let ending = 7.0
  /// Rows of each of them.
  private static let endRows = 6

  let plan: Plan
  /// The band's middle surface, row by row.
  private let points: [[Vector]]

  init(_ plan: Plan, over solid: Solid) {
    self.plan = plan
    let contact = (0...plan.rows).map { i in
      let t = Band.place(i, plan)
      let y = mix(plan.heights.upper, plan.heights.lower, t)
      let half = plan.halfWidth(t) * Band.rounding(i, plan)
      return (0...plan.columns).map { j in
        let across = 2 * Double(j) / Double(plan.columns) - 1
        let z = mix(plan.middles.upper, plan.middles.lower, t) + across * half
        return solid.contact(
          from: Vector(-60, y, z), towards: Vector(1, 0, 0),
          clearance: plan.clearance(y) + Band.thickness(i, j, plan) / 2 - 0.15, reach: 60)
      }
    }
    points = Band.tautened(contact, hold: plan.hold)
  }

  /// The middle column of the inner face, for measuring.
  var axis: Sweep {
    let column = plan.columns / 2
    return Sweep(
      points.indices.map { i in
        let inward = normal(i, column) * (-Band.thickness(i, column, plan) / 2)
        return Station(
          points[i][column] + inward, width: 10, thickness: plan.thickness,
          across: Vector(0, 0, 1))
      }, samplesPerSpan: 1)
  }

  /// The middle of the upper end's rounded footprint, on the inner face.
  var footprint: Vector {
    let axis = axis
    let i = axis.samples.indices.first { axis.travelled(to: $0) >= 0.75 * Band.ending } ?? 0
    return axis.samples[i].position
  }

  /// The closed surface: each ring runs over the outer face and back over the inner one.
  var surface: Lattice {
    Lattice(
      rings: points.indices.map { i in
        let normals = points[i].indices.map { normal(i, $0) }
        func face(_ j: Int, _ side: Double) -> Vector {
          points[i][j] + normals[j] * (side * Band.thickness(i, j, plan) / 2)
        }
        let columns = Array(points[i].indices)
        return columns.map { face($0, 1) } + columns.reversed().map { face($0, -1) }
      })
  }

  /// The direction away from the knee.
  private func normal(_ i: Int, _ j: Int) -> Vector {
    let along = points[min(i + 1, plan.rows)][j] - points[max(i - 1, 0)][j]
    let across = points[i][min(j + 1, plan.columns)] - points[i][max(j - 1, 0)]
    let normal = along.cross(across).normalized
    return normal.x < 0 ? normal : -normal
  }

  /// How far round its rounded end a row lies: evenly, so that the end has no corners.
  private static func arc(_ fromEnd: Int) -> (sine: Double, cosine: Double) {
    sineAndCosine(ofDegrees: 90 * min(Double(fromEnd) + 0.3, Double(endRows)) / Double(endRows))
  }

  /// Where a row lies between the upper end and the lower one, as a share of the way.
  private static func place(_ i: Int, _ plan: Plan) -> Double {
    let length = abs(plan.heights.upper - plan.heights.lower)
    let end = ending / length
    if i < endRows { return end * (1 - arc(i).cosine) }
    if plan.rows - i < endRows { return 1 - end * (1 - arc(plan.rows - i).cosine) }
    return mix(end, 1 - end, Double(i - endRows) / Double(plan.rows - 2 * endRows))
  }

  /// How much of its width the band has at a row: less at the rounded ends.
  private static func rounding(_ i: Int, _ plan: Plan) -> Double {
    let fromEnd = min(i, plan.rows - i)
    return fromEnd < endRows ? arc(fromEnd).sine : 1
  }

  /// Thinner at the edges and at both ends, with faint lengthwise fibres.
  private static func thickness(_ i: Int, _ j: Int, _ plan: Plan) -> Double {
    let across = 2 * Double(j) / Double(plan.columns) - 1
    let edge = (1 - 0.96 * across * across * across * across).squareRoot()
    let end = mix(0.45, 1, rounding(i, plan))
    return plan.thickness * edge * end + 0.08 * wave(Double(j) * 0.5)
  }

  /// The shape of strings stretched over contact points: they may lie outside, not inside.
  private static func tautened(
    _ contact: [[Vector]], hold: (Double) -> Double
  ) -> [[Vector]] {
    var rows = contact
    let last = contact[contact.count - 1]
    for _ in 0..<900 {
      for i in 1..<(rows.count - 1) {
        for j in rows[i].indices {
          let taut = min(contact[i][j].x, (rows[i - 1][j].x + rows[i + 1][j].x) / 2)
          // The ends lie on the surface.
          let toEnd = min(abs(rows[i][j].y - contact[0][j].y), abs(rows[i][j].y - last[j].y))
          let held = max(hold(rows[i][j].y), 1 - smoothstep(0, 2 * ending, toEnd))
          rows[i][j].x = mix(taut, contact[i][j].x, held)
        }
      }
    }
    // Bends are eased, outward only.
    for _ in 0..<140 {
      for i in 1..<(rows.count - 1) {
        for j in rows[i].indices {
          let eased = (rows[i - 1][j].x + 2 * rows[i][j].x + rows[i + 1][j].x) / 4
          rows[i][j].x = min(rows[i][j].x, eased)
        }
      }
    }
    return rows
  }
}
