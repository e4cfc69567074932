/// What a regular expression asks of one character.
enum CharacterTest: Hashable, Sendable {
  /// Any character but a line end: `.`.
  case any
  /// One character.
  case character(Character)
  /// The characters that are one scalar from the first to the second: `a-z`.
  case range(Unicode.Scalar, Unicode.Scalar)
  /// A kind of characters, or all others: `\d`, `\P{L}`.
  case kind(Kind, isNegated: Bool)
  /// One of several, or none of them: `[…]`, `[^…]`.
  indirect case oneOf([CharacterTest], isNegated: Bool)

  /// Kinds of characters, by what stands between the braces of `\p{…}`.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case letter = "L"
    case capital = "Lu"
    case small = "Ll"
    case number = "N"
    case digit = "Nd"
    case punctuation = "P"
    case symbol = "S"
    case separator = "Z"
    /// `\w`.
    case word
    /// `\s`.
    case blank

    /// The kinds that `\p{…}` can name.
    static let named = allCases.filter { $0 != .word && $0 != .blank }

    func holds(_ character: Character) -> Bool {
      switch self {
      case .letter: character.isLetter
      case .capital: character.isLetter && character.isUppercase
      case .small: character.isLetter && character.isLowercase
      case .number: character.isNumber
      case .digit:
        character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
      case .punctuation: character.isPunctuation
      case .symbol: character.isSymbol
      case .separator, .blank: character.isWhitespace
      case .word: character.isLetter || character.isNumber || character == "_"
      }
    }
  }

  /// Whether the test asks that a character is not among some.
  var isNegated: Bool {
    switch self {
    case .kind(_, let isNegated), .oneOf(_, let isNegated): isNegated
    case .any, .character, .range: false
    }
  }

  func holds(_ character: Character) -> Bool {
    switch self {
    case .any: return !character.isNewline
    case .character(let other): return character == other
    case .range(let first, let last):
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first, scalars.count == 1 else { return false }
      return (first...last).contains(scalar)
    case .kind(let kind, let isNegated): return kind.holds(character) != isNegated
    case .oneOf(let tests, let isNegated):
      return tests.contains { $0.holds(character) } != isNegated
    }
  }
}
