/// How words with blanks stand in a command: between double quotes, with a backslash before a
/// double quote or a backslash.
enum Quoting {
  /// The characters that end a word outside quotes.
  static let blanks = " \t\n"

  /// Whether `word` is another word, or several, when it stands there without quotes.
  static func isNeeded(for word: String) -> Bool {
    word.contains { blanks.contains($0) || $0 == "\"" || $0 == "\\" }
  }

  /// Returns `word` as it stands between double quotes.
  static func escaped(_ word: String) -> String {
    String(word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  /// Returns the word that `text`, which stands between double quotes, means.
  static func unescaped(_ text: String) -> String {
    var word = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      word.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
    }
    return word
  }
}
