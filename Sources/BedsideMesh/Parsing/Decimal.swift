/// A decimal number taken apart: ±mantissa * 10^exponent.
struct Decimal {
  var isNegative = false
  /// The first 19 digits that count.
  var mantissa: UInt64 = 0
  var exponent = 0
  /// Whether there was any digit.
  var hasDigits = false
  /// Whether a comma stood in place of the dot.
  var hasComma = false
  /// Whether digits were cut off behind the nineteenth.
  var isCut = false
  /// Where the number stands in its text.
  var range: Range<Int>

  /// The value, correctly rounded; `text` is asked only in doubtful cases.
  func float(in text: PaddedBytes) -> Float {
    let magnitude = Rounding.scaled(mantissa, by: exponent) ?? Float(spelling(in: text)) ?? 0
    return isNegative ? -abs(magnitude) : abs(magnitude)
  }

  /// The value as a Double, correctly rounded.
  func double(in text: PaddedBytes) -> Double {
    let isExact = !isCut && mantissa < 1 << 53 && abs(exponent) <= 22
    let magnitude: Double
    if isExact {
      let power = Rounding.powers[abs(exponent)]
      magnitude = exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    } else {
      magnitude = Double(spelling(in: text)) ?? 0
    }
    return isNegative ? -abs(magnitude) : abs(magnitude)
  }

  /// The number as the standard library reads it.
  private func spelling(in text: PaddedBytes) -> String {
    let written = text.string(in: range)
    return hasComma ? String(written.map { $0 == "," ? "." : $0 }) : written
  }
}

extension PaddedBytes {
  /// Reads as much of a number as stands at `start`: sign, digits, dot or comma, exponent.
  func decimal(at start: Int, limit: Int) -> Decimal {
    var number = Decimal(range: start..<start)
    var offset = start
    if self[offset] == Ascii.minus || self[offset] == Ascii.plus {
      number.isNegative = self[offset] == Ascii.minus
      offset &+= 1
    }
    var kept = 0
    offset = digits(at: offset, limit: limit, &number, kept: &kept, scale: 0)
    if offset < limit, self[offset] == Ascii.dot || self[offset] == Ascii.comma {
      number.hasComma = self[offset] == Ascii.comma
      offset = digits(at: offset &+ 1, limit: limit, &number, kept: &kept, scale: 1)
    }
    if offset < limit && number.hasDigits && self[offset] | 0x20 == Ascii.smallE {
      offset = exponent(at: offset, limit: limit, &number)
    }
    number.range = start..<min(offset, limit)
    return number
  }

  /// Adds digits to the mantissa; `scale` is 1 behind the dot, else 0.
  ///
  /// Returns where they end. Those behind the nineteenth only count as places.
  private func digits(
    at start: Int, limit: Int, _ number: inout Decimal, kept: inout Int, scale: Int
  ) -> Int {
    var offset = start
    while offset < limit, Ascii.isDigit(self[offset]) {
      if kept < 19 {
        number.mantissa = number.mantissa * 10 + UInt64(self[offset] - Ascii.zero)
        if number.mantissa != 0 { kept += 1 }
        number.exponent -= scale
      } else {
        number.isCut = true
        number.exponent += 1 - scale
      }
      offset += 1
    }
    if offset > start { number.hasDigits = true }
    return offset
  }

  /// Reads `e-12`; an `e` without digits is left where it stands.
  private func exponent(at start: Int, limit: Int, _ number: inout Decimal) -> Int {
    var offset = start &+ 1
    let isDown = offset < limit && self[offset] == Ascii.minus
    if offset < limit, self[offset] == Ascii.minus || self[offset] == Ascii.plus { offset &+= 1 }
    let first = offset
    var written = 0
    while offset < limit, Ascii.isDigit(self[offset]) {
      written = min(written &* 10 &+ Int(self[offset] &- Ascii.zero), 100_000)
      offset &+= 1
    }
    guard offset > first else { return start }
    number.exponent &+= isDown ? -written : written
    return offset
  }

  /// A whole number; a fraction of zeros (`3.0`) is cut off.
  ///
  /// nil when there is anything else. Numbers too big for any index come out as a very big number,
  /// never wrapped.
  func integer(in range: Range<Int>) -> Int? {
    var cursor = range.lowerBound
    var isNegative = false
    if cursor < range.upperBound, self[cursor] == Ascii.minus || self[cursor] == Ascii.plus {
      isNegative = self[cursor] == Ascii.minus
      cursor += 1
    }
    var value = 0
    let first = cursor
    while cursor < range.upperBound, Ascii.isDigit(self[cursor]) {
      value = min(value * 10 + Int(self[cursor] - Ascii.zero), 1 << 40)
      cursor += 1
    }
    guard cursor > first else { return nil }
    if cursor < range.upperBound, self[cursor] == Ascii.dot {
      cursor += 1
      while cursor < range.upperBound, self[cursor] == Ascii.zero { cursor += 1 }
    }
    guard cursor == range.upperBound else { return nil }
    return isNegative ? -value : value
  }
}
