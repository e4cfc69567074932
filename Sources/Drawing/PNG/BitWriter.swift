/// Bits in the order of deflate: the first one is the lowest of its byte.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// All bytes; the last one is filled with zeros.
  var finished: [UInt8] {
    var bytes = bytes
    var rest = pending
    for _ in 0..<(count + 7) / 8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return bytes
  }

  /// Appends the lowest `count` bits of `value`, at most 32.
  mutating func write(_ value: Int, count: Int) {
    pending |= UInt64(truncatingIfNeeded: value) << UInt64(self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Appends a byte, or 256 for the end, in the fixed code.
  mutating func writeLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: writeCode(0x30 + symbol, count: 8)
    case ..<256: writeCode(0x190 + symbol - 144, count: 9)
    case ..<280: writeCode(symbol - 256, count: 7)
    default: writeCode(0xC0 + symbol - 280, count: 8)
    }
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
    writeCode(code, count: 5)
    write(extra, count: count)
  }

  /// Huffman codes go with their highest bit first.
  private mutating func writeCode(_ code: Int, count: Int) {
    var reversed = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    write(reversed, count: count)
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
