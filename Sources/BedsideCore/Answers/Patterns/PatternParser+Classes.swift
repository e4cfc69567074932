extension PatternParser {
  /// Reads what stands between brackets, behind the first.
  mutating func characterClass(_ start: Int) throws(PatternError) -> CharacterTest {
    let isNegated = take("^")
    var tests: [CharacterTest] = []
    while let character = next, character != "]" {
      tests.append(try classMember())
    }
    guard take("]") else { throw .unclosedClass(place: start) }
    guard !tests.isEmpty else { throw .emptyClass(place: start) }
    return .oneOf(tests, isNegated: isNegated)
  }

  private mutating func classMember() throws(PatternError) -> CharacterTest {
    let start = place
    let first = try classCharacter()
    // A hyphen that stands last is one.
    guard next == "-", index + 1 < text.count, text[index + 1] != "]" else { return first }
    index += 1
    guard let low = first.scalar, let high = try classCharacter().scalar, low <= high else {
      throw .badRange(place: start)
    }
    return .range(low, high)
  }

  private mutating func classCharacter() throws(PatternError) -> CharacterTest {
    let start = place
    guard let character = next else { throw .unclosedClass(place: start) }
    index += 1
    if character == "[" { throw .bracketInClass(place: start) }
    return character == "\\" ? try escapedTest(start) : .character(character)
  }

  /// Reads what follows a backslash at `start`.
  mutating func escapedTest(_ start: Int) throws(PatternError) -> CharacterTest {
    guard let character = next else { throw .endsInBackslash }
    index += 1
    switch character {
    case "d": return .kind(.digit, isNegated: false)
    case "D": return .kind(.digit, isNegated: true)
    case "w": return .kind(.word, isNegated: false)
    case "W": return .kind(.word, isNegated: true)
    case "s": return .kind(.blank, isNegated: false)
    case "S": return .kind(.blank, isNegated: true)
    case "n": return .character("\n")
    case "r": return .character("\r")
    case "t": return .character("\t")
    case "p", "P": return .kind(try kind(start), isNegated: character == "P")
    case "u": return .character(Character(try scalar(start)))
    case "1"..."9", "k": throw .backreference(place: start)
    default:
      guard !character.isLetter, !character.isNumber else {
        throw .unknownEscape(String(character), place: start)
      }
      return .character(character)
    }
  }

  /// Reads `{L}`.
  private mutating func kind(_ start: Int) throws(PatternError) -> CharacterTest.Kind {
    let name = braced() ?? ""
    guard let kind = CharacterTest.Kind(rawValue: name), CharacterTest.Kind.named.contains(kind)
    else { throw .unknownKind(name, place: start) }
    return kind
  }

  /// Reads `{E9}` or `00E9`.
  private mutating func scalar(_ start: Int) throws(PatternError) -> Unicode.Scalar {
    var digits = braced()
    if digits == nil, index + 4 <= text.count {
      digits = String(text[index..<index + 4])
      index += 4
    }
    guard let digits, let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number)
    else { throw .unknownEscape("u", place: start) }
    return scalar
  }

  private mutating func braced() -> String? {
    guard next == "{", let end = text[index...].firstIndex(of: "}") else { return nil }
    defer { index = end + 1 }
    return String(text[(index + 1)..<end])
  }
}

extension CharacterTest {
  /// The one scalar that fits; nil for what other characters fit too.
  fileprivate var scalar: Unicode.Scalar? {
    guard case .character(let character) = self, character.unicodeScalars.count == 1 else {
      return nil
    }
    return character.unicodeScalars.first
  }
}
