/// Text of two bytes a character, as some Windows programs write it.
enum UTF16Text {
  /// The text as UTF-8, without its byte order mark.
  static func utf8(_ bytes: PaddedBytes, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var offset = 0
    while offset + 1 < bytes.count {
      let first = UInt16(bytes[offset])
      let second = UInt16(bytes[offset + 1])
      let unit = isBigEndian ? first << 8 | second : second << 8 | first
      if !(offset == 0 && unit == 0xFEFF) { units.append(unit) }
      offset += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
