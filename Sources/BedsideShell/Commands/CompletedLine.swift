/// A command line of another shell, up to the cursor, in which the last word is to be completed.
struct CompletedLine: Equatable {
  /// The program's own options and their values.
  private(set) var globals: [String: String] = [:]
  /// The option of the program whose value is to be completed; nil where it is something else.
  private(set) var openOption: OptionSpec?
  /// The words of the command before the last one.
  private(set) var words: [String] = []
  /// The unfinished word, possibly empty.
  private(set) var word = ""

  /// Reads `line`, the program's name not in it.
  init(_ line: String) {
    var rest = Self.split(line)[...]
    if let last = rest.popLast() { word = last }
    while let next = rest.popFirst() { take(next, &rest) }
  }

  /// The words, the last one empty behind a blank.
  ///
  /// An open quote holds the rest together.
  private static func split(_ line: String) -> [String] {
    for end in ["", "\"", "'", "\\"] {
      guard let words = try? ShellWords.split(line + end) else { continue }
      let endsWithBlank = line.last?.isWhitespace ?? true
      return endsWithBlank && end.isEmpty ? words + [""] : words
    }
    return [""]
  }

  private mutating func take(_ next: String, _ rest: inout ArraySlice<String>) {
    let parts = next.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard next.hasPrefix("--"),
      let option = Grammar.global.first(where: { "--\($0.name)" == parts[0] })
    else { return words.append(next) }
    if option.value == nil {
      globals[option.name] = ""
    } else if parts.count > 1 {
      globals[option.name] = String(parts[1])
    } else if let value = rest.popFirst() {
      globals[option.name] = value
    } else {
      openOption = option
    }
  }
}
