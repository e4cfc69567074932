/// A short fingerprint of bytes (64-bit FNV-1a), to see whether something has changed.
struct Digest: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ number: Double) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
    }
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
