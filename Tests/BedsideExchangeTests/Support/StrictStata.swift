/// Reads commands for Stata as strictly as its manual says what they must be; Stata itself may not be there.
///
/// It knows the commands that are written here alone, and follows what the columns are called and hold.
struct StrictStata {
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// What a column holds by then.
  private enum Holding { case text, number }

  private var columns: [String: Holding] = [:]
  private var labels: [String: Set<String>] = [:]
  /// The labels of columns.
  private(set) var variableLabels: [String: String] = [:]
  /// The labels of values, by their names.
  private(set) var valueLabels: [String: [String: String]] = [:]
  /// The notes, in order.
  private(set) var notes: [String] = []

  /// Reads commands on a file that has these columns.
  init(_ text: String, columns names: [String]) throws {
    for line in try Self.commands(text) { try read(line, names) }
    for (name, holding) in columns where holding == .text && valueLabels[name] != nil {
      throw Problem(description: "\(name) is text and has labels of values.")
    }
  }

  // MARK: Lines

  /// The commands, put together where a line goes on; comments are left out.
  private static func commands(_ text: String) throws -> [String] {
    var commands: [String] = []
    var begun = ""
    for line in text.split(separator: "\n") {
      if begun.isEmpty, line.hasPrefix("*") {
        if line.contains("/*") || line.contains("//") || line.contains("`") {
          throw Problem(description: "The comment begins another: \(line)")
        }
        continue
      }
      begun += line
      if begun.hasSuffix(" ///") {
        begun.removeLast(3)
      } else {
        commands.append(begun)
        begun = ""
      }
    }
    if !begun.isEmpty { throw Problem(description: "The last line goes on: \(begun)") }
    return commands
  }

