/// A strict reader of JSON (RFC 8259) that knows where everything stands.
///
///     let log = ProblemLog(file: "study.json", bytes: bytes)
///     let root = JSONReader.read(bytes, log: log)
///
/// Text must be UTF-8. A syntax error ends the reading, since nothing behind it can be trusted; a
/// member that appears twice is noted and reading goes on.
public struct JSONReader {
  /// How deep arrays and objects may be nested.
  public static let deepest = 128

  /// Reads one value that fills all of `bytes`; notes what is wrong in `log`.
  ///
  /// Returns nil after a syntax error.
  public static func read(_ bytes: [UInt8], log: ProblemLog) -> JSONNode? {
    do {
      return try parse(bytes) { log.add($0.message, at: $0.offset) }
    } catch {
      log.add(error.message, at: error.offset)
      return nil
    }
  }

  /// Reads one value that fills all of `bytes`.
  ///
  /// - Throws: The first thing that is wrong, a member that appears twice included.
  public static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var duplicate: JSONSyntaxError?
    let node = try parse(bytes) { duplicate = duplicate ?? $0 }
    if let duplicate { throw duplicate }
    return node
  }

  private static func parse(
    _ bytes: [UInt8], duplicate: (JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) -> JSONNode {
    if let offset = UTF8Check.firstBadByte(in: bytes) {
      throw JSONSyntaxError("This is not UTF-8 text. Save the file as UTF-8.", at: offset)
    }
    var parser = JSONParser(bytes)
    let node = try parser.document()
    for error in parser.duplicates { duplicate(error) }
    return node
  }
}
