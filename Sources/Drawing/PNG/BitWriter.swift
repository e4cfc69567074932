/// Bits in the order of deflate: the first one is the lowest of its byte.
struct BitWriter {
  private var words: [UInt64] = []
  private var pending: UInt64 = 0
  private var count = 0
  private let symbols = FixedCode.symbols
  private let distances = FixedCode.distances

  /// All bytes; the last one is filled with zeros.
  var finished: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 8 + 8)
    unsafe words.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    for shift in stride(from: 0, to: count, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: pending >> UInt64(shift)))
    }
    return bytes
  }

  /// Appends the lowest `count` bits of `value`, at most 32, above which there are none.
  @inline(__always)
  mutating func write(_ value: Int, count: Int) {
    let bits = UInt64(truncatingIfNeeded: value)
    pending |= bits &<< UInt64(self.count)
    self.count &+= count
    guard self.count >= 64 else { return }
    words.append(pending.littleEndian)
    self.count &-= 64
    pending = bits &>> UInt64(count &- self.count)
  }

  /// Appends a byte, or 256 for the end, in the fixed code.
  @inline(__always)
  mutating func writeLiteral(_ symbol: Int) {
    let code = symbols[symbol]
    write(code.bits, count: code.count)
  }

  /// Appends a copy of `length` bytes, 3 to 258, from `distance` bytes back, 1 to 32768.
  mutating func writeMatch(length: Int, distance: Int) {
    if length == 258 {
      writeLiteral(285)
    } else {
      let (code, extra, count) = Self.split(length - 3, doublingEvery: 4)
      writeLiteral(257 + code)
      write(extra, count: count)
    }
    let (code, extra, count) = Self.split(distance - 1, doublingEvery: 2)
    write(distances[code].bits, count: 5)
    write(extra, count: count)
  }

  /// The code and extra bits of a value where each step of `group` codes doubles the values a
  /// code stands for.
  private static func split(
    _ value: Int, doublingEvery group: Int
  ) -> (code: Int, extra: Int, count: Int) {
    guard value >= group * 2 else { return (value, 0, 0) }
    let count = Int.bitWidth - 1 - value.leadingZeroBitCount - group.trailingZeroBitCount
    return (group * count + value >> count, value & (1 << count - 1), count)
  }
}
