// Own elementary functions, made of rounded IEEE operations only. The C library's choose their
// instructions by processor and may differ in the last bit; then the written model would too.

/// e to the power x, to about 1e-15 of its value; 0 below -700.
///
/// Reduced by powers of two, then a Taylor polynomial on ±ln 2 / 2.
func exponential(_ x: Double) -> Double {
  guard x > -700 else { return 0 }
  guard x < 700 else { return .infinity }
  let k = (x * 1.442_695_040_888_963_4).rounded()
  let r = (x - k * 6.931_471_803_691_238_2e-1) - k * 1.908_214_929_270_587_7e-10
  var sum = 1.0
  for n in stride(from: 13.0, through: 1, by: -1) { sum = 1 + sum * r / n }
  return sum * Double(bitPattern: UInt64(1023 + Int64(k)) << 52)
}

/// The natural logarithm of a positive normal number, to about 1e-15.
///
/// With m the significand near one and s = (m - 1) / (m + 1), ln m = 2 (s + s³/3 + s⁵/5 + …).
func logarithm(_ x: Double) -> Double {
  var exponent = Double(x.exponent)
  var m = x.significand
  if m > 1.414_213_562_373_095 {
    m /= 2
    exponent += 1
  }
  let s = (m - 1) / (m + 1)
  let s2 = s * s
  var sum = 0.0
  for n in stride(from: 21.0, through: 1, by: -2) { sum = sum * s2 + 1 / n }
  return exponent * 0.693_147_180_559_945_3 + 2 * s * sum
}

/// `base` to a power, for a base that is not negative.
func power(_ base: Double, _ exponent: Double) -> Double {
  guard base > 1e-300 else { return 0 }
  return exponential(exponent * logarithm(base))
}

/// Sine and cosine of an angle in degrees, up to half a turn to either side, to about 1e-14.
func sineAndCosine(ofDegrees degrees: Double) -> (sine: Double, cosine: Double) {
  // Of a quarter of the angle, by Taylor; then doubled twice.
  let x = degrees * 0.017_453_292_519_943_295 / 4
  let x2 = x * x
  var (sine, cosine) = (1.0, 1.0)
  for n in stride(from: 16.0, through: 2, by: -2) {
    sine = 1 - sine * x2 / (n * (n + 1))
    cosine = 1 - cosine * x2 / (n * (n - 1))
  }
  sine *= x
  for _ in 0..<2 { (sine, cosine) = (2 * sine * cosine, cosine * cosine - sine * sine) }
  return (sine, cosine)
}
