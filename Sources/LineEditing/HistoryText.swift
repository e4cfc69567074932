/// The text of a history file: one command a line, the oldest first.
struct HistoryText: Hashable {
  /// The most commands that are kept.
  static let limit = 1000

  /// The most bytes that one command may have to be kept.
  static let longestLine = 4096

  private(set) var lines: [String] = []

  /// How many lines were no text.
  private(set) var damagedLines = 0

  /// Reads the end of a file; `isCut` says that its first line may be missing its beginning.
  init(bytes: some Collection<UInt8>, isCut: Bool = false) {
    let newline = UInt8(ascii: "\n")
    var parts = bytes.split(separator: newline)[...]
    if isCut { parts = parts.dropFirst() }
    for part in parts {
      guard part.count <= Self.longestLine, !part.contains(where: Self.isControl),
        let line = String(validating: part, as: UTF8.self)
      else {
        damagedLines += 1
        continue
      }
      lines.append(line)
    }
    lines.removeFirst(max(lines.count - Self.limit, 0))
  }

  /// Whether `line` should be kept after `last`.
  ///
  /// Kept are lines with something in them that do not begin with a space and are not the same
  /// again. A line with control characters could not be read back.
  static func keeps(_ line: String, after last: String?) -> Bool {
    guard let first = line.first, first != " ", line != last else { return false }
    return line.utf8.count <= longestLine && !line.utf8.contains(where: isControl)
  }

  /// Adds `line`, unless it is the last one again, and drops the oldest beyond the limit.
  mutating func append(_ line: String) {
    guard Self.keeps(line, after: lines.last) else { return }
    lines.append(line)
    lines.removeFirst(max(lines.count - Self.limit, 0))
  }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  /// The bytes of the file.
  var bytes: [UInt8] {
    lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }
}
