/// How many columns of a terminal text takes.
///
/// Widths are those of Unicode 17.0 as most terminals have them: East Asian characters of ambiguous
/// width take one column, and marks that have a place of their own (category Mc) take one, too.
public enum DisplayWidth {
  /// The columns of `text` without line ends; tabs are to be expanded before.
  public static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: 0, 1 or 2, or more where a script joins several letters into one.
  ///
  /// An emoji with its modifiers and joined parts takes two, whatever it is made of; so does a flag,
  /// whose half takes one.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    if scalars.count > 1, isEmojiSequence(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  /// `text` with blanks in place of tabs, which reach to the next multiple of eight columns.
  public static func expandingTabs(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\t")) else { return text }
    var expanded = ""
    var column = 0
    for character in text {
      switch character {
      case "\t":
        let count = 8 - column % 8
        expanded += String(repeating: " ", count: count)
        column += count
      case "\n":
        expanded.append(character)
        column = 0
      default:
        expanded.append(character)
        column += of(character)
      }
    }
    return expanded
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
        || ("\u{E0020}"..."\u{E007F}").contains(scalar)
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    if WidthTable.holds(value, WidthTable.none) { return 0 }
    return WidthTable.holds(value, WidthTable.two) ? 2 : 1
  }
}
