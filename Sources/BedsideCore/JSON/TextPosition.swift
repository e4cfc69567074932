/// A place in a text: its line and its column in characters, both counted from 1.
public struct TextPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The column in characters as a person counts them, from 1.
  public var column: Int

  /// Makes the position at `line` and `column`, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the position of the byte at `offset` in UTF-8 text.
  ///
  /// An offset behind the end means the end.
  public init(offset: Int, in bytes: [UInt8]) {
    let head = bytes.prefix(max(0, offset))
    let newline = UInt8(ascii: "\n")
    let lineStart = head.lastIndex(of: newline).map { $0 + 1 } ?? 0
    line = head.reduce(into: 1) { count, byte in count += byte == newline ? 1 : 0 }
    var text = head[lineStart...]
    if lineStart == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    column = String(decoding: text, as: UTF8.self).count + 1
  }

  /// Orders by line, then by column.
  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// The position as compilers write it, `LINE:COLUMN`.
  public var description: String { "\(line):\(column)" }
}
