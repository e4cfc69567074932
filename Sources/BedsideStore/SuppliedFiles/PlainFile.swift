/// A plain file that somebody names, read whole unless it is too large.
public enum PlainFile: Hashable, Sendable {
  /// Its bytes.
  case bytes([UInt8])
  /// It has more bytes than it may; so many.
  case tooLarge(size: Int)

  /// Reads the file at `path`, through links.
  ///
  /// - Throws: `SystemError` with the reason `notAFile` for a folder, a device or a pipe.
  public static func read(_ path: String, limit: Int) throws(SystemError) -> PlainFile {
    let calls = SystemCalls()
    let file = try SystemCalls.open(throughLinks: path)
    defer { calls.close(file) }
    let status = try calls.status(of: file)
    guard status.kind == .file else { throw SystemError(.read, path, .notAFile) }
    if status.size > limit { return .tooLarge(size: status.size) }
    return .bytes(try calls.read(file, at: 0, count: status.size))
  }
}
