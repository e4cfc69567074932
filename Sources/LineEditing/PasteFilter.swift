/// Cleans the bytes of pasted text on their way to Readline.
///
/// A line break is one newline, whether it came as CR, LF or both, and a NUL, at which Readline
/// would cut the text off, becomes U+FFFD.
struct PasteFilter {
  private var isAfterReturn = false

  /// Returns what `byte` stands for.
  mutating func filter(_ byte: UInt8) -> [UInt8] {
    defer { isAfterReturn = byte == UInt8(ascii: "\r") }
    switch byte {
    case 0: return UTF8Assembler.replacement
    case UInt8(ascii: "\r"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "\n") where isAfterReturn: return []
    default: return [byte]
    }
  }

  /// Returns `text` on one line, and whether line breaks within it had to become spaces.
  ///
  /// The blanks around a line break go with it. A line break at the end is dropped and does not
  /// count, because copying a whole line takes it along.
  static func joined(_ text: String) -> (text: String, joined: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return (text, false) }
    let parts = lines.enumerated().compactMap { index, line -> Substring? in
      var part = line
      if index > 0 { part = part.drop { $0.isBlank } }
      if index < lines.count - 1 {
        while part.last?.isBlank == true { part.removeLast() }
      }
      return part.isEmpty ? nil : part
    }
    return (parts.joined(separator: " "), parts.count > 1)
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
