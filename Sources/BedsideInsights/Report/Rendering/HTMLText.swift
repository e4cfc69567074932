internal import BedsideCore

/// Text as a page of the web holds it: whatever was typed, it stays text.
enum HTMLText {
  /// Returns `text` on one line, with signs in the place of those that mean something in HTML.
  static func line(_ text: String) -> String { escaped(Sanitizer.cleanLine(text)) }

  /// Returns `text` with its line ends.
  static func lines(_ text: String) -> String { escaped(Sanitizer.clean(text)) }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { signs[$0] != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let sign = signs[byte] { bytes += sign.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let signs: [UInt8: String] = [
    UInt8(ascii: "&"): "&amp;", UInt8(ascii: "<"): "&lt;", UInt8(ascii: ">"): "&gt;",
    UInt8(ascii: "\""): "&quot;", UInt8(ascii: "'"): "&#39;",
  ]
}
