/// What the program says.
///
/// Data goes to standard output, all else to standard error.
enum Output {
  /// Writes a line of data.
  static func data(_ text: String) { Files.write(Array((text + "\n").utf8), descriptor: 1) }

  /// Says something to a person.
  static func say(_ text: String) {
    Files.write(Array((printable(text) + "\n").utf8), descriptor: 2)
  }

  /// A text without what could steer a terminal or turn the direction of what follows.
  static func printable(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
      let isOverride =
        ("\u{202A}"..."\u{202E}").contains(scalar)
        || ("\u{2066}"..."\u{2069}").contains(scalar)
      clean.append(isControl || isOverride ? "\u{FFFD}" : scalar)
    }
    return String(clean)
  }
}
