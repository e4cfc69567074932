/// What keeps a text from being a regular expression that can be used, and what would do.
///
/// Places count characters from 1.
enum PatternError: Error, Hashable, CustomStringConvertible {
  /// The expression has more characters than one may have.
  case tooLong(most: Int)
  /// Its repetitions make it larger than one may be.
  case tooLarge
  /// Groups are nested too deep.
  case tooDeep(most: Int)
  /// A group that is opened at `place` is never closed.
  case unclosedGroup(place: Int)
  /// A `)` at `place` closes nothing.
  case unopenedGroup(place: Int)
  /// A group at `place` is of a kind that needs trying again, like `(?=`.
  case otherGroup(String, place: Int)
  /// A class that is opened at `place` is never closed.
  case unclosedClass(place: Int)
  /// A class at `place` has nothing in it.
  case emptyClass(place: Int)
  /// A bracket at `place` stands within a class.
  case bracketInClass(place: Int)
  /// A range at `place` runs backwards, or has an end that is no character.
  case badRange(place: Int)
  /// A repetition at `place` has nothing before it.
  case nothingToRepeat(String, place: Int)
  /// A repetition at `place` follows another, or never gives back.
  case repeatedTwice(place: Int)
  /// Braces at `place` say no number of times.
  case badBraces(place: Int)
  /// Braces at `place` ask for more times than can be.
  case tooOften(most: Int, place: Int)
  /// An escape at `place` means nothing.
  case unknownEscape(String, place: Int)
  /// An escape at `place` repeats a group.
  case backreference(place: Int)
  /// The expression ends with a backslash.
  case endsInBackslash
  /// `\p{…}` at `place` names no kind of characters.
  case unknownKind(String, place: Int)

  var description: String {
    switch self {
    case .tooLong(let most): "It has more than \(most) characters. Shorten it."
    case .tooLarge: "Its repetitions of repetitions are too many. Write smaller numbers."
    case .tooDeep(let most): "Groups are nested more than \(most) deep. Flatten them."
    case .unclosedGroup(let place):
      "The '(' at character \(place) is never closed. Add ')', or write '\\('."
    case .unopenedGroup(let place):
      "The ')' at character \(place) closes nothing. Take it out, or write '\\)'."
    case .otherGroup(let text, let place):
      "'\(text)' at character \(place) is no group that can be used. Write '(' or '(?:', or '(?i)'"
        + " at the start."
    case .unclosedClass(let place):
      "The '[' at character \(place) is never closed. Add ']', or write '\\['."
    case .emptyClass(let place):
      "The brackets at character \(place) are empty. Write characters between them."
    case .bracketInClass(let place):
      "The '[' at character \(place) stands within brackets. Write '\\['."
    case .badRange(let place):
      "The range at character \(place) is none. Write its first character first, or '\\-' for a"
        + " hyphen."
    case .nothingToRepeat(let text, let place):
      "The '\(text)' at character \(place) repeats nothing. Write '\\\(text)' for the character."
    case .repeatedTwice(let place):
      "What stands before character \(place) is repeated already. Write one repetition, or put the"
        + " first into a group."
    case .badBraces(let place):
      "The braces at character \(place) are no number of times. Write {3}, {2,} or {2,5}, or"
        + " '\\{' for a brace."
    case .tooOften(let most, let place):
      "The braces at character \(place) ask for more than \(most) times. Write a smaller number."
    case .unknownEscape(let text, let place):
      "'\\\(text)' at character \(place) is no escape. Write '\\\\' for a backslash."
    case .backreference(let place):
      "The escape at character \(place) repeats what a group matched, which is not done here. Write"
        + " what it can be."
    case .endsInBackslash: "It ends with a backslash. Write '\\\\' for one."
    case .unknownKind(let name, let place):
      "'\(name)' at character \(place) is no kind of characters. Write one of"
        + " \(CharacterTest.Kind.named.map(\.rawValue).joined(separator: ", "))."
    }
  }
}
