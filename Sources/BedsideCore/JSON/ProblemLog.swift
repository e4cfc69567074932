/// The problems found while one file is read.
///
/// A class, because every reader of a part adds to the same list, and so that all errors of a file
/// come at once.
public final class ProblemLog {
  /// The file's path, as it is shown.
  public let file: String
  /// What was found so far, in the order of finding.
  public private(set) var problems: [Problem] = []
  private let bytes: [UInt8]

  /// Makes an empty log for the file named `file` that holds `bytes`.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// Whether any problem found so far is an error.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// Whether any problem is an error of those found since there were `count`.
  func hasErrors(since count: Int) -> Bool {
    problems.dropFirst(count).contains { $0.severity == .error }
  }

  /// Notes a problem at the byte `offset` of the file.
  public func add(_ message: String, at offset: Int, severity: Problem.Severity = .error) {
    let position = TextPosition(offset: offset, in: bytes)
    problems.append(
      Problem(file: file, position: position, severity: severity, message: message))
  }

  /// The problems in the order of their places in the file.
  public var sorted: [Problem] {
    problems.sorted {
      ($0.position ?? TextPosition(line: 0, column: 0))
        < ($1.position ?? TextPosition(line: 0, column: 0))
    }
  }
}
