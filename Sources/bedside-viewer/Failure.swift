/// Why the program ends early, as it is said on standard error.
struct Failure: Error {
  var code: ExitCode
  var message: String

  /// A wrong command line.
  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }
}
