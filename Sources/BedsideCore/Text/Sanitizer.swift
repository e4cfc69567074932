/// Makes text safe to show in a terminal, whoever wrote it.
///
/// What could move the cursor, change the terminal or show text in another order than it is stored
/// never passes: control characters but line ends and tabs, escape sequences as a whole, overrides
/// of the writing direction, and characters that are not seen. What scripts and emoji need stays:
/// joiners, variation selectors and the plain marks of direction.
public enum Sanitizer {
  /// Returns `text` without what must not reach a terminal; line ends and tabs stay.
  ///
  /// CR, CRLF and the separators of lines and paragraphs become `\n`. Cleaning twice is the same as
  /// cleaning once.
  public static func clean(_ text: String) -> String {
    if isPlain(text) { return text }
    var kept = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let end = EscapeSequence.end(in: rest) {
        rest = rest[end...]
        continue
      }
      rest.removeFirst()
      switch scalar {
      case "\r":
        kept.append("\n")
        if rest.first == "\n" { rest.removeFirst() }
      case "\u{85}", "\u{2028}", "\u{2029}": kept.append("\n")
      default: if passes(scalar, after: kept.last) { kept.append(scalar) }
      }
    }
    return String(TextDirection.holdsIsolates(String(kept)) ? TextDirection.balanced(kept) : kept)
  }

  /// Returns `text` cleaned and on one line: line ends and tabs are blanks.
  public static func cleanLine(_ text: String) -> String {
    let clean = clean(text)
    guard clean.utf8.contains(where: { $0 < 0x20 }) else { return clean }
    return String(clean.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }
  }

  private static func passes(_ scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "\n", "\t": return true
    // Without these, scripts and emoji fall apart.
    case "\u{200C}", "\u{200D}", "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}": return true
    case "\u{034F}", "\u{115F}", "\u{1160}", "\u{17B4}", "\u{17B5}", "\u{180B}"..."\u{180D}":
      return true
    // Marks of direction reach no further than the words beside them.
    case "\u{061C}", "\u{200E}", "\u{200F}": return true
    // Isolates, which keep to their own text, pass in pairs.
    case TextDirection.isolate, TextDirection.pop: return true
    // The flags of England and others are a black flag with its region in tags.
    case "\u{E0020}"..."\u{E007F}":
      return last.map { $0 == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007F}").contains($0) } ?? false
    case "\u{FFF9}"..."\u{FFFB}": return false
    default:
      return scalar.properties.generalCategory != .control
        && !scalar.properties.isDefaultIgnorableCodePoint
        && !("\u{202A}"..."\u{202E}").contains(scalar)
        && !("\u{2066}"..."\u{2067}").contains(scalar)
    }
  }
}
