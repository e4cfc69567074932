internal import BedsideCore

extension Renderer {
  /// Writes records one a line, the values of `columns` with tabs between them, for other programs.
  func write(_ records: [JSONValue], columns: [String]) {
    write(text: records.map { Self.line($0, columns) }.joined())
  }

  /// A record on one line.
  static func line(_ record: JSONValue, _ columns: [String]) -> String {
    columns.map { cell(record[$0] ?? .null) }.joined(separator: "\t") + "\n"
  }

  /// A value on one line; a tab in it would begin another column, so it becomes a blank.
  private static func cell(_ value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .string(let text): Sanitizer.cleanLine(text)
    default: Sanitizer.cleanLine(value.text)
    }
  }
}
