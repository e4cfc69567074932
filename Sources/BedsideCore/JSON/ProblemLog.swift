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
  /// The repeats whose parts are read once for each time they go.
  ///
  /// Problems speak of the names that the author wrote, without `NAME.NUMBER.` before them, and what
  /// is wrong each time is noted once.
  var repeats: [String] = []
  private var noted: Set<Problem> = []
  /// Whether what is read was recorded before: limits that were set since do not count for it.
  public var isRecorded = false
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
  public var hasErrors: Bool { errorCount > 0 }

  /// Whether no further problem is noted.
  public var isFull: Bool { problems.count > Self.most }

  /// Whether any problem is an error of those found since there were `count`.
  func hasErrors(since count: Int) -> Bool {
    problems.dropFirst(count).contains { $0.severity == .error }
  }

  /// How many errors were found so far.
  private(set) var errorCount = 0

  /// How many words are still compared to find those that were meant.
  private var comparisons = 100_000

  /// The word among `words` nearest to `word`, if it is near enough to be meant.
  ///
  /// Where a thousand mistakes are looked up among ten thousand names, only the first are.
  public func nearest(to word: String, among words: @autoclosure () -> [String]) -> String? {
    guard comparisons > 0, !isFull else { return nil }
    let words = words()
    comparisons -= words.count
    return Suggestion.nearest(to: word, among: words)
  }

  /// Notes a problem at the byte `offset` of the file.
  public func add(_ message: String, at offset: Int, severity: Problem.Severity = .error) {
    if isFull { return }
    var problem = Problem(
      file: file, position: finder.position(of: offset), severity: severity,
      message: Self.shortened(message))
    if !repeats.isEmpty {
      for name in repeats { problem.message = Self.written(problem.message, name) }
      guard noted.insert(problem).inserted else { return }
    }
    if problems.count == Self.most {
      // Another error than those noted may be behind it, so that a full log always has one.
      problem.severity = .error
      problem.message = "There are more mistakes than these. Correct them first."
    }
    if problem.severity == .error { errorCount += 1 }
    problems.append(problem)
  }

  /// Notes what is beyond a limit, unless it was recorded before there was one.
  public func addExcess(_ message: String, at offset: Int) {
    if !isRecorded { add(message, at: offset) }
  }

  /// A message that repeats a very long text, without the middle of that.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > 2_000 else { return message }
    let scalars = message.unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(300))) + "…"
      + String(String.UnicodeScalarView(scalars.suffix(300)))
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
    let start = TextPosition(line: 0, column: 0)
    let last = isFull ? problems.last : nil
    let noted = isFull ? problems.dropLast() : problems[...]
    return noted.sorted { ($0.position ?? start) < ($1.position ?? start) }
      + (last.map { [$0] } ?? [])
  }
}
