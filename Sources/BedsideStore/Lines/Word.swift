/// Eight bytes at once.
package enum Word {
  /// The bytes from `index` on, the first in the lowest bits.
  ///
  /// One load, checked once: eight checked bytes take a reader twice as long.
  @inlinable @inline(__always)
  package static func load(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
    unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The first eight bytes of a name, or all of fewer, the first in the lowest bits.
  ///
  /// So comparing names is one step.
  @inlinable @inline(__always)
  package static func first(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    let count = min(range.count, 8)
    guard range.lowerBound &+ 8 <= bytes.count else {
      return (0..<count).reduce(0) {
        $0 | UInt64(bytes[range.lowerBound &+ $1]) << UInt64(8 &* $1)
      }
    }
    return count == 8
      ? load(bytes, at: range.lowerBound)
      : load(bytes, at: range.lowerBound) & (1 << UInt64(8 &* count) &- 1)
  }

  /// The same byte eight times.
  @inlinable @inline(__always)
  package static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Whether any byte is zero.
  ///
  /// A byte keeps its high bit after one is subtracted only if it was zero, or if a borrow came
  /// from a zero before it (Mycroft, 1987).
  @inlinable @inline(__always)
  package static func hasZero(in word: UInt64) -> Bool {
    (word &- each(1)) & ~word & each(0x80) != 0
  }

  /// The index of the first quote, backslash or control character; nil when there is none.
  ///
  /// Borrows can mark bytes wrongly only behind one that is marked rightly, so the first is right.
  @inlinable @inline(__always)
  package static func firstEndOfText(in word: UInt64) -> Int? {
    let quote = word ^ each(UInt8(ascii: "\""))
    let backslash = word ^ each(UInt8(ascii: "\\"))
    let marks =
      ((quote &- each(1)) & ~quote | (backslash &- each(1)) & ~backslash
        | (word &- each(0x20)) & ~word) & each(0x80)
    return marks == 0 ? nil : marks.trailingZeroBitCount >> 3
  }

  /// The number that eight small hexadecimal digits are, the first digit in the lowest bits; nil
  /// where any of them is none.
  @inline(__always)
  static func hexadecimal(in word: UInt64) -> UInt32? {
    // A letter has bit 6 and counts from 1 in its lower half: 9 more is what it stands for.
    let values = (word & each(0x0F)) &+ (word >> 6 & each(1)) &* 9
    let letters = (values &+ each(6)) >> 4 & each(1)
    guard values & each(0xF0) == 0, values &+ each(0x30) &+ letters &* 0x27 == word else {
      return nil
    }
    var digits = values.byteSwapped
    digits = (digits | digits >> 4) & 0x00FF_00FF_00FF_00FF
    digits = (digits | digits >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: digits | digits >> 16)
  }
}
