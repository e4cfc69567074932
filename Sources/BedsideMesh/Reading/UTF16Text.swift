/// Text of two bytes a character, as some Windows programs write it.
enum UTF16Text {
  /// The text as UTF-8, without its byte order mark.
  ///
  /// Halves of a pair that stand alone become U+FFFD.
  static func utf8(_ bytes: PaddedBytes, isBigEndian: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    var offset = unit(bytes, 0, isBigEndian) == 0xFEFF ? 2 : 0
    while offset + 1 < bytes.count {
      let first = unit(bytes, offset, isBigEndian)
      offset += 2
      if first < 0x80 {
        result.append(UInt8(truncatingIfNeeded: first))
        continue
      }
      var scalar = first
      if first & 0xFC00 == 0xD800, offset + 1 < bytes.count {
        let second = unit(bytes, offset, isBigEndian)
        if second & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
          offset += 2
        }
      }
      let encoded = Unicode.Scalar(scalar).flatMap(UTF8.encode)
      result += encoded ?? UTF8.encodedReplacementCharacter
    }
    return result
  }

  private static func unit(_ bytes: PaddedBytes, _ offset: Int, _ isBigEndian: Bool) -> UInt32 {
    let first = UInt32(bytes[offset])
    let second = UInt32(bytes[offset + 1])
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
}
