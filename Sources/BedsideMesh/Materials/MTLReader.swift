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
    read(PaddedBytes(bytes, in: 0..<bytes.count), file: file)
  }

  func read(_ original: PaddedBytes, file: String) -> Result {
    var text = original
    var cursor = 0
    switch FileKind(head: text, count: text.count) {
    case .obj(let skip): cursor = skip
    case .utf16(let isBigEndian):
      let decoded = UTF16Text.utf8(text, isBigEndian: isBigEndian)
      text = PaddedBytes(decoded, in: 0..<decoded.count)
    case .other: break
    }
    var parser = MaterialParser(file: file)
    while cursor < text.count {
      let statement = text.statement(at: cursor, limit: text.count)
      if !statement.isComment { parser.read(statement) }
      parser.line += text.lineEnds(in: cursor..<statement.next)
      cursor = statement.next
    }
    return parser.finish()
  }
}
