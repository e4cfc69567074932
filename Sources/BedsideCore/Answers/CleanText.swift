/// Texts as answers keep them: without what must not reach a terminal, and without blanks around them.
///
/// What is shown of an answer is then what is kept. Blanks around a text mean nothing and differ with
/// the way it came; that holds for secret texts too.
enum CleanText {
  /// The most characters that any text may have.
  static let longest = 10_000
  /// The most bytes of UTF-8: a character may be made of many marks.
  static let mostBytes = 40_000

  /// The text clean, on several lines where it has some.
  static func paragraphs(_ text: String) -> String {
    // What is too long anyway is not worth the work.
    text.utf8.count > mostBytes * 4 ? text : Sanitizer.clean(text).trimmed
  }

  /// The text clean, its line ends and tabs as blanks.
  static func line(_ text: String) -> String {
    text.utf8.count > mostBytes * 4 ? text : Sanitizer.cleanLine(text).trimmed
  }

  /// Checks the length, in characters as a person counts them, and that the text is clean.
  static func check(
    _ text: String, minimum: Int = 0, maximum: Int?, isMultiline: Bool
  ) throws(AnswerError) {
    let bytes = text.utf8.count
    if bytes > mostBytes { throw .tooLarge(bytes: bytes, maximum: mostBytes) }
    let count = text.count
    let maximum = min(maximum ?? longest, longest)
    if count > maximum { throw .tooLong(count: count, maximum: maximum) }
    if count < minimum { throw .tooShort(count: count, minimum: minimum) }
    let clean = isMultiline ? Sanitizer.clean(text) : Sanitizer.cleanLine(text)
    // Compared by bytes: strings are equal already when they look the same.
    guard clean.utf8.elementsEqual(text.utf8) else {
      throw text.contains(where: \.isNewline) && !isMultiline ? .severalLines : .controlCharacters
    }
  }
}
