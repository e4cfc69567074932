/// The fixed Huffman code of deflate (RFC 1951, section 3.2.6).
struct FixedCode {
  /// The bits, in the order in which they are written.
  let bits: Int
  let count: Int

  /// The codes of bytes, of the end and of lengths.
  static let symbols: [FixedCode] = (0..<288).map { symbol in
    switch symbol {
    case ..<144: FixedCode(0x30 + symbol, count: 8)
    case ..<256: FixedCode(0x190 + symbol - 144, count: 9)
    case ..<280: FixedCode(symbol - 256, count: 7)
    default: FixedCode(0xC0 + symbol - 280, count: 8)
    }
  }

  /// The codes of distances.
  static let distances: [FixedCode] = (0..<32).map { FixedCode($0, count: 5) }

  private init(_ code: Int, count: Int) {
    bits = Self.reversed(code, count: count)
    self.count = count
  }

  /// Huffman codes go with their highest bit first.
  private static func reversed(_ code: Int, count: Int) -> Int {
    var reversed = 0
    for bit in 0..<count where code >> bit & 1 == 1 { reversed |= 1 << (count - 1 - bit) }
    return reversed
  }
}
