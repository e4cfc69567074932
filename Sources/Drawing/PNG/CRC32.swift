/// The checksum of PNG chunks (ISO 3309).
enum CRC32 {
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
