/// How many columns of a terminal text takes.
public enum DisplayWidth {
  /// The columns of `text` without line ends.
  public static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character: 0, 1 or 2, or more where a script joins several letters into one.
  ///
  /// An emoji with its modifiers and joined parts takes two, whatever it is made of.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    if scalars.count > 1, isEmojiSequence(scalars) { return 2 }
    return scalars.reduce(0) { $0 + of($1) }
  }

  private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
        || ("\u{E0020}"..."\u{E007F}").contains(scalar)
    }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    case .format: return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    default: break
    }
    // The later letters of a Korean syllable stand in the space of the first.
    if ("\u{1160}"..."\u{11FF}").contains(scalar) || ("\u{D7B0}"..."\u{D7FB}").contains(scalar) {
      return 0
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return scalar == "\u{115F}" ? 2 : 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x1100 { return false }
    if scalar.properties.isEmojiPresentation {
      return !(0x1F1E6...0x1F1FF).contains(value)
    }
    return wideBlocks.contains { $0.contains(value) }
  }

  /// The blocks of the East Asian classes Wide and Fullwidth (UAX #11) as terminals have them, emoji
  /// aside; the same as wcwidth of glibc 2.36 for every assigned character.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E,
    0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D1F, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
