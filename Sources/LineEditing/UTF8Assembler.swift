/// Puts the bytes of typed characters together.
///
/// Readline waits for the rest of a character where it cannot be interrupted, so it is given whole
/// characters only. What is no UTF-8 becomes U+FFFD.
struct UTF8Assembler {
  /// U+FFFD, the replacement character.
  static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  private var unfinished: [UInt8] = []
  private var length = 0

  /// Returns the bytes that are complete after `byte`: none, or one or two characters.
  mutating func append(_ byte: UInt8) -> [UInt8] {
    if !unfinished.isEmpty {
      guard Self.secondBytes(after: unfinished).contains(byte) else {
        unfinished = []
        return Self.replacement + append(byte)
      }
      unfinished.append(byte)
      guard unfinished.count == length else { return [] }
      defer { unfinished = [] }
      return unfinished
    }
    switch byte {
    case ..<0x80: return [byte]
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return Self.replacement
    }
    unfinished = [byte]
    return []
  }

  /// What may follow: any continuation byte, fewer after the leads of overlong forms, surrogates
  /// and numbers beyond U+10FFFF (Unicode 15, table 3-7).
  private static func secondBytes(after bytes: [UInt8]) -> ClosedRange<UInt8> {
    switch bytes {
    case [0xE0]: 0xA0...0xBF
    case [0xED]: 0x80...0x9F
    case [0xF0]: 0x90...0xBF
    case [0xF4]: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
