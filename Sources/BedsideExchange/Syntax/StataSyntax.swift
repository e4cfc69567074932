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

  /// The commands.
  public var text: String {
    ([reading] + table.variables.map(column)).joined(separator: "\n") + "\n"
  }

  private var reading: String {
    let texts = table.variables.indices.filter { !Self.isNumber(table.variables[$0]) }
    let numbers = table.variables.indices.filter { Self.isNumber(table.variables[$0]) }
    let list = { (places: [Int]) in places.map { String($0 + 1) }.joined(separator: " ") }
    return """
      * \(Sanitizer.cleanLine(table.task.title)): run it in the folder of \(file).
      version 14
      import delimited using \(Self.quoted(file)), clear varnames(1) case(preserve) ///
        encoding("utf-8") bindquote(strict) maxquotedrows(unlimited) ///
        stringcols(\(list(texts))) numericcols(\(list(numbers)))

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
    lines.append("label variable \(variable.name) \(Self.quoted(variable.label, most: 80))")
    if variable.label.count > 80 {
      lines.append("notes \(variable.name): \(Self.plain(variable.label))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Puts what an expression gives in the place of a column of text.
  private func replacing(_ variable: Variable, _ expression: String, format: String) -> [String] {
    [
      "generate double bedside_code = \(expression)", "format bedside_code \(format)",
      "order bedside_code, after(\(variable.name))", "drop \(variable.name)",
      "rename bedside_code \(variable.name)",
    ]
  }

  /// Puts numbers from 1 in the place of codes that are words: Stata labels numbers alone.
  private func coding(_ variable: Variable) -> [String] {
    var lines = ["generate int bedside_code = ."]
    for (index, code) in variable.codes.enumerated() {
      lines.append(
        "replace bedside_code = \(index + 1) if \(variable.name) == \(Self.quoted(code.value))")
      lines.append(define(variable, String(index + 1), code.label))
      lines.append("notes bedside_code: \(index + 1) is \(Self.plain(code.value))")
    }
    lines += [
      "order bedside_code, after(\(variable.name))", "drop \(variable.name)",
      "rename bedside_code \(variable.name)",
    ]
    if !variable.state.isEmpty { lines += marking(variable) }
    return lines + ["label values \(variable.name) \(variable.name)"]
  }

  private func labelling(_ variable: Variable) -> [String] {
    var lines = variable.codes.map { define(variable, $0.value, $0.label) }
    if MissingCodes.apply(to: variable) { lines += marking(variable) }
    return lines.isEmpty ? [] : lines + ["label values \(variable.name) \(variable.name)"]
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

  /// `text` in Stata's compound quotes.
  private static func quoted(_ text: String, most: Int = 32_000) -> String {
    "`\"\(plain(String(Sanitizer.cleanLine(text).prefix(most))))\"'"
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
}
