/// The cyclic redundancy check CRC-32C (Castagnoli, reflected polynomial 82F63B78).
///
/// Eight tables take eight bytes at a step ("slicing by 8", Kounavis and Berry, 2005).
enum CRC32C {
  /// Table t, at `256 * t`, holds the check of each byte followed by t zero bytes.
  private static let tables: [UInt32] = {
    var tables = (0..<256).map { byte in
      (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0x82F6_3B78) }
    }
    for index in 0..<256 * 7 {
      let value = tables[index]
      tables.append(value >> 8 ^ tables[Int(value & 0xFF)])
    }
    return tables
  }()

  /// The check of the bytes in `range`.
  static func checksum(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
    let tables = tables.span
    precondition(tables.count == 2048 && range.upperBound <= bytes.count)
    var check = UInt32.max
    var index = range.lowerBound
    while index &+ 8 <= range.upperBound {
      let low = check ^ word(bytes, index)
      let high = word(bytes, index &+ 4)
      check =
        tables[1792 + Int(low & 0xFF)] ^ tables[1536 + Int(low >> 8 & 0xFF)]
        ^ tables[1280 + Int(low >> 16 & 0xFF)] ^ tables[1024 + Int(low >> 24)]
        ^ tables[768 + Int(high & 0xFF)] ^ tables[512 + Int(high >> 8 & 0xFF)]
        ^ tables[256 + Int(high >> 16 & 0xFF)] ^ tables[Int(high >> 24)]
      index &+= 8
    }
    while index < range.upperBound {
      check = check >> 8 ^ tables[Int((check ^ UInt32(bytes[index])) & 0xFF)]
      index &+= 1
    }
    return ~check
  }

  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index]) | UInt32(bytes[index &+ 1]) << 8 | UInt32(bytes[index &+ 2]) << 16
      | UInt32(bytes[index &+ 3]) << 24
  }
}
