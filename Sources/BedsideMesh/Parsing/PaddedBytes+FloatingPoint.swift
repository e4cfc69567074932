extension PaddedBytes {
  /// A number with an exponent or more than 16 bytes: `[+-]digits[.digits][e[+-]digits]`, with
  /// at most 18 digits from the first that is not zero on, ended by a blank.
  ///
  /// Returns the offset of that blank, or -1 when the text is anything else or in doubt.
  @inline(__always)
  func floatingPoint(at start: Int, _ result: inout Float) -> Int {
    let isNegative = self[start] == Ascii.minus
    var cursor = start &+ (isNegative || self[start] == Ascii.plus ? 1 : 0)
    let first = cursor
    var mantissa: UInt64 = 0
    var kept = 0
    cursor = digits(at: cursor, &mantissa, kept: &kept)
    var seen = cursor &- first
    var exponent = 0
    if self[cursor] == Ascii.dot {
      let end = digits(at: cursor &+ 1, &mantissa, kept: &kept)
      exponent = cursor &+ 1 &- end
      seen &-= exponent
      cursor = end
    }
    if seen == 0 || kept > 18 { return -1 }
    if self[cursor] | 0x20 == Ascii.smallE {
      let isDown = self[cursor &+ 1] == Ascii.minus
      cursor &+= isDown || self[cursor &+ 1] == Ascii.plus ? 2 : 1
      var written: UInt64 = 0
      var digitsKept = 0
      let end = digits(at: cursor, &written, kept: &digitsKept)
      if end == cursor || digitsKept > 3 { return -1 }
      exponent &+= isDown ? 0 &- Int(truncatingIfNeeded: written) : Int(truncatingIfNeeded: written)
      cursor = end
    }
    guard self[cursor] <= Ascii.space, let value = Rounding.scaled(mantissa, by: exponent) else {
      return -1
    }
    result = isNegative ? -value : value
    return cursor
  }

  /// Adds digits to a mantissa and counts those from the first that is not zero on.
  ///
  /// Returns where they end. The mantissa is meaningless once there are more than 19.
  @inline(__always)
  private func digits(at start: Int, _ mantissa: inout UInt64, kept: inout Int) -> Int {
    var offset = start
    while true {
      let text = word(at: offset) ^ Words.asciiZeros
      let found = Words.firstIndex(Words.nonDigits(text))
      if found == 0 { return offset }
      let digits = text &<< UInt64(truncatingIfNeeded: 64 &- found &<< 3)
      kept &+= found &- (mantissa == 0 ? Words.leadingZeros(digits, of: found) : 0)
      mantissa = mantissa &* Words.powers[found] &+ Words.eightDigits(digits)
      offset &+= found
      if found < 8 { return offset }
    }
  }
}
