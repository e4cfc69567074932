internal import CChecksum
internal import Glibc

/// The cyclic redundancy check CRC-32C (Castagnoli, reflected polynomial 82F63B78).
///
/// By the processor's own instruction where it has one. Else sixteen tables take sixteen bytes at a
/// step ("slicing", Kounavis and Berry, 2005).
enum CRC32C {
  private static let isBuiltIn = crc32c_is_supported()

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

  /// The check of the bytes in `range`, or of those and all before them whose check is `before`.
  static func checksum(
    _ bytes: Span<UInt8>, _ range: Range<Int>, behind before: UInt32 = 0
  ) -> UInt32 {
    isBuiltIn ? builtIn(bytes, range, before) : tabled(bytes, range, behind: before)
  }

  /// The same by the processor's instruction, which must be there.
  private static func builtIn(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ before: UInt32
  ) -> UInt32 {
    // The call into C checks nothing.
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return before }
      return unsafe ~crc32c_add(~before, start + range.lowerBound, range.count)
    }
  }

  /// The same from tables.
  static func tabled(
    _ bytes: Span<UInt8>, _ range: Range<Int>, behind before: UInt32 = 0
  ) -> UInt32 {
    let tables = tables.span
    precondition(tables.count == 4096 && range.upperBound <= bytes.count)
    var check = ~before
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
  /// Nil when no line end follows.
  static func checksumOfLine(
    _ bytes: Span<UInt8>, from start: Int
  ) -> (check: UInt32, end: Int)? {
    guard let end = endOfLine(bytes, from: start) else { return nil }
    return (checksum(bytes, start..<end), end)
  }

  /// The next line end at or behind `start`.
  static func endOfLine(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    precondition(start >= 0)
    guard start < bytes.count else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress,
        let found = unsafe memchr(first + start, Int32(Byte.newline), buffer.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(first)
    }
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
