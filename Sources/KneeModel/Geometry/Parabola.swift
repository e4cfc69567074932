/// The parabola through three points, for gently curved centre lines and widths.
struct Parabola: Sendable {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ p0: (Double, Double), _ p1: (Double, Double), _ p2: (Double, Double)) {
    let d01 = (p1.1 - p0.1) / (p1.0 - p0.0)
    let d12 = (p2.1 - p1.1) / (p2.0 - p1.0)
    a = (d12 - d01) / (p2.0 - p0.0)
    b = d01 - a * (p0.0 + p1.0)
    c = p0.1 - p0.0 * (b + a * p0.0)
  }

  func callAsFunction(_ t: Double) -> Double { c + t * (b + t * a) }
}
