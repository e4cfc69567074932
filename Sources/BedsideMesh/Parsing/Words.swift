/// Eight bytes of text examined at once inside one UInt64.
///
/// All functions take words whose first text byte is in the lowest bits.
enum Words {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  static let asciiZeros: UInt64 = 0x3030_3030_3030_3030
  static let dots: UInt64 = 0x2E2E_2E2E_2E2E_2E2E
  static let newlines: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  static let returns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// Powers of ten, for words of digits.
  static let powers: InlineArray<9, UInt64> = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]

  /// Bytes `<= 0x20` (white space, line ends, NUL) have their high bit set in the result.
  ///
  /// Only the lowest set bit is exact: borrows run upwards.
  @inline(__always)
  static func blanks(_ word: UInt64) -> UInt64 {
    (word &- (ones &* 0x21)) & ~word & highBits
  }

  /// As `blanks`, for bytes equal to `pattern`'s (one byte repeated eight times).
  @inline(__always)
  static func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return (difference &- ones) & ~difference & highBits
  }

  /// High bit set for every byte that is not a digit; `digits` is text ^ `asciiZeros`.
  ///
  /// Exact.
  @inline(__always)
  static func nonDigits(_ digits: UInt64) -> UInt64 {
    ((digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | digits) & highBits
  }

  /// High bit set for every byte equal to `pattern`'s.
  ///
  /// Exact, unlike `matches`.
  @inline(__always)
  static func everyMatch(_ text: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = text ^ pattern
    return ~((difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F | difference) & highBits
  }

  /// How many bytes are marked by their high bits.
  @inline(__always)
  static func count(_ marks: UInt64) -> Int { sum(marks &>> 7) }

  /// The sum of eight bytes, at most 255.
  @inline(__always)
  static func sum(_ bytes: UInt64) -> Int {
    Int(truncatingIfNeeded: (bytes &* ones) &>> 56)
  }

  /// 1 when the text starts with a minus sign, else 0.
  @inline(__always)
  static func isMinus(_ text: UInt64) -> Int {
    let difference = text & 0xFF ^ UInt64(Ascii.minus)
    return Int(truncatingIfNeeded: (difference &- 1) &>> 63)
  }

  /// Index of the first marked byte; 8 when none is marked.
  @inline(__always)
  static func firstIndex(_ marks: UInt64) -> Int {
    marks.trailingZeroBitCount &>> 3
  }

  /// A mask of the lowest `count` bytes, `count` in 0...7.
  @inline(__always)
  static func lowBytes(_ count: Int) -> UInt64 {
    (1 &<< UInt64(truncatingIfNeeded: count &<< 3)) &- 1
  }

  /// How many zeros `digits` begins with; it holds `count` digits in its upper bytes.
  @inline(__always)
  static func leadingZeros(_ digits: UInt64, of count: Int) -> Int {
    min(digits.trailingZeroBitCount &>> 3 &- (8 &- count), count)
  }

  /// Value of eight decimal digits (0...9 each, first digit in the lowest byte):
  /// neighbours are joined to pairs, pairs to fours, fours to eight.
  @inline(__always)
  static func eightDigits(_ digits: UInt64) -> UInt64 {
    let pairs = digits &* 10 &+ digits &>> 8
    let low: UInt64 = 0x0000_00FF_0000_00FF
    let upper = (pairs & low) &* (100 + (1_000_000 << 32))
    let lower = (pairs &>> 16 & low) &* (1 + (10_000 << 32))
    return (upper &+ lower) &>> 32
  }
}
