/// A zlib stream (RFC 1950) of one block of deflate with fixed codes (RFC 1951).
public enum ZlibStream {
  private static let window = 32768
  private static let longest = 258
  private static let shortest = 3

  /// `content`, compressed.
  public static func bytes(_ content: [UInt8]) -> [UInt8] {
    let bytes = content.span
    var bits = BitWriter()
    bits.write(0x78, count: 8)
    bits.write(0x01, count: 8)
    bits.write(0b011, count: 3)
    // The place of the latest three bytes with each hash.
    var latest = [Int32](repeating: -1, count: 1 << 15)
    var place = 0
    while place < bytes.count {
      let length = place + shortest <= bytes.count ? match(bytes, place, &latest) : nil
      if let length {
        bits.writeMatch(length: length.length, distance: length.distance)
        place += length.length
      } else {
        bits.writeLiteral(Int(bytes[place]))
        place += 1
      }
    }
    bits.writeLiteral(256)
    return bits.finished + PNGFile.bigEndian(adler(content))
  }

  /// The latest earlier place with the same bytes as at `place`, if it saves anything.
  @inline(__always)
  private static func match(
    _ bytes: Span<UInt8>, _ place: Int, _ latest: inout [Int32]
  ) -> (length: Int, distance: Int)? {
    let three =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    let hash = Int((three &* 0x9E37_79B1) >> 17)
    let earlier = Int(latest[hash])
    latest[hash] = Int32(truncatingIfNeeded: place)
    guard earlier >= 0, place - earlier <= window else { return nil }
    let length = common(bytes, earlier, place, min(longest, bytes.count - place))
    return length >= shortest ? (length, place - earlier) : nil
  }

  /// How many bytes are the same from two places on, at most `limit`.
  @inline(__always)
  private static func common(
    _ bytes: Span<UInt8>, _ earlier: Int, _ place: Int, _ limit: Int
  ) -> Int {
    var length = 0
    // Eight at a time; what is equal in a word that is not stands in its lowest bytes.
    while length &+ 8 <= limit {
      let difference = word(bytes, earlier &+ length) ^ word(bytes, place &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount / 8 }
      length &+= 8
    }
    while length < limit, bytes[earlier &+ length] == bytes[place &+ length] { length &+= 1 }
    return length
  }

  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
    precondition(place >= 0 && place &+ 8 <= bytes.count)
    return unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The checksum of RFC 1950.
  private static func adler(_ bytes: [UInt8]) -> Int {
    var (a, b): (UInt32, UInt32) = (1, 0)
    var start = 0
    while start < bytes.count {
      // The longest stretch whose sums fit 32 bits.
      let end = min(start + 5552, bytes.count)
      // The sums of eight bytes do not wait for each other.
      while start &+ 8 <= end {
        var (sum, weighted): (UInt32, UInt32) = (0, 0)
        for index in 0..<8 {
          let byte = UInt32(bytes[start &+ index])
          sum &+= byte
          weighted &+= byte &* UInt32(8 &- index)
        }
        b &+= 8 &* a &+ weighted
        a &+= sum
        start &+= 8
      }
      for byte in bytes[start..<end] {
        a &+= UInt32(byte)
        b &+= a
      }
      (a, b, start) = (a % 65521, b % 65521, end)
    }
    return Int(b << 16 | a)
  }
}
