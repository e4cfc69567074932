/// The short text before the place where a person types.
///
/// Colours are given as they are written to a terminal; the prompt keeps them apart from the text,
/// so that Readline counts columns right:
///
///     Prompt("\u{1B}[1mbedside\u{1B}[0m> ")
public struct Prompt: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What a person sees, without colours.
  public let plain: String

  /// The text with each escape sequence between the two marks that Readline asks for.
  let marked: String

  /// Makes a prompt of `styled`, which may hold SGR sequences (`ESC [ … m`).
  ///
  /// Other escape sequences and control characters are left out: they would move the cursor from
  /// where Readline takes it to be. A newline stays.
  public init(_ styled: String) {
    var plain = String.UnicodeScalarView()
    var marked = String.UnicodeScalarView()
    var rest = styled.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        let sequence = Self.takeSequence(from: &rest)
        guard sequence.count > 2, sequence.last == "m" else { continue }
        marked.append("\u{1}")
        marked.append(contentsOf: sequence)
        marked.append("\u{2}")
      } else {
        rest.removeFirst()
        guard scalar == "\n" || scalar.properties.generalCategory != .control else { continue }
        plain.append(scalar)
        marked.append(scalar)
      }
    }
    self.plain = String(plain)
    self.marked = String(marked)
  }

  /// Makes a prompt of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Removes one escape sequence from the front of `rest` and returns it.
  ///
  /// `ESC [` runs to its final byte (ECMA-48, 5.4), `ESC ]` to BEL or `ESC \`, any other to the
  /// next character. An empty or unfinished one is returned as far as it goes.
  private static func takeSequence(
    from rest: inout String.UnicodeScalarView.SubSequence
  ) -> String.UnicodeScalarView.SubSequence {
    let whole = rest
    rest.removeFirst()
    switch rest.popFirst() {
    case "[":
      while let scalar = rest.first, ("\u{20}"..."\u{3F}").contains(scalar) { rest.removeFirst() }
      if let scalar = rest.first, ("\u{40}"..."\u{7E}").contains(scalar) { rest.removeFirst() }
    case "]":
      while let scalar = rest.popFirst(), scalar != "\u{7}" {
        guard scalar == "\u{1B}" else { continue }
        _ = rest.popFirst()
        break
      }
    default:
      break
    }
    return whole[..<rest.startIndex]
  }
}
