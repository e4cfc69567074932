/// Text that is UTF-8, or else comes from a program of one byte a character.
enum LegacyText {
  /// The bytes as text.
  ///
  /// What is not UTF-8 is taken for Windows-1252, which names have on systems of western languages;
  /// Latin-1 is a part of it.
  static func string(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      if (0x80...0x9F).contains(byte) {
        text.append(windows1252[Int(byte) - 0x80])
      } else {
        text.append(Unicode.Scalar(byte))
      }
    }
    return String(text)
  }

  /// The characters from 0x80 to 0x9F; U+FFFD for the five that stand for none.
  ///
  /// https://encoding.spec.whatwg.org/index-windows-1252.txt
  private static let windows1252: [Unicode.Scalar] = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}
