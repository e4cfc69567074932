/// Text that is written from right to left, in lines that are not.
///
/// The terminal orders the characters of a line; many do so by the Unicode Bidirectional Algorithm
/// (UAX #9). What Bedside puts together, such as a number, an Arabic question and a hint, would run
/// into each other there: the number would be taken for one of the question's. So every text that
/// holds letters from right to left is isolated where it stands among others: it stands between
/// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, which take no column. Text alone in its line is
/// left as it is, and nothing is isolated where there is no terminal or a screen reader listens.
public enum TextDirection {
  /// U+2068 FIRST STRONG ISOLATE.
  public static let isolate: Unicode.Scalar = "\u{2068}"
  /// U+2069 POP DIRECTIONAL ISOLATE.
  public static let pop: Unicode.Scalar = "\u{2069}"

  /// Whether a text holds letters that are written from right to left.
  public static func holdsRightToLeft(_ text: some StringProtocol) -> Bool {
    // Their first byte in UTF-8 is no smaller.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in blocks.contains { $0.contains(scalar.value) } }
  }

  /// The text between marks that isolate it, blanks at its end behind them; without letters from right
  /// to left, the text alone.
  public static func isolating(_ text: String) -> String {
    guard holdsRightToLeft(text), let last = text.lastIndex(where: { $0 != " " }) else {
      return text
    }
    return "\(isolate)\(text[...last])\(pop)\(text[text.index(after: last)...])"
  }

  /// The text without marks that isolate.
  public static func withoutIsolates(_ text: String) -> String {
    guard holdsIsolates(text) else { return text }
    var scalars = text.unicodeScalars
    scalars.removeAll { $0 == isolate || $0 == pop }
    return String(scalars)
  }

  /// The text without marks that have no partner in their line: they would reach beyond it.
  static func balanced(_ text: String.UnicodeScalarView) -> String.UnicodeScalarView {
    let closed = closedMarks(text)
    var kept = String.UnicodeScalarView()
    for index in text.indices {
      let isMark = text[index] == isolate || text[index] == pop
      if !isMark || closed.contains(index) { kept.append(text[index]) }
    }
    return kept
  }

  static func holdsIsolates(_ text: some StringProtocol) -> Bool {
    text.utf8.contains(0xE2) && text.unicodeScalars.contains { $0 == isolate || $0 == pop }
  }

  private static func closedMarks(_ text: String.UnicodeScalarView) -> Set<String.Index> {
    var open: [String.Index] = []
    var closed: Set<String.Index> = []
    for index in text.indices {
      switch text[index] {
      case isolate: open.append(index)
      case pop: if let start = open.popLast() { closed.formUnion([start, index]) }
      case "\n": open = []
      default: break
      }
    }
    return closed
  }

  /// Hebrew, Arabic, Syriac, Thaana, N'Ko and others, with the forms and the historic scripts; digits
  /// are no letters.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x590...0x65F, 0x66D...0x6EF, 0x6FA...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC,
    0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
