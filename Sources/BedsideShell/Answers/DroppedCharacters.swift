internal import BedsideCore

/// What of a text is not kept, since no terminal may show it.
enum DroppedCharacters {
  /// How many characters are left out, escape sequences as their signs.
  static func count(in text: String) -> Int {
    // Line ends are kept, in whatever way they are written.
    let given = text.unicodeScalars.count - text.count { $0 == "\r\n" }
    return max(0, given - Sanitizer.clean(text).unicodeScalars.count)
  }
}
