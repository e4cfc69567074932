/// Spells text in ASCII, for terminals that have nothing else.
///
/// The nearest letters stand for each other, as German and typewriters have them; what has none is a
/// question mark. What is spelled longer takes the room of the blanks behind it where there are several,
/// so that columns stay under each other.
package struct PlainLetters {
  /// Whether the signs stay of which charts are drawn, which somebody has asked for.
  private let keepsSigns: Bool
  /// How many columns more than before the line has by now.
  private var excess = 0
  private var isBehindBlank = false

  /// Begins a line.
  package init(keepsSigns: Bool = false) { self.keepsSigns = keepsSigns }

  /// The next piece of a line, or several lines; unbreakable blanks stay.
  package mutating func spell(_ piece: String) -> String {
    if excess == 0, Self.isPlain(piece) {
      isBehindBlank = piece.last.map(Self.isBlank) ?? isBehindBlank
      return piece
    }
    var spelled = ""
    for character in piece {
      if Self.isBlank(character) {
        let isSecond = isBehindBlank
        isBehindBlank = true
        if isSecond, excess > 0 {
          excess -= 1
          continue
        }
        if isSecond, excess < 0 {
          spelled += String(repeating: character, count: -excess)
          excess = 0
        }
        spelled.append(character)
        continue
      }
      isBehindBlank = false
      if character.isASCII {
        if character.isNewline { excess = 0 }
        spelled.append(character)
        continue
      }
      if keepsSigns, Self.isSign(character) {
        spelled.append(character)
        continue
      }
      let plain = Self.plain(character, after: spelled.last)
      spelled += plain
      excess += plain.utf8.count - DisplayWidth.of(character)
    }
    return spelled
  }

  /// `text` in ASCII, whatever room it takes.
  package static func of(_ text: String) -> String {
    if isPlain(text) { return text }
    return text.reduce(into: "") { spelled, character in
      if character.isASCII {
        spelled.append(character)
      } else {
        spelled += plain(character, after: spelled.last).withPlainBlanks
      }
    }
  }

  /// JSON in ASCII that says the same.
  package static func escaped(json: String) -> String {
    if isPlain(json) { return json }
    return json.utf16.reduce(into: "") { escaped, unit in
      if unit < 0x80, let scalar = Unicode.Scalar(unit) {
        escaped.unicodeScalars.append(scalar)
      } else {
        let digits = String(unit, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }

  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == LineBreaks.joint
  }

  /// Whether a character is one of those of which charts are made.
  private static func isSign(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return ("\u{2500}"..."\u{25FF}").contains(scalar)
      || ("\u{2800}"..."\u{28FF}").contains(scalar) || "·×".contains(character)
  }
}

extension PlainLetters {
  /// What stands for a character that ASCII does not have; `last` is what stands before it.
  private static func plain(_ character: Character, after last: Character?) -> String {
    if character == "°" { return last?.isWhitespace ?? true ? "deg" : " deg" }
    if let known = PlainSpelling.table[character] { return known }
    var plain = ""
    var isUnknown = false
    for scalar in character.unicodeScalars {
      if let part = part(scalar) { plain += part } else { isUnknown = true }
    }
    return isUnknown ? "?" : plain
  }

  /// What stands for a part of a character; nil where nothing does.
  private static func part(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return String(scalar) }
    if let known = PlainSpelling.table[Character(scalar)] { return known }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return ""
    case .decimalNumber: return properties.numericValue.map { String(Int($0)) }
    case .dashPunctuation: return "-"
    case .initialPunctuation, .finalPunctuation: return "\""
    case .spaceSeparator: return String(LineBreaks.joint)
    case .lowercaseLetter, .uppercaseLetter: return letter(properties.name ?? "")
    default: return nil
    }
  }

  /// The letter of which a name says that it has a mark: of "LATIN SMALL LETTER E WITH ACUTE" that is "e".
  private static func letter(_ name: String) -> String? {
    let words = name.split(separator: " ")
    guard let start = words.firstIndex(of: "LATIN"), words.count > start + 3,
      words[start + 2] == "LETTER", words[start + 3].count == 1
    else { return nil }
    let letter = String(words[start + 3])
    return words[start + 1] == "SMALL" ? letter.lowercased() : letter
  }
}
