/// The cyclic redundancy check CRC-32C (Castagnoli, reflected polynomial 82F63B78).
///
/// Sixteen tables take sixteen bytes at a step ("slicing", Kounavis and Berry, 2005).
enum CRC32C {
  /// Table t, at `256 * t`, holds the check of each byte followed by t zero bytes.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0x82F6_3B78) }
    }
    for index in 0..<256 * 15 {
      let value = tables[index]
      tables.append(value >> 8 ^ tables[Int(value & 0xFF)])
    }
    return tables
  }()

  /// The check of the bytes in `range`.
  static func checksum(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    let tables = tables.span
    precondition(tables.count == 4096 && range.upperBound <= bytes.count)
    var check = UInt32.max
    var index = range.lowerBound
    while index &+ 16 <= range.upperBound {
      let first = Word.load(bytes, at: index) ^ UInt64(check)
      let second = Word.load(bytes, at: index &+ 8)
      check = step(tables, 2048, first) ^ step(tables, 0, second)
      index &+= 16
    }
    while index < range.upperBound {
      check = check >> 8 ^ tables[Int((check ^ UInt32(bytes[index])) & 0xFF)]
      index &+= 1
    }
    return ~check
  }

  /// The check of the bytes from `start` to the next line end, and where that is.
  ///
  /// One pass over the bytes does both. Nil when no line end follows.
  static func checksumOfLine(
    _ bytes: Span<UInt8>, from start: Int
  ) -> (check: UInt32, end: Int)? {
    let tables = tables.span
    precondition(tables.count == 4096)
    var check = UInt32.max
    var index = start
    while index &+ 16 <= bytes.count {
      let first = Word.load(bytes, at: index)
      let second = Word.load(bytes, at: index &+ 8)
      let lineEnd = Word.each(Byte.newline)
      if Word.hasZero(in: first ^ lineEnd) || Word.hasZero(in: second ^ lineEnd) { break }
      check = step(tables, 2048, first ^ UInt64(check)) ^ step(tables, 0, second)
      index &+= 16
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == Byte.newline { return (~check, index) }
      check = check >> 8 ^ tables[Int((check ^ UInt32(byte)) & 0xFF)]
      index &+= 1
    }
    return nil
  }

  /// What eight bytes contribute, whose last byte is looked up in the table at `last`.
  @inline(__always)
  private static func step(_ tables: Span<UInt32>, _ last: Int, _ word: UInt64) -> UInt32 {
    let low = Int(word & 0xFFFF_FFFF)
    let high = Int(word >> 32)
    return tables[last + 1792 + low & 0xFF] ^ tables[last + 1536 + low >> 8 & 0xFF]
      ^ tables[last + 1280 + low >> 16 & 0xFF] ^ tables[last + 1024 + low >> 24]
      ^ tables[last + 768 + high & 0xFF] ^ tables[last + 512 + high >> 8 & 0xFF]
      ^ tables[last + 256 + high >> 16 & 0xFF] ^ tables[last + high >> 24]
  }
}
