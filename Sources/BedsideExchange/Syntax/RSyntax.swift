internal import BedsideCore

/// The commands by which R reads a wide table, with labels and factors; nothing but R is needed.
public struct RSyntax {
  private let table: WrittenTable
  private let file: String
  private let name: String

  /// Makes the commands that read `table` from `file`.
  public init(_ table: WrittenTable, from file: String) {
    self.table = table
    self.file = file
    var names = VariableNames()
    name = names.name(table.task.id)
  }

  /// The commands.
  public var text: String {
    ([reading] + table.variables.map(column)).joined(separator: "\n") + "\n"
  }

  private var reading: String {
    let classes = table.variables.map { "  \($0.name) = \"\(Self.kind($0))\"" }
    return """
      # \(Sanitizer.cleanLine(table.task.title)): reads \(file) as the data frame \(name).
      # Run it in the folder of that file: source("\(file.dropLast(4)).R", encoding = "UTF-8")
      # What is missing is NA; the column that ends in _state says why.
      \(name) <- read.csv(\(Self.quoted(file)), fileEncoding = "UTF-8-BOM", na.strings = "",
        colClasses = c(
      \(classes.joined(separator: ",\n"))))

      """
  }

  private static func kind(_ variable: Variable) -> String {
    switch variable.kind {
    case .number: "numeric"
    case .flag: "integer"
    case .date: "Date"
    case .text, .time, .moment: "character"
    }
  }

  private func column(_ variable: Variable) -> String {
    let place = "\(name)$\(variable.name)"
    var lines: [String] = []
    if !variable.codes.isEmpty {
      let isText = variable.kind == .text
      let values = variable.codes.map { isText ? Self.quoted($0.value) : $0.value }
      let labels = variable.codes.map { Self.quoted($0.label) }
      if isFactor(variable) {
        lines.append(
          "\(place) <- factor(\(place), levels = c(\(values.joined(separator: ", "))),\n"
            + "  labels = c(\(unique(labels).joined(separator: ", "))))")
      } else {
        let pairs = zip(labels, values).map { "\($0) = \($1)" }
        lines.append("attr(\(place), \"labels\") <- c(\(pairs.joined(separator: ", ")))")
      }
    }
    lines.append("attr(\(place), \"label\") <- \(Self.quoted(variable.label))")
    return lines.joined(separator: "\n")
  }

  /// Whether all that the column can hold has a name; of a scale only the ends have.
  private func isFactor(_ variable: Variable) -> Bool {
    if variable.kind == .flag { return false }
    return variable.kind == .text || variable.minimum.isEmpty
  }

  /// The labels, those that come again with their place behind them: factors need each but once.
  private func unique(_ labels: [String]) -> [String] {
    var seen: Set<String> = []
    return labels.enumerated().map { index, label in
      if seen.insert(label).inserted { return label }
      let other = label.dropLast() + " (\(index + 1))\""
      seen.insert(String(other))
      return String(other)
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in Sanitizer.cleanLine(text) {
      if character == "\"" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "\""
  }
}
