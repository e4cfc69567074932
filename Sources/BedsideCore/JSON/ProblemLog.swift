/// The problems found while one file is read.
///
/// A class, because every reader of a part adds to the same list, and so that all errors of a file
/// come at once.
public final class ProblemLog {
  /// The file's path, as it is shown.
  public let file: String
  /// What was found so far, in the order of finding.
  public private(set) var problems: [Problem] = []
  /// In which languages the file's texts are given, and which are taken.
  public var languages: FileLanguages
  private let bytes: [UInt8]

  /// Makes an empty log for the file named `file` that holds `bytes`, to be read in the languages of
  /// `preference`.
  public init(
    file: String, bytes: [UInt8], preference: LanguagePreference = LanguagePreference()
  ) {
    self.file = file
    self.bytes = bytes
    languages = FileLanguages(preference)
  }

  /// Whether any problem found so far is an error.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

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
