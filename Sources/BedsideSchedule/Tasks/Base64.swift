/// Bytes as text of 64 signs, after RFC 4648, section 4; only one text stands for the same bytes.
package enum Base64 {
  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text of some bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let sign = signs[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? sign : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text that `text` gives; nil for any other.
  static func bytes(_ text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let missing = text.suffix(2).reversed().prefix { $0 == padding }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      let isLast = start + 4 == text.count
      let group = text[start..<start + 4 - (isLast ? missing : 0)]
      var bits = 0
      for sign in group {
        guard let number = number(sign) else { return nil }
        bits = bits << 6 | number
      }
      // Bits of the last sign that belong to no byte must be 0.
      let spare = group.count * 6 % 8
      guard bits & (1 << spare - 1) == 0 else { return nil }
      bits >>= spare
      for place in (0..<group.count - 1).reversed() {
        bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * place)))
      }
    }
    return bytes
  }

  private static func number(_ sign: UInt8) -> Int? {
    switch sign {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(sign) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(sign) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(sign) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
