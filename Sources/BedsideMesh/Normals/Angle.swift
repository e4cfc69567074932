/// The two functions of angles that normals need.
///
/// Their steps are plain arithmetic, so that the module needs no mathematics library and every
/// machine gets the same bits.
enum Angle {
  /// The cosine of an angle in degrees, clamped to 0...180; exact to the last few bits.
  static func cosine(degrees: Double) -> Double {
    let clamped = degrees.isNaN ? 0 : min(max(degrees, 0), 180)
    if clamped > 90 { return -cosine(degrees: 180 - clamped) }
    let square = clamped * clamped * (.pi / 180) * (.pi / 180)
    // Taylor's series: its terms for a right angle are below 1e-19 from the eleventh on.
    var sum = 1.0
    var term = 1.0
    for step in 1...11 {
      term *= -square / Double((2 * step - 1) * (2 * step))
      sum += term
    }
    return sum
  }

  /// The angle with a given cosine, in radians, to within 0.0001.
  ///
  /// M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions, 4.4.45.
  @inline(__always)
  static func ofCosine(_ cosine: Double) -> Double {
    let x = min(abs(cosine), 1)
    let series = 1.5707288 + x * (-0.2121144 + x * (0.0742610 - x * 0.0187293))
    let angle = (1 - x).squareRoot() * series
    return cosine < 0 ? .pi - angle : angle
  }
}
