/// Reads material files (MTL).
///
/// Unknown statements are ignored, unreadable ones are warned about; nothing is an error.
public struct MTLReader: Sendable {
  /// What a material file holds.
  public struct Result: Sendable, Hashable {
    /// The materials in file order; of two with one name the first.
    public var materials: [Material] = []
    /// What could not be used.
    public var warnings: [MeshWarning] = []
  }

  /// Makes a reader.
  public init() {}

  /// Reads text.
  ///
  /// - Parameters:
  ///   - bytes: The file's content: UTF-8, or UTF-16 with a byte order mark.
  ///   - file: The file's name in warnings.
  /// - Returns: The materials and warnings.
  public func read(bytes: [UInt8], file: String) -> Result {
    var text = PaddedBytes(bytes, in: 0..<bytes.count)
    var start = 0
    switch FileKind(head: text, count: text.count) {
    case .obj(let skip): start = skip
    case .utf16(let isBigEndian):
      let decoded = UTF16Text.utf8(text, isBigEndian: isBigEndian)
      text = PaddedBytes(decoded, in: 0..<decoded.count)
    case .other: break
    }
    return read(text, from: start, file: file)
  }

  func read(_ text: PaddedBytes, from start: Int, file: String) -> Result {
    var parser = MaterialParser(file: file)
    var cursor = start
    while cursor < text.count {
      let statement = text.statement(at: cursor, limit: text.count)
      let lines = text.lineEnds(in: cursor..<statement.next)
      parser.line += 1
      if !statement.isComment { parser.read(statement) }
      parser.line += lines - 1
      cursor = statement.next
    }
    return parser.finish()
  }
}
