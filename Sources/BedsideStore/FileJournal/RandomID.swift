/// Names that nobody else makes.
package enum RandomID {
  /// A random UUID, version 4 (RFC 9562, section 5.4), in lower case.
  package static func make(using generator: inout some RandomNumberGenerator) -> String {
    let high = generator.next() & ~0xF000 | 0x4000
    let low = generator.next() & ~(0xC000 << 48) | 0x8000 << 48
    let digits = Array((hexadecimal(high) + hexadecimal(low)).utf8)
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
    return groups.map { String(decoding: digits[$0], as: UTF8.self) }.joined(separator: "-")
  }

  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
