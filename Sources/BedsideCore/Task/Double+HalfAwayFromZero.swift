extension Double {
  /// The number with so many digits behind the decimal mark; a half goes away from zero, also one that
  /// binary fractions or a calculation miss by a hair.
  ///
  /// What counts are the digits of the shortest decimal text of the number, so that 1.005 is the half
  /// that it was written as. A number that needs no rounding stays what it is, exactly.
  func roundedHalfAway(decimals: Int) -> Double {
    guard isFinite, self != rounded(.towardZero) else { return self == 0 ? 0 : self }
    let parts = DecimalText.text(of: magnitude).split(separator: ".")
    guard parts.count == 2, parts[1].count > decimals else { return self }
    var digits = Array((parts[0] + parts[1].prefix(decimals)).utf8)
    let rest = Double("0.\(parts[1].dropFirst(decimals))") ?? 0
    if rest + hair(decimals) >= 0.5 { Self.count(up: &digits) }
    digits.insert(UInt8(ascii: "."), at: digits.count - decimals)
    // A point needs a digit behind it.
    digits.append(UInt8(ascii: "0"))
    let result = Double(String(decoding: digits, as: UTF8.self)) ?? 0
    if result == 0 { return 0 }
    return self < 0 ? -result : result
  }

  /// By how much a calculation may have missed a half, in units of the last digit kept.
  private func hair(_ decimals: Int) -> Double {
    let scaled = (0..<decimals).reduce(magnitude) { number, _ in number * 10 }
    return min(max(scaled, 1) * 1e-12, 1e-6)
  }

  /// Adds one to the number that decimal `digits` write.
  private static func count(up digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      guard digits[index] == UInt8(ascii: "9") else {
        digits[index] += 1
        return
      }
      digits[index] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}
