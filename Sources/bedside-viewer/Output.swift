import BedsideCore

/// What the program says.
///
/// Data goes to standard output, all else to standard error.
enum Output {
  /// Writes a line of data.
  static func data(_ text: String) { Files.write(Array((text + "\n").utf8), descriptor: 1) }

  /// Says something to a person.
  static func say(_ text: String) {
    Files.write(Array((Sanitizer.clean(text) + "\n").utf8), descriptor: 2)
  }
}
