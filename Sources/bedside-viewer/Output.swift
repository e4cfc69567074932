import BedsideCore

/// What the program says.
///
/// Data goes to standard output, all else to standard error.
enum Output {
  /// Writes a line of data.
  ///
  /// - Throws: When it cannot be written: what a script or the shell waits for must not be missed.
  static func data(_ text: String) throws(Failure) { try data(Array((text + "\n").utf8)) }

  /// Writes data.
  static func data(_ bytes: [UInt8]) throws(Failure) {
    guard let reason = Files.write(bytes, descriptor: 1) else { return }
    throw Failure(
      code: .cannotWrite, message: "The standard output cannot be written: \(reason).")
  }

  /// Says something to a person.
  static func say(_ text: String) {
    Files.write(Array((Sanitizer.clean(text) + "\n").utf8), descriptor: 2)
  }
}
