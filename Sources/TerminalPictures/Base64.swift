/// Bytes as letters (RFC 4648).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// `bytes` in groups of four letters, the last one filled up.
  static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var three = 0
      for offset in 0..<3 {
        three = three << 8 | (offset < count ? Int(bytes[start + offset]) : 0)
      }
      for letter in 0..<4 {
        text.append(
          letter <= count ? letters[three >> (18 - 6 * letter) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
