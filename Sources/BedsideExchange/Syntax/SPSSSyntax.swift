internal import BedsideCore

/// The commands by which SPSS and PSPP read a wide table, with labels and missing values.
public struct SPSSSyntax {
  private let table: WrittenTable
  private let file: String

  /// Makes the commands that read `table` from `file`.
  public init(_ table: WrittenTable, from file: String) {
    self.table = table
    self.file = file
  }

  /// The commands.
  public var text: String {
    let parts = [reading, labels, valueLabels, missing, formats, "EXECUTE.\n"]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var reading: String {
    let columns = zip(table.variables, table.widths).map { variable, width in
      "    \(variable.name) \(Self.format(variable, width))"
    }
    return """
      * Encoding: UTF-8.
      SET DECIMAL=DOT.
      GET DATA
        /TYPE=TXT
        /FILE=\(Self.quoted(file))
        /ENCODING='UTF8'
        /ARRANGEMENT=DELIMITED
        /DELCASE=LINE
        /FIRSTCASE=2
        /DELIMITERS=","
        /QUALIFIER='"'
        /VARIABLES=
      \(columns.joined(separator: "\n")).

      """
  }

  /// How a column is read; texts get the room that the longest of them needs.
  private static func format(_ variable: Variable, _ width: Int) -> String {
    switch variable.kind {
    case .number: "F12.0"
    case .flag: "F1.0"
    case .date: "SDATE10"
    case .time: "TIME8"
    case .text, .moment:
      "A\(min(32_767, max(width, variable.codes.map(\.value.utf8.count).max() ?? 1, 1)))"
    }
  }

  private var labels: String {
    let lines = table.variables.map { variable in
      "  \(variable.name) \(Self.quoted(variable.label, most: 250))"
    }
    return "VARIABLE LABELS\n" + lines.joined(separator: "\n") + ".\n"
  }

  private var valueLabels: String {
    let blocks = table.variables.compactMap { variable -> String? in
      let isText = variable.kind == .text || variable.kind == .moment
      var codes = variable.codes.map { code in
        let value = isText ? Self.quoted(code.value) : code.value
        return "    \(value) \(Self.quoted(code.label, most: 120))"
      }
      if MissingCodes.apply(to: variable) {
        codes += MissingCodes(for: variable).codes.map {
          "    \($0.number) \(Self.quoted($0.state.meaning, most: 120))"
        }
      }
      if codes.isEmpty { return nil }
      return "\(variable.name)\n" + codes.joined(separator: "\n")
    }
    if blocks.isEmpty { return "" }
    return "VALUE LABELS\n  " + blocks.joined(separator: "\n  /") + ".\n"
  }

  private var missing: String {
    let lines = table.variables.filter(MissingCodes.apply).map { variable in
      let codes = MissingCodes(for: variable).codes
      let sets = codes.map {
        "IF (\(variable.state) = '\($0.state.rawValue)') \(variable.name) = \($0.number)."
      }
      let (least, most) = (codes.first?.number ?? 0, codes.last?.number ?? 0)
      return sets.joined(separator: "\n")
        + "\nMISSING VALUES \(variable.name) (\(least) THRU \(most)).\n"
    }
    return lines.joined()
  }

  private var formats: String {
    table.variables.map { variable in
      switch variable.kind {
      case .number where variable.format == "continuousScale" || variable.format == "decimal":
        "FORMATS \(variable.name) (F12.4).\n"
      case .flag: "FORMATS \(variable.name) (F3.0).\n"
      default: ""
      }
    }.joined()
  }

  /// `text` in quotes, of at most so many bytes.
  private static func quoted(_ text: String, most: Int = 32_767) -> String {
    var kept = ""
    for character in Sanitizer.cleanLine(text) {
      if kept.utf8.count + String(character).utf8.count > most { break }
      kept.append(character)
    }
    return "'"
      + kept.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }
}
