/// Eight bytes at once.
enum Word {
  /// The bytes from `index` on, the first in the lowest bits.
  @inline(__always)
  static func load(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
    UInt64(bytes[index]) | UInt64(bytes[index &+ 1]) << 8 | UInt64(bytes[index &+ 2]) << 16
      | UInt64(bytes[index &+ 3]) << 24 | UInt64(bytes[index &+ 4]) << 32
      | UInt64(bytes[index &+ 5]) << 40 | UInt64(bytes[index &+ 6]) << 48
      | UInt64(bytes[index &+ 7]) << 56
  }

  /// The same byte eight times.
  @inline(__always)
  static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Whether any byte is zero.
  ///
  /// A byte keeps its high bit after one is subtracted only if it was zero, or if a borrow came
  /// from a zero before it (Mycroft, 1987).
  @inline(__always)
  static func hasZero(in word: UInt64) -> Bool { (word &- each(1)) & ~word & each(0x80) != 0 }

  /// The index of the first quote, backslash or control character; nil when there is none.
  ///
  /// Borrows can mark bytes wrongly only behind one that is marked rightly, so the first is right.
  @inline(__always)
  static func firstEndOfText(in word: UInt64) -> Int? {
    let quote = word ^ each(Byte.quote)
    let backslash = word ^ each(Byte.backslash)
    let marks =
      ((quote &- each(1)) & ~quote | (backslash &- each(1)) & ~backslash
        | (word &- each(0x20)) & ~word) & each(0x80)
    return marks == 0 ? nil : marks.trailingZeroBitCount >> 3
  }
}
