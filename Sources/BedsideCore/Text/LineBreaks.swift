extension String {
  /// The text with unbreakable blanks, since it is to be typed as it stands there.
  package var withJoints: String { String(map { $0 == " " ? LineBreaks.joint : $0 }) }

  /// The text with plain blanks for unbreakable ones, as it is shown and copied.
  package var withPlainBlanks: String {
    guard utf8.contains(0xC2) else { return self }
    return String(map { $0 == LineBreaks.joint ? " " : $0 })
  }
}

/// Where a line may end between two characters.
enum LineBreaks {
  /// How welcome a break is.
  enum Kind: Hashable {
    /// There is none.
    case none
    /// Behind an unbreakable blank: only in what is longer than a whole line.
    case last
    /// Between the letters of a script that writes words without blanks between them: only where a
    /// break at a blank would leave most of the line empty.
    case possible
    /// At a blank, or between ideographs.
    case good
  }

  /// The break between two characters that follow each other.
  ///
  /// Between ideographs there is one, but not before what ends a phrase nor after what begins one
  /// (the prohibitions of JIS X 4051 that matter in running text). In Thai and its like there is one
  /// between syllables as far as the letters tell them; finding words would take a dictionary.
  static func between(_ before: Character, _ after: Character) -> Kind {
    if isBlank(before) { return isBlank(after) ? .none : .good }
    if isBlank(after) || neverFirst.contains(after) || neverLast.contains(before) { return .none }
    if after == joint { return .none }
    if before == joint { return .last }
    if isIdeographic(before) || isIdeographic(after) { return .good }
    if isUnspaced(before), isUnspaced(after), !leadingVowels.contains(before) { return .possible }
    return .none
  }

  /// The blank that keeps two words on one line.
  static let joint: Character = "\u{A0}"

  static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  private static func isIdeographic(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first?.value, first >= 0x2E80 else { return false }
    return (0x2E80...0xA4CF).contains(first) || (0xF900...0xFAFF).contains(first)
      || (0xFF00...0xFF9F).contains(first) || (0x20000...0x3FFFD).contains(first)
  }

  /// Thai, Lao, Burmese and Khmer.
  private static func isUnspaced(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first?.value else { return false }
    return (0x0E00...0x0EFF).contains(first) || (0x1000...0x109F).contains(first)
      || (0x1780...0x17FF).contains(first)
  }

  /// What may not begin a line: closing marks, small kana, marks of length and repetition, and the
  /// Thai and Lao vowels and signs that follow their consonant.
  private static let neverFirst = Set<Character>(
    "、。，．！？：；）」』】〉》〕｝］〙〗”’)]}>,.!?:;%‰°℃％・‥…–〜～ー゠"
      + "々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｯｬｭｮｰ｡｣､･"
      + "ะาำๅๆฯະາຳໆຯ។៕ៗ၊။")
  /// What may not end a line: opening marks, and signs that stand before their number.
  private static let neverLast = Set<Character>("（「『【〈《〔｛［〘〖“‘([{<¥￥$＄€£#＃")
  /// The Thai and Lao vowels that stand before their consonant.
  private static let leadingVowels = Set<Character>("เแโใไເແໂໃໄ")
}
