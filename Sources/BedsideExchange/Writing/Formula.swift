/// Texts that spreadsheets take for formulas.
enum Formula {
  /// Whether an apostrophe must stand before a text.
  static func needsApostrophe(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return false }
    // So that one apostrophe can always be taken away again.
    if first == UInt8(ascii: "'") { return needsApostrophe(Array(text.dropFirst())) }
    return begins(text) && Double(String(decoding: text, as: UTF8.self)) == nil
  }

  private static func begins(_ text: [UInt8]) -> Bool {
    if "=+-@\t\r\n".utf8.contains(text[0]) { return true }
    // The same signs at full width, which spreadsheets in some languages take for them.
    return text.count >= 3 && text[0] == 0xEF && text[1] == 0xBC
      && [0x9D, 0x8B, 0x8D, 0xA0].contains(text[2])
  }
}
