import BedsideCore

/// A program that has ended.
struct Ended: CustomStringConvertible {
  /// Its exit status, or the negative number of the signal that ended it.
  var status: CInt
  /// What it wrote to standard output.
  var output: String
  /// What it wrote to standard error.
  var errors: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Standard error with its lines joined again: messages are wrapped.
  var message: String { errors.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// Standard output as JSON: exactly one value, on one line.
  var json: JSONNode {
    get throws {
      guard lines.count == 1 else { throw Failure("No line of JSON: \(self)") }
      return try JSONReader.read(Array(output.utf8))
    }
  }

  var description: String { "exit \(status)\noutput: \(output)\nerrors: \(errors)" }
}
