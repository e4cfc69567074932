/// The problems found while one file is read.
///
/// A class, because every reader of a part adds to the same list, and so that all errors of a file
/// come at once.
public final class ProblemLog {
  /// So many problems are noted; whoever makes more corrects these first.
  public static let most = 1000

  /// The file's path, as it is shown.
  public let file: String
  /// What was found so far, in the order of finding.
  public private(set) var problems: [Problem] = []
  private var finder: PositionFinder
  /// In which languages the file's texts are given, and which are taken.
  public var languages: FileLanguages

  /// Makes an empty log for the file named `file` that holds `bytes`, to be read in the languages of
  /// `preference`.
  public init(
    file: String, bytes: [UInt8], preference: LanguagePreference = LanguagePreference()
  ) {
    self.file = file
    finder = PositionFinder(bytes)
    languages = FileLanguages(preference)
  }

  /// Whether any problem found so far is an error.
  public private(set) var hasErrors = false

  /// Whether no further problem is noted.
  public var isFull: Bool { problems.count > Self.most }

  /// Notes a problem at the byte `offset` of the file.
  public func add(_ message: String, at offset: Int, severity: Problem.Severity = .error) {
    if isFull { return }
    if severity == .error { hasErrors = true }
    let isLast = problems.count == Self.most
    // Another error than the ones noted may be behind it, so that a full log always has one.
    if isLast { hasErrors = true }
    problems.append(
      Problem(
        file: file, position: finder.position(of: offset), severity: isLast ? .error : severity,
        message: isLast ? "There are more mistakes than these. Correct them first." : message))
  }

  /// The problems in the order of their places in the file.
  public var sorted: [Problem] {
    let start = TextPosition(line: 0, column: 0)
    let last = isFull ? problems.last : nil
    let noted = isFull ? problems.dropLast() : problems[...]
    return noted.sorted { ($0.position ?? start) < ($1.position ?? start) }
      + (last.map { [$0] } ?? [])
  }
}
