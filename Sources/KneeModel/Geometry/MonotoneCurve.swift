/// A piecewise cubic through knots that never overshoots them (Fritsch and Butland's tangents).
struct MonotoneCurve: Sendable {
  private let knots: [(x: Double, y: Double)]

  /// Makes a curve from knots in order of rising x.
  init(_ knots: [(x: Double, y: Double)]) {
    self.knots = knots
  }

  func callAsFunction(_ x: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return 0 }
    guard x > first.x else { return first.y }
    guard x < last.x, let i = knots.lastIndex(where: { $0.x <= x }) else { return last.y }
    let h = knots[i + 1].x - knots[i].x
    let t = (x - knots[i].x) / h
    let t2 = t * t
    let t3 = t2 * t
    let ends = knots[i].y * (2 * t3 - 3 * t2 + 1) + knots[i + 1].y * (3 * t2 - 2 * t3)
    return ends + h * (tangent(i) * (t3 - 2 * t2 + t) + tangent(i + 1) * (t3 - t2))
  }

  private func slope(_ i: Int) -> Double {
    (knots[i + 1].y - knots[i].y) / (knots[i + 1].x - knots[i].x)
  }

  private func tangent(_ i: Int) -> Double {
    if i == 0 { return slope(0) }
    if i == knots.count - 1 { return slope(i - 1) }
    let before = slope(i - 1)
    let after = slope(i)
    return before * after <= 0 ? 0 : 2 * before * after / (before + after)
  }
}
