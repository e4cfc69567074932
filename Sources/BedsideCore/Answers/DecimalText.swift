/// Numbers as people write them.
///
/// Reading is strict: the whole text is the number, or it is none. A text that two countries read as
/// two numbers, like `1,500`, is not guessed at.
public enum DecimalText {
  /// Reads `text` as a number.
  ///
  /// Blanks around it don't count. Any script's decimal digits will do. `decimalMark` is the mark of
  /// the person's language, "." or ",".
  ///
  /// - Throws: `AnswerError.empty`, `.notANumber` or `.ambiguousNumber`.
  public static func read(
    _ text: String, decimalMark: Character
  ) throws(AnswerError) -> Double {
    let parts = try Parts(text)
    guard let mark = parts.mark else { return try parts.value(text) }
    let other: Character = decimalMark == "." ? "," : "."
    // "1,500" where the decimal mark is a point: one and a half to some, fifteen hundred to others.
    if mark == other, parts.fraction.count == 3, parts.whole.count <= 3, parts.whole != "0" {
      let whole = try Parts(parts.sign + parts.whole + parts.fraction).value(text)
      throw .ambiguousNumber(text.trimmed, whole, try parts.value(text))
    }
    return try parts.value(text)
  }

  /// Shows `number` without superfluous zeros.
  public static func text(of number: Double, decimalMark: Character = ".") -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    let text = "\(number)"
    return decimalMark == "." ? text : text.replacingFirst(".", with: decimalMark)
  }

  /// How many digits stand behind the decimal mark of `number`, written as short as it can be.
  public static func fractionDigits(of number: Double) -> Int {
    if Int(exactly: number) != nil { return 0 }
    let text = "\(number)"
    if text.contains("e") { return .max }
    return text.split(separator: ".").last?.count ?? 0
  }

  /// A number taken apart.
  private struct Parts {
    var sign = ""
    var whole = ""
    var mark: Character?
    var fraction = ""

    init(_ text: String) throws(AnswerError) {
      var rest = Substring(text.trimmed)
      if rest.isEmpty { throw .empty }
      if let first = rest.first, first == "-" || first == "\u{2212}" || first == "+" {
        sign = first == "+" ? "" : "-"
        rest = rest.dropFirst()
      }
      for character in rest {
        if let digit = character.decimalDigit {
          if mark == nil { whole.append(digit) } else { fraction.append(digit) }
        } else if mark == nil, let sign = Self.mark(for: character) {
          mark = sign
        } else {
          throw .notANumber(text.trimmed)
        }
      }
      guard !whole.isEmpty || !fraction.isEmpty, mark == nil || !fraction.isEmpty else {
        throw .notANumber(text.trimmed)
      }
    }

    func value(_ text: String) throws(AnswerError) -> Double {
      let digits = whole.isEmpty ? "0" : whole
      let plain = sign + digits + (fraction.isEmpty ? "" : ".\(fraction)")
      guard let value = Double(plain), value.isFinite else { throw .notANumber(text.trimmed) }
      return value
    }

    /// Arabic writes its decimal mark as U+066B.
    private static func mark(for character: Character) -> Character? {
      switch character {
      case ".": "."
      case ",", "\u{066B}": ","
      default: nil
      }
    }
  }
}

extension Character {
  /// The ASCII digit that this decimal digit of any script stands for.
  fileprivate var decimalDigit: Character? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      scalar.properties.numericType == .decimal, let value = wholeNumberValue
    else { return nil }
    return Character("\(value)")
  }
}

extension String {
  /// The text without the blanks around it.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  fileprivate func replacingFirst(_ old: Character, with new: Character) -> String {
    guard let index = firstIndex(of: old) else { return self }
    return String(self[..<index]) + String(new) + String(self[self.index(after: index)...])
  }
}
