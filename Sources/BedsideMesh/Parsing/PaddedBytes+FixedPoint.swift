extension PaddedBytes {
  /// The common case: `[-]digits[.digits]` in at most 16 bytes, ended by a blank.
  ///
  /// Returns the offset of that blank, or -1 when the text is anything else. A number of more
  /// than 16 bytes is read up to the sixteenth, so the caller must look for the blank.
  @inline(__always)
  func fixedPoint(at start: Int, _ result: inout Float) -> Int {
    // Find the end first: the next number waits only for this, not for the value.
    let window = window(at: start)
    let text = window.word(at: 0)
    let inFirst = Words.firstIndex(Words.blanks(text))
    let inSecond = Words.firstIndex(Words.blanks(window.word(at: 8)))
    // Lengths and signs are as good as random, and a wrongly predicted branch costs more
    // than the whole number: so arithmetic instead of conditions here.
    let goesOn = inFirst &>> 3  // 1 when the first word holds no blank
    let length = inFirst &+ (inSecond & (0 &- goesOn))

    let sign = Words.isMinus(text)
    let bodyLength = length &- sign

    // Squeeze the dot out: bytes before it from one load, bytes after it from the next.
    let head = window.word(at: sign)
    let dot = Words.firstIndex(Words.matches(head, Words.dots))
    var digits = head
    var digitCount = bodyLength
    var fraction = 0
    if dot < bodyLength {
      if dot == 8 { return -1 }
      let before = Words.lowBytes(dot)
      digits = head & before | window.word(at: sign &+ 1) & ~before
      digitCount = bodyLength &- 1
      fraction = digitCount &- dot
    }
    digits ^= Words.asciiZeros

    let value =
      digitCount <= 8
      ? Self.shortValue(digits, digitCount, fraction)
      : Self.longValue(digits, window.word(at: sign &+ 9), digitCount, fraction, dot)
    if value < 0 { return -1 }
    result = Float(
      bitPattern: Float(value).bitPattern | UInt32(truncatingIfNeeded: sign) &<< 31)
    return start &+ length
  }

  /// Up to eight digits with `fraction` of them behind the dot; -1 if any is no digit.
  @inline(__always)
  private static func shortValue(_ digits: UInt64, _ count: Int, _ fraction: Int) -> Double {
    if count <= 0 { return -1 }
    // Shifting pads with leading zeros, and drops what follows the number.
    let padded = digits &<< UInt64(truncatingIfNeeded: 64 &- count &<< 3)
    if Words.nonDigits(padded) != 0 { return -1 }
    // With m < 10^8 and f <= 8 no doubt is possible: a decimal that is not itself a midpoint
    // differs from every midpoint by more than 2^-52 of its size.
    return Double(Int64(bitPattern: Words.eightDigits(padded))) / Rounding.powers[fraction]
  }

  /// Nine to sixteen digits, the dot among the first eight; -1 if there is any doubt.
  @inline(__always)
  private static func longValue(
    _ digits: UInt64, _ text: UInt64, _ count: Int, _ fraction: Int, _ dot: Int
  ) -> Double {
    if count > 16 || dot == 8 { return -1 }
    let tailCount = count &- 8
    let tail =
      (text ^ Words.asciiZeros) &<< UInt64(truncatingIfNeeded: 64 &- tailCount &<< 3)
    if Words.nonDigits(digits) | Words.nonDigits(tail) != 0 { return -1 }
    let leading = Words.eightDigits(digits) &* Words.powers[tailCount]
    let mantissa = Int64(bitPattern: leading &+ Words.eightDigits(tail))
    let value = Double(mantissa) / Rounding.powers[fraction]
    return Rounding.isDoubtful(value) ? -1 : value
  }
}
