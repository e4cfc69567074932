/// Finds where an escape sequence of ECMA-48 ends, in its form with ESC and in that with C1.
enum EscapeSequence {
  typealias Scalars = String.UnicodeScalarView.SubSequence

  /// The end of the sequence that `text` begins with; nil when it begins with none.
  ///
  /// Of one that is never finished only the introducer counts, so that nobody's words vanish with it.
  static func end(in text: Scalars) -> String.UnicodeScalarView.Index? {
    guard let first = text.first else { return nil }
    let rest = text.dropFirst()
    switch first {
    case "\u{1B}": return escape(rest)
    case "\u{9B}": return control(rest)
    case "\u{90}", "\u{98}", "\u{9D}"..."\u{9F}": return string(rest)
    default: return nil
    }
  }

  private static func escape(_ rest: Scalars) -> String.UnicodeScalarView.Index {
    guard let next = rest.first else { return rest.startIndex }
    let behind = rest.dropFirst()
    switch next {
    case "[": return control(behind)
    case "]", "P", "X", "^", "_": return string(behind)
    case "\u{20}"..."\u{2F}":
      let final = rest.drop { ("\u{20}"..."\u{2F}").contains($0) }
      guard let last = final.first, ("\u{30}"..."\u{7E}").contains(last) else {
        return rest.startIndex
      }
      return final.dropFirst().startIndex
    case "\u{30}"..."\u{7E}": return behind.startIndex
    default: return rest.startIndex
    }
  }

  /// A control sequence: parameters, intermediates, one final character.
  private static func control(_ rest: Scalars) -> String.UnicodeScalarView.Index {
    let final = rest.drop { ("\u{20}"..."\u{3F}").contains($0) }
    guard let last = final.first, ("\u{40}"..."\u{7E}").contains(last) else {
      return rest.startIndex
    }
    return final.dropFirst().startIndex
  }

  /// A control string: all up to BEL or the string terminator, on the same line.
  private static func string(_ rest: Scalars) -> String.UnicodeScalarView.Index {
    var text = rest
    while let scalar = text.popFirst(), scalar != "\n", scalar != "\r" {
      if scalar == "\u{07}" || scalar == "\u{9C}" { return text.startIndex }
      if scalar == "\u{1B}", text.first == "\\" { return text.dropFirst().startIndex }
    }
    return rest.startIndex
  }
}
