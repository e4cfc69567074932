/// The problems found while one file is read.
///
/// A class, because every reader of a part adds to the same list, and so that all errors of a file
/// come at once.
public final class ProblemLog {
  /// The file's path, as it is shown.
  public let file: String
  /// What was found so far, in the order of finding.
  public private(set) var problems: [Problem] = []
  /// The repeats whose parts are read once for each time they go.
  ///
  /// Problems speak of the names that the author wrote, without `NAME.NUMBER.` before them, and what
  /// is wrong each time is noted once.
  var repeats: [String] = []
  private var noted: Set<Problem> = []
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

  /// Whether any problem is an error of those found since there were `count`.
  func hasErrors(since count: Int) -> Bool {
    problems.dropFirst(count).contains { $0.severity == .error }
  }

  /// How many errors were found so far.
  var errorCount: Int { problems.count { $0.severity == .error } }

  /// Notes a problem at the byte `offset` of the file.
  public func add(_ message: String, at offset: Int, severity: Problem.Severity = .error) {
    let position = TextPosition(offset: offset, in: bytes)
    var problem = Problem(file: file, position: position, severity: severity, message: message)
    if !repeats.isEmpty {
      for name in repeats { problem.message = Self.written(problem.message, name) }
      guard noted.insert(problem).inserted else { return }
    }
    problems.append(problem)
  }

  /// A message with the names of the parts of the repeat `name` as they are written.
  private static func written(_ message: String, _ name: String) -> String {
    var parts = message.split(separator: "'\(name).", omittingEmptySubsequences: false)
    for index in parts.indices.dropFirst() {
      let number = parts[index].prefix { $0.isASCII && $0.isNumber }
      let rest = parts[index].dropFirst(number.count)
      if !number.isEmpty, rest.first == "." {
        parts[index] = "'" + rest.dropFirst()
      } else {
        parts[index] = "'\(name)." + parts[index]
      }
    }
    return parts.joined()
  }

  /// The problems in the order of their places in the file.
  public var sorted: [Problem] {
    problems.sorted {
      ($0.position ?? TextPosition(line: 0, column: 0))
        < ($1.position ?? TextPosition(line: 0, column: 0))
    }
  }
}
