internal import BedsideCore

/// The commands by which Stata (14 or newer) reads a wide table, with labels and missing values.
public struct StataSyntax {
  private let table: WrittenTable
  private let file: String

  /// Makes the commands that read `table` from `file`.
  public init(_ table: WrittenTable, from file: String) {
    self.table = table
    self.file = file
  }

  /// The column that stands in for another while it is made.
  private static let working = VariableNames.working

  /// The commands.
  public var text: String {
    ([reading] + table.variables.map(column)).joined(separator: "\n") + "\n"
  }

  private var reading: String {
    let texts = table.variables.indices.filter { !Self.isNumber(table.variables[$0]) }
    let numbers = table.variables.indices.filter { Self.isNumber(table.variables[$0]) }
    let columns = [("stringcols", texts), ("numericcols", numbers)].compactMap { option, places in
      // An option without columns would be an error.
      places.isEmpty
        ? nil : "\(option)(\(places.map { String($0 + 1) }.joined(separator: " ")))"
    }
    return """
      * \(Self.unquoted(table.task.title)): run it in the folder of \(Self.unquoted(file)).
      version 14
      import delimited using \(Self.quoted(file)), clear varnames(1) case(preserve) ///
        encoding("utf-8") bindquotes(strict) maxquotedrows(unlimited) asdouble ///
        \(columns.joined(separator: " "))

      """
  }

  private static func isNumber(_ variable: Variable) -> Bool {
    variable.kind == .number || variable.kind == .flag
  }

  private func column(_ variable: Variable) -> String {
    var lines: [String] = []
    switch variable.kind {
    case .date: lines += replacing(variable, "date(\(variable.name), \"YMD\")", format: "%td")
    case .time: lines += replacing(variable, "clock(\(variable.name), \"hm\")", format: "%tcHH:MM")
    case .text where !variable.codes.isEmpty: lines += coding(variable)
    case .number, .flag: lines += labelling(variable)
    case .text, .moment: break
    }
    lines.append(
      "label variable \(variable.name) \(Self.quoted(variable.label, most: Self.longestLabel))")
    if variable.label.unicodeScalars.count > Self.longestLabel {
      lines.append("notes \(variable.name): \(Self.unquoted(variable.label))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Puts what an expression gives in the place of a column of text.
  private func replacing(_ variable: Variable, _ expression: String, format: String) -> [String] {
    [
      "generate double \(Self.working) = \(expression)", "format \(Self.working) \(format)",
      "order \(Self.working), after(\(variable.name))", "drop \(variable.name)",
      "rename \(Self.working) \(variable.name)",
    ]
  }

  /// Puts numbers from 1 in the place of codes that are words: Stata labels numbers alone.
  private func coding(_ variable: Variable) -> [String] {
    var lines = ["generate long \(Self.working) = ."]
    for (index, code) in variable.codes.enumerated() {
      lines.append(
        "replace \(Self.working) = \(index + 1) if \(variable.name) == \(Self.quoted(code.value))")
      lines.append(define(variable, String(index + 1), code.label))
      lines.append("notes \(Self.working): \(index + 1) is \(Self.unquoted(code.value))")
    }
    lines += [
      "order \(Self.working), after(\(variable.name))", "drop \(variable.name)",
      "rename \(Self.working) \(variable.name)",
    ]
    if !variable.state.isEmpty { lines += marking(variable) }
    return lines + ["label values \(variable.name) \(variable.name)"]
  }

  private func labelling(_ variable: Variable) -> [String] {
    var lines = variable.codes.map { code in
      // Stata labels integers alone.
      Int32(code.value) == nil
        ? "notes \(variable.name): \(Self.unquoted("\(code.value) is \(code.label)"))"
        : define(variable, code.value, code.label)
    }
    if MissingCodes.apply(to: variable) { lines += marking(variable) }
    let isLabelled = lines.contains { $0.hasPrefix("label define") }
    return isLabelled ? lines + ["label values \(variable.name) \(variable.name)"] : lines
  }

  /// Says why values are missing; the column of states stands behind this one, and is words until then.
  private func marking(_ variable: Variable) -> [String] {
    MissingCodes(for: variable).codes.reversed().flatMap { code in
      [
        "replace \(variable.name) = \(code.stata) if \(variable.state) == \"\(code.state.rawValue)\"",
        define(variable, code.stata, code.state.meaning),
      ]
    }
  }

  private func define(_ variable: Variable, _ value: String, _ label: String) -> String {
    "label define \(variable.name) \(value) \(Self.quoted(label)), add"
  }

  /// How many characters the label of a variable can have, and that of a value.
  private static let longestLabel = 80
  private static let longestValueLabel = 32_000

  /// `text` in Stata's compound quotes, with at most so many of its characters, which are those of Unicode.
  private static func quoted(_ text: String, most: Int = longestValueLabel) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in Sanitizer.cleanLine(text).unicodeScalars.prefix(most) {
      // A quote and an apostrophe behind it would be the end.
      let isEnd = scalars.last == "\"" && (scalar == "'" || scalar == "`")
      scalars.append(isEnd ? "\u{2019}" : scalar)
    }
    return "`\"\(plain(String(scalars)))\"'"
  }

  /// `text` without what Stata would take for a macro.
  private static func plain(_ text: String) -> String {
    Sanitizer.cleanLine(text).map { character in
      switch character {
      case "`": "'"
      case "$": "\\$"
      default: String(character)
      }
    }.joined()
  }

  /// `text` as it stands without quotes, where it must not begin a comment either.
  private static func unquoted(_ text: String) -> String {
    plain(text).replacing("/*", with: "/ *").replacing("//", with: "/ /")
  }
}
