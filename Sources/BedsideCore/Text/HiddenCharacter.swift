/// A character that is never shown where a text is, or that would change how what stands around it is
/// shown: it hardly stands there on purpose.
public struct HiddenCharacter: Hashable, Sendable {
  /// What it would do.
  public enum Kind: Hashable, Sendable {
    /// It would command a terminal (C0, DEL, C1).
    case control
    /// It would change the order of the characters around it.
    case direction
  }

  /// The byte at which it stands.
  public var offset: Int
  /// The character.
  public var scalar: Unicode.Scalar

  /// What it would do.
  public var kind: Kind { scalar.properties.generalCategory == .control ? .control : .direction }

  /// Its number and its name: `U+202E (right-to-left override)`.
  public var name: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    guard let name = Self.names[scalar.value] else { return number }
    return "\(number) (\(name))"
  }

  private static let names: [UInt32: String] = [
    0x00: "null", 0x07: "bell", 0x08: "backspace", 0x1B: "escape", 0x7F: "delete",
    0x9B: "control sequence", 0x202A: "left-to-right embedding",
    0x202B: "right-to-left embedding", 0x202C: "end of direction",
    0x202D: "left-to-right override", 0x202E: "right-to-left override",
    0x2066: "left-to-right isolate", 0x2067: "right-to-left isolate",
  ]

  /// Those in a text whose bytes begin at `offset`.
  public static func all(in bytes: some Sequence<UInt8>, at offset: Int = 0) -> [HiddenCharacter] {
    var found: [HiddenCharacter] = []
    var place = offset
    for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
      if isHidden(scalar) { found.append(HiddenCharacter(offset: place, scalar: scalar)) }
      place += UTF8.width(scalar)
    }
    return found
  }

  /// Those in the string of JSON whose quote stands at `offset`, also where they are written as escapes.
  public static func all(inString offset: Int, of bytes: [UInt8]) -> [HiddenCharacter] {
    var found: [HiddenCharacter] = []
    var (start, place) = (offset + 1, offset + 1)
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      found += all(in: bytes[start..<place], at: start)
      let escape = bytes[place...].prefix(6)
      if escape.count == 6, escape.dropFirst().first == UInt8(ascii: "u"),
        let code = UInt32(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code), isHidden(scalar)
      {
        found.append(HiddenCharacter(offset: place, scalar: scalar))
      }
      if escape.dropFirst().first == UInt8(ascii: "b") {
        found.append(HiddenCharacter(offset: place, scalar: "\u{8}"))
      }
      if escape.dropFirst().first == UInt8(ascii: "f") {
        found.append(HiddenCharacter(offset: place, scalar: "\u{C}"))
      }
      place += 2
      start = place
    }
    return found + all(in: bytes[min(start, place)..<min(place, bytes.count)], at: start)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\t", "\u{85}": false
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2067}", "\u{FFF9}"..."\u{FFFB}": true
    default: scalar.properties.generalCategory == .control
    }
  }
}