  /// The words of a command, a text in quotes being one of them.
  ///
  /// They are told apart by code points, as Stata does: what is drawn as one character with a quote is
  /// still a quote.
  private static func words(_ line: String) throws -> [String] {
    var words: [String] = []
    var rest = line.unicodeScalars[...]
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if rest.starts(with: "`\"".unicodeScalars) {
        guard let end = rest.firstRange(of: "\"'".unicodeScalars) else {
          throw Problem(description: "A quote has no end: \(line)")
        }
        words.append("\"" + (try expanded(String(rest.dropFirst(2)[..<end.lowerBound]))))
        rest = rest[end.upperBound...]
        if let next = rest.first, !" ,)".unicodeScalars.contains(next) {
          throw Problem(description: "Something is joined to a quote: \(line)")
        }
      } else if first == "\"" {
        let body = rest.dropFirst().prefix { $0 != "\"" }
        words.append("\"" + (try expanded(String(body))))
        rest = rest[body.endIndex...].dropFirst()
      } else {
        let scalars = rest.prefix { !" \"`".unicodeScalars.contains($0) }
        let word = String(scalars)
        if word.isEmpty || word.contains("$") || word.contains("/*") || word.hasPrefix("//") {
          throw Problem(description: "Not a word: \(line)")
        }
        words.append(word)
        rest = rest[scalars.endIndex...]
      }
    }
    return words
  }

  /// A text as Stata takes it: no macro is in it.
  private static func expanded(_ text: String) throws -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "`" || character == "$" && !isEscaped {
        throw Problem(description: "A macro: \(text)")
      }
      if isEscaped, character == "$" { result.removeLast() }
      isEscaped = character == "\\"
      result.append(character)
    }
    return result
  }

  // MARK: Commands

  private mutating func read(_ line: String, _ names: [String]) throws {
    if line.hasPrefix("notes ") { return try readNote(line) }
    let words = try Self.words(line)
    switch words.first {
    case "version": try demand(words == ["version", "14"], line)
    case "import": try readImport(words, names, line)
    case "generate":
      try demand(words.count >= 5 && ["long", "double"].contains(words[1]), line)
      try demand(words[3] == "=" && columns[words[2]] == nil, line)
      columns[try name(words[2])] = .number
    case "format":
      try demand(words.count == 3 && columns[words[1]] == .number && words[2].first == "%", line)
    case "order":
      try demand(words.count == 3 && words[2].hasPrefix("after(") && words[2].last == ")", line)
      _ = try known(words[1].trimmed(","))
      _ = try known(String(words[2].dropFirst(6).dropLast()))
    case "drop": columns[try known(words[1])] = nil
    case "rename":
      let holding = columns[try known(words[1])]
      try demand(words.count == 3 && columns[words[2]] == nil, line)
      columns[words[1]] = nil
      columns[try name(words[2])] = holding
    case "replace": try readReplace(words, line)
    case "label": try readLabel(words, line)
    default: throw Problem(description: "An unknown command: \(line)")
    }
  }

  private mutating func readImport(_ words: [String], _ names: [String], _ line: String) throws {
    try demand(Array(words.prefix(3)) == ["import", "delimited", "using"], line)
    var numbers: Set<Int> = []
    var all: [Int] = []
    let joined = words.dropFirst(3).joined(separator: " ")
    for option in ["stringcols(", "numericcols("] {
      guard let start = joined.firstRange(of: option) else { continue }
      let list = joined[start.upperBound...].prefix { $0 != ")" }.split(separator: " ")
      try demand(!list.isEmpty && list.count <= 2500, line)
      let places = try list.map { word in
        guard let place = Int(word) else { throw Problem(description: "No number: \(word)") }
        return place
      }
      all += places
      if option == "numericcols(" { numbers = Set(places) }
    }
    try demand(all.sorted() == Array(1...names.count), line)
    for (index, text) in names.enumerated() {
      let name = try name(text)
      try demand(columns[name] == nil, "twice: \(name)")
      columns[name] = numbers.contains(index + 1) ? .number : .text
    }
  }

  private func readReplace(_ words: [String], _ line: String) throws {
    try demand(words.count >= 8 && words[2] == "=" && words[4] == "if" && words[6] == "==", line)
    let isMissing =
      words[3].first == "." && words[3].count == 2 && words[3].last?.isLowercase == true
    try demand(columns[words[1]] == .number && (isMissing || Int32(words[3]) != nil), line)
    try demand(columns[words[5]] == .text && words[7].hasPrefix("\"") && words.count == 8, line)
  }

  private mutating func readLabel(_ words: [String], _ line: String) throws {
    switch words[1] {
    case "variable":
      try demand(words.count == 4 && words[3].hasPrefix("\""), line)
      let label = String(words[3].dropFirst())
      try demand(label.unicodeScalars.count <= 80, line)
      variableLabels[try known(words[2])] = label
    case "define":
      try demand(words.count == 6 && words[4].hasPrefix("\"") || words.count == 7, line)
      try demand(words.last == "add", line)
      let value = words[3]
      let isMissing =
        value.count == 2 && value.first == "."
        && value.last.map { ("a"..."z").contains($0) } == true
      try demand(
        isMissing || Int32(value).map { $0 > -2_147_483_648 && $0 < 2_147_483_621 } == true, line)
      let label = String(words[4].dropFirst())
      try demand(label.unicodeScalars.count <= 32_000, line)
      try demand(labels[try name(words[2]), default: []].insert(value).inserted, line)
      valueLabels[words[2], default: [:]][value] = label
    case "values":
      try demand(words.count == 4 && valueLabels[words[3]] != nil, line)
      try demand(columns[try known(words[2])] == .number, line)
    default: throw Problem(description: "An unknown label: \(line)")
    }
  }

  private mutating func readNote(_ line: String) throws {
    guard let colon = line.firstIndex(of: ":") else { throw Problem(description: line) }
    _ = try known(String(line[..<colon].dropFirst("notes ".count)))
    let text = line[line.index(after: colon)...]
    if text.contains("/*") || text.contains("//") { throw Problem(description: line) }
    notes.append(try Self.expanded(String(text)))
  }

  // MARK: Names

  private static let reserved: Set<String> = [
    "_all", "_b", "byte", "_coef", "_cons", "double", "float", "if", "in", "int", "long", "_n",
    "_N",
    "_pi", "_pred", "_rc", "_skip", "strL", "using", "with",
  ]

  private func name(_ text: String) throws -> String {
    let isName =
      (1...32).contains(text.utf8.count) && !Self.reserved.contains(text)
      && text.utf8.first.map { $0 == 0x5F || $0 > 0x40 } == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && !(text.hasPrefix("str") && text.dropFirst(3).allSatisfy(\.isNumber))
    try demand(isName, "no name: \(text)")
    return text
  }

  private func known(_ name: String) throws -> String {
    try demand(columns[name] != nil, "no column: \(name)")
    return name
  }

  private func demand(_ holds: Bool, _ line: String) throws {
    if !holds { throw Problem(description: line) }
  }
}

extension String {
  fileprivate func trimmed(_ end: Character) -> String { last == end ? String(dropLast()) : self }
}
