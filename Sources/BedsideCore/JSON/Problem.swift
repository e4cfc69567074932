/// Something wrong in a file of content: where it stands, what it is and what would do.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// How bad a problem is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used as it is.
    case error
    /// The file can be used, but hardly means what it says.
    case warning
  }

  /// The file's path, as it was given.
  public var file: String
  /// Where in the file; nil when the file as a whole is meant.
  public var position: TextPosition?
  /// How bad it is.
  public var severity: Severity
  /// What is wrong and what would do, in whole sentences.
  public var message: String

  /// Makes a problem; without a position it means the whole file.
  public init(
    file: String, position: TextPosition? = nil, severity: Severity = .error, message: String
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.message = message
  }

  /// The problem as compilers write it, `FILE:LINE:COLUMN: message`.
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return severity == .error ? "\(place): \(message)" : "\(place): Warning: \(message)"
  }
}

extension Problem {
  /// The problem as `check --json` prints it.
  public var json: JSONValue {
    .object([
      "file": .string(file), "line": .integer(position?.line ?? 1),
      "column": .integer(position?.column ?? 1), "severity": .string(severity.rawValue),
      "message": .string(message),
    ])
  }
}
