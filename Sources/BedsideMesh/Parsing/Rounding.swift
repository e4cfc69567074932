/// Decimal text to Float, correctly rounded.
///
/// A decimal m / 10^f is computed as one Double division and then rounded to Float. The Double
/// is off by at most a few units in its last place, so the Float is right unless the Double
/// lies that close to the midpoint of two neighbouring Floats; only then (about once in
/// 30 million random numbers) is the exact, slow conversion needed.
enum Rounding {
  /// Distance, in units of the Double's last place, that counts as "too close to call".
  ///
  /// Errors: m to Double 1/2, power of ten 1/2, product or quotient 1/2, digits cut after the
  /// 19th < 1. Doubled because a relative error may weigh two units.
  private static let doubt: UInt64 = 8

  @inline(__always)
  static func isDoubtful(_ value: Double) -> Bool {
    // A Double has 29 bits more than a Float; a Float midpoint is 1 followed by 28 zeros.
    let extra = value.bitPattern & 0x1FFF_FFFF
    return extra &- (0x1000_0000 &- doubt) <= 2 &* doubt
  }

  /// Powers of ten from 0 to 60: up to 22 exact, above correctly rounded.
  static let powers: InlineArray<61, Double> = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22, 1e23, 1e24, 1e25, 1e26, 1e27, 1e28, 1e29, 1e30, 1e31,
    1e32, 1e33, 1e34, 1e35, 1e36, 1e37, 1e38, 1e39, 1e40, 1e41, 1e42, 1e43, 1e44, 1e45, 1e46,
    1e47, 1e48, 1e49, 1e50, 1e51, 1e52, 1e53, 1e54, 1e55, 1e56, 1e57, 1e58, 1e59, 1e60,
  ]

  /// m * 10^exponent, or nil when that cannot be rounded to Float with certainty.
  @inline(__always)
  static func scaled(_ mantissa: UInt64, by exponent: Int) -> Float? {
    if mantissa == 0 { return 0 }
    guard abs(exponent) < powers.count else { return nil }
    let power = powers[abs(exponent)]
    let value = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    // Outside the range of normal Floats the midpoints lie elsewhere: the slow way decides.
    guard value >= Double(Float.leastNormalMagnitude), value < 3.4e38, !isDoubtful(value) else {
      return nil
    }
    return Float(value)
  }
}
