/// A number's text taken apart: groups of digits and the marks between them.
struct DigitGroups {
  /// A mark between groups of digits.
  enum Mark {
    case point
    case comma
    /// A decimal mark and nothing else, as the Arabic one.
    case decimal
    /// A mark between thousands and nothing else: an apostrophe, a thin blank.
    case grouping
  }

  /// What the groups come to.
  enum Meaning {
    case number(DecimalParts)
    /// The mark may group thousands or be the decimal mark.
    case either(whole: DecimalParts, fraction: DecimalParts)
  }

  private let text: String
  private(set) var sign = ""
  private(set) var groups = [""]
  private(set) var marks: [Mark] = []

  init(_ text: String, _ conventions: Conventions) throws(AnswerError) {
    self.text = text.trimmed
    var rest = Substring(self.text)
    if rest.isEmpty { throw .empty }
    if let first = rest.first, "+-\u{2212}\u{FF0B}\u{FF0D}".contains(first) {
      sign = "+\u{FF0B}".contains(first) ? "" : "-"
      rest = rest.dropFirst()
    }
    for character in rest {
      if let digit = character.decimalDigit {
        groups[groups.count - 1].append(digit)
      } else if let mark = Self.mark(for: character, conventions) {
        marks.append(mark)
        groups.append("")
      } else {
        throw .notANumber(self.text)
      }
    }
    // Only the first group may be empty: .5
    guard groups.dropFirst().allSatisfy({ !$0.isEmpty }), !groups.joined().isEmpty else {
      throw .notANumber(self.text)
    }
  }

  func meaning() throws(AnswerError) -> Meaning {
    guard let last = marks.last else { return .number(parts(whole: groups[0])) }
    let others = marks.dropLast()
    if last == .decimal || last != .grouping && !others.contains(last) {
      guard others.isEmpty || areThousands(groups.dropLast(), others) else {
        throw .notANumber(text)
      }
      let fraction = parts(whole: groups.dropLast().joined(), fraction: groups[groups.count - 1])
      guard last != .decimal, others.isEmpty, areThousands(groups[...], marks[...]) else {
        return .number(fraction)
      }
      return .either(whole: parts(whole: groups.joined()), fraction: fraction)
    }
    guard areThousands(groups[...], marks[...]) else { throw .notANumber(text) }
    return .number(parts(whole: groups.joined()))
  }

  private func parts(whole: String, fraction: String = "") -> DecimalParts {
    DecimalParts(sign: sign, whole: whole, fraction: fraction)
  }

  private func areThousands(_ groups: ArraySlice<String>, _ marks: ArraySlice<Mark>) -> Bool {
    guard let first = groups.first, let mark = marks.first, mark != .decimal else { return false }
    return (1...3).contains(first.count) && !first.hasPrefix("0")
      && groups.dropFirst().allSatisfy { $0.count == 3 } && marks.allSatisfy { $0 == mark }
  }

  private static func mark(for character: Character, _ conventions: Conventions) -> Mark? {
    switch character {
    case ".", "\u{FF0E}": .point
    case ",", "\u{FF0C}": .comma
    case "\u{066B}": .decimal
    case "'", "\u{2019}", "\u{066C}", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": .grouping
    case " ": conventions.groupingMark == " " ? .grouping : nil
    default: nil
    }
  }
}

/// A number's sign and its digits on both sides of the decimal mark, in ASCII.
struct DecimalParts {
  var sign: String
  var whole: String
  var fraction: String

  /// The number; `text` is what was typed.
  func value(_ text: String) throws(AnswerError) -> Double {
    let digits = whole.isEmpty ? "0" : whole
    let plain = sign + digits + (fraction.isEmpty ? "" : ".\(fraction)")
    guard let value = Double(plain), value.isFinite else { throw .notANumber(text.trimmed) }
    return value
  }
}

extension Character {
  /// The ASCII digit that this decimal digit of any script stands for.
  var decimalDigit: Character? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first,
      scalar.properties.numericType == .decimal, let value = wholeNumberValue
    else { return nil }
    return Character("\(value)")
  }
}
