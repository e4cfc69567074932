internal import BedsideCore

/// What every column of wide tables is, for people and for programs.
public struct Codebook {
  private let title: String
  private let tables: [WrittenTable]

  /// Makes the codebook of the tables of a study called `title`.
  public init(_ title: String, of tables: [WrittenTable]) {
    self.title = title
    self.tables = tables
  }

  // MARK: Markdown

  /// The codebook as Markdown.
  public var markdown: String {
    ([head] + tables.map(section)).joined(separator: "\n")
  }

  private var head: String {
    let states = Answer.State.allCases.map { "- `\($0.rawValue)`: \($0.meaning)" }
    return """
      # Codebook: \(Self.escaped(title))

      One table a task, one row an outcome. A cell is empty where there is no value. The column of
      the same item that ends in `_state` says why:

      \(states.joined(separator: "\n"))

      It is empty itself where the version of the task that was done does not have the item. Of
      several choices each has a column with 1 where it was chosen and 0 where it was not, as soon as
      the question was answered. A score is of a part of the answers where the number in its column
      `_answered` is less than that in `_items`.

      The files for SPSS put numbers in the place of missing ones, and those for Stata codes of its
      own, which stand under "Missing" below. Times have an offset (ISO 8601), decimals a point.

      """
  }

  private func section(_ table: WrittenTable) -> String {
    let task = table.task
    let numbers = task.versions.map { String($0.number) }.joined(separator: ", ")
    var lines = ["## \(Self.escaped(task.title)) (`\(task.id)`)", ""]
    if !numbers.isEmpty { lines += ["Versions: \(numbers).", ""] }
    for notice in notices(of: task) { lines += [Self.escaped(notice), ""] }
    lines += [
      "| Variable | Item | Question | Type | Unit | Range | Codes | Missing | Versions |",
      "|---|---|---|---|---|---|---|---|---|",
    ]
    lines += table.variables.map { variable in
      let cells = [
        "`\(variable.name)`", variable.item.isEmpty ? "" : "`\(variable.item)`",
        Self.escaped(wording(of: variable)), type(of: variable), Self.escaped(variable.units),
        range(of: variable), Self.escaped(listed(variable)), missing(of: variable),
        versions(of: variable),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The notices of a task's versions, each once, the newest first.
  private func notices(of task: TaskDictionary) -> [String] {
    var seen: Set<String> = []
    return task.versions.reversed().compactMap { version in
      guard let notice = version.steps?.notice else { return nil }
      let parts = [notice.copyright, notice.licence, notice.source].compactMap(\.self)
      let text = Sanitizer.cleanLine(parts.joined(separator: ". "))
      return !text.isEmpty && seen.insert(text).inserted ? "Copyright: \(text)" : nil
    }
  }

  private func wording(of variable: Variable) -> String {
    variable.otherWordings.isEmpty
      ? variable.label
      : variable.label + " (earlier: " + variable.otherWordings.joined(separator: "; ") + ")"
  }

  private func type(of variable: Variable) -> String {
    variable.format.isEmpty
      ? variable.kind.rawValue : "\(variable.kind.rawValue) (\(variable.format))"
  }

  private func range(of variable: Variable) -> String {
    if variable.minimum.isEmpty, variable.maximum.isEmpty { return "" }
    return "\(variable.minimum)…\(variable.maximum)"
  }

  private func codes(of variable: Variable, _ separator: String) -> String {
    variable.codes.map { "\($0.value) = \($0.label)" }.joined(separator: separator)
  }

  /// The codes of a column, but for those that are the same for every item and stand above.
  private func listed(_ variable: Variable) -> String {
    variable.role == .state ? "" : codes(of: variable, "; ")
  }

  private func missing(of variable: Variable) -> String {
    guard MissingCodes.apply(to: variable) else { return "" }
    return MissingCodes(for: variable).codes.reversed()
      .map { "\($0.number) or \($0.stata) = \($0.state.rawValue)" }.joined(separator: "; ")
  }

  private func versions(of variable: Variable) -> String {
    variable.versions.map { String($0) }.joined(separator: ", ")
  }

  /// `text` without what Markdown would take for its own, on one line.
  private static func escaped(_ text: String) -> String {
    let special: Set<Character> = ["\\", "|", "*", "_", "`", "<", ">", "[", "]", "#"]
    return Sanitizer.cleanLine(text).map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  // MARK: CSV

  private static let columns = [
    "task", "variable", "item", "role", "type", "format", "question", "other_wordings", "units",
    "minimum", "maximum", "codes", "missing", "state", "repeat", "versions", "notice",
  ]

  /// The codebook as a table with a row a column; codes stand on lines of their own within a cell.
  public func table(_ style: TableStyle = TableStyle()) -> [UInt8] {
    let cells = CellWriter(style)
    var bytes: [UInt8] = []
    cells.begin(&bytes)
    row(Self.columns, cells, &bytes)
    for table in tables {
      let notice = notices(of: table.task).joined(separator: "\n")
      for variable in table.variables {
        let texts = [
          table.task.id, variable.name, variable.item, variable.role.rawValue,
          variable.kind.rawValue, variable.format, variable.label,
          variable.otherWordings.joined(separator: "\n"), variable.units, variable.minimum,
          variable.maximum, codes(of: variable, "\n"), missing(of: variable), variable.state,
          variable.iteration.map { String($0) } ?? "", versions(of: variable), notice,
        ]
        row(texts, cells, &bytes)
      }
    }
    return bytes
  }

  private func row(_ texts: [String], _ cells: CellWriter, _ bytes: inout [UInt8]) {
    for (index, text) in texts.enumerated() {
      if index > 0 { cells.separate(&bytes) }
      cells.append(text: text, to: &bytes)
    }
    cells.endRow(&bytes)
  }
}
