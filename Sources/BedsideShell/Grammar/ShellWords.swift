/// Splits a line of the shell into words.
///
/// Blanks separate words. Double and single quotes hold a word together, and a backslash takes the
/// meaning from the character behind it, as in other shells.
enum ShellWords {
  /// `word` so that it is split into itself.
  static func quoted(_ word: String) -> String {
    guard word.contains(where: { $0.isWhitespace || "\"'\\".contains($0) }) || word.isEmpty else {
      return word
    }
    let escaped = word.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  static func split(_ line: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil || isEscaped { throw .openQuote }
    return words + (word.map { [$0] } ?? [])
  }
}
