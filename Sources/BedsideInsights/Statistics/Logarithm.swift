/// Logarithms and what is made of them, without the C library that pure targets do not import.
enum Logarithm {
  private static let ln2 = 0.6931471805599453

  /// The natural logarithm of a number above 0.
  static func natural(_ number: Double) -> Double {
    var significand = number.significand
    var exponent = Double(number.exponent)
    // Between 0.7 and 1.4 the series converges at once.
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (sum, term, divisor) = (0.0, ratio, 1.0)
    while term.magnitude > 1e-18 {
      sum += term / divisor
      term *= square
      divisor += 2
    }
    return 2 * sum + exponent * ln2
  }

  /// The power of e.
  static func exponential(_ power: Double) -> Double {
    let halvings = max(0, Int(power.magnitude.exponent) + 4)
    let small = power / Double(sign: .plus, exponent: halvings, significand: 1)
    var (sum, term, index) = (1.0, 1.0, 1.0)
    while term.magnitude > 1e-18 {
      term *= small / index
      sum += term
      index += 1
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
  }

  /// The hyperbolic tangent.
  static func tanh(_ number: Double) -> Double {
    if number.magnitude > 20 { return number < 0 ? -1 : 1 }
    let power = exponential(2 * number)
    return (power - 1) / (power + 1)
  }
}
