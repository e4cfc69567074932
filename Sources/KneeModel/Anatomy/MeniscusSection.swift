/// A cut across a meniscus at one place of its centre line, square to it.
///
/// Heights are given over columns from the free inner edge (fraction 0) to the outer wall (1).
struct MeniscusSection: Sendable {
  static let columns = 10
  static let wallPoints = 5
  /// The middle of the inner edge in an outline, counted from its end.
  static let tip = 2

  /// The middle of the rim on the ground plane.
  var middle: Vector
  /// Unit direction on the ground plane, towards the outer wall.
  var outward: Vector
  var halfWidth: Double
  /// How far the outer wall bulges at half its height, mm.
  var bulge: Double
  /// Height of the lower face over each column.
  var bottoms: [Double] = []
  /// Height of the upper face over each column.
  var tops: [Double] = []
  /// A tendon that presses a groove into the outer wall.
  var neighbour: Solid?

  /// Distance from the middle to a fraction of the width, along `outward`.
  func offset(_ fraction: Double) -> Double { mix(-halfWidth, halfWidth - bulge, fraction) }

  /// A point of the section: a fraction of the width, and a height.
  func point(_ fraction: Double, height: Double) -> Vector {
    let p = middle + outward * offset(fraction)
    return Vector(p.x, height, p.z)
  }

  func bottom(_ fraction: Double) -> Double { MeniscusSection.lookUp(bottoms, fraction) }

  func top(_ fraction: Double) -> Double { MeniscusSection.lookUp(tops, fraction) }

  private static func lookUp(_ heights: [Double], _ fraction: Double) -> Double {
    let position = clamp(fraction, 0, 1) * Double(columns)
    let i = min(Int(position), columns - 1)
    return mix(heights[i], heights[i + 1], position - Double(i))
  }

  /// The section's outline from `from` to the outer wall, grown by `margin`: along the upper face
  /// outward, down the wall, back along the lower face, and round the inner edge.
  func outline(
    from inner: Double = 0, columns: Int = MeniscusSection.columns, margin: Double = 0
  ) -> [Vector] {
    let fractions = (0...columns).map { mix(inner, 1, Double($0) / Double(columns)) }
    let upper = fractions.map { point($0, height: top($0) + margin) }
    let lower = fractions.reversed().map { point($0, height: bottom($0) - margin) }
    return (upper + wall(margin: margin) + lower).map { yielding($0, margin: margin) }
      + innerEdge(at: inner, margin: margin)
  }

  /// The point moved inward until it is clear of the neighbouring tendon.
  private func yielding(_ p: Vector, margin: Double) -> Vector {
    guard let neighbour else { return p }
    var p = p
    for _ in 0..<8 {
      let overlap = 0.3 - margin - neighbour(p)
      guard overlap > 0.005 else { break }
      p -= outward * overlap
    }
    return p
  }

  private func wall(margin: Double) -> [Vector] {
    (1...MeniscusSection.wallPoints).map { i in
      let t = Double(i) / Double(MeniscusSection.wallPoints + 1)
      let height = mix(top(1) + margin, bottom(1) - margin, t)
      return point(1, height: height) + outward * (bulge * 4 * t * (1 - t) + margin)
    }
  }

  /// Points of a half circle from the lower face round to the upper one.
  private func innerEdge(at fraction: Double, margin: Double) -> [Vector] {
    let low = bottom(fraction) - margin
    let high = top(fraction) + margin
    let reach = fraction == 0 ? (high - low) / 2 : 0.15
    let corner = 0.707_106_781_186_547_5
    return [(-corner, corner), (0, 1), (corner, corner)].map { rise, out in
      point(fraction, height: (low + high) / 2 + rise * (high - low) / 2) - outward * (reach * out)
    }
  }
}
