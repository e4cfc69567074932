/// Files that are read whole: a device, a pipe and a file without end would be waited for, or take all
/// the memory, so only plain files up to a length are read.
extension SystemCalls {
  /// How many bytes a file may have that is read whole, where nothing else is said: no text that a person
  /// writes is as long.
  public static let most = 64 << 20

  /// The bytes of the plain file at `path`, through links.
  ///
  /// - Throws: `SystemError` with the reason `isAFolder` or `notAFile` for what is none, and `tooLarge`
  ///   for one of more than `limit` bytes.
  public static func readFile(_ path: String, limit: Int = most) throws(SystemError) -> [UInt8] {
    let file = try open(throughLinks: path)
    defer { SystemCalls().close(file) }
    return try wholePlainFile(file, limit)
  }

  /// The bytes of the plain file at `path` below `folder`, through no link below that.
  ///
  /// - Throws: As for a file anywhere, and with the reason `link` where a link is on the way.
  public static func readFile(
    _ path: String, in folder: String, limit: Int
  ) throws(SystemError) -> [UInt8] {
    let calls = SystemCalls()
    let root = try open(throughLinks: folder)
    defer { calls.close(root) }
    if try calls.status(of: root).kind != .folder { throw SystemError(.read, folder, .notAFolder) }
    let file = try calls.open(path, in: root, for: .reading)
    defer { calls.close(file) }
    return try wholePlainFile(file, limit)
  }

  /// What comes in on standard input, whatever that is, up to its end.
  ///
  /// - Throws: `SystemError` with the reason `tooLarge` for more than `limit` bytes.
  public static func readStandardInput(limit: Int = most) throws(SystemError) -> [UInt8] {
    let file = try open(throughLinks: "/dev/stdin", waits: true)
    defer { SystemCalls().close(file) }
    if try SystemCalls().status(of: file).kind == .folder {
      throw SystemError(.read, file.path, .isAFolder)
    }
    return try rest(of: file, limit)
  }

  private static func wholePlainFile(_ file: OpenFile, _ limit: Int) throws(SystemError) -> [UInt8]
  {
    let status = try SystemCalls().status(of: file)
    switch status.kind {
    case .file: break
    case .folder: throw SystemError(.read, file.path, .isAFolder)
    case .link, .other: throw SystemError(.read, file.path, .notAFile)
    }
    if status.size > limit { throw SystemError(.read, file.path, .tooLarge(limit: limit)) }
    // A file of /proc does not tell its length.
    if status.size == 0 { return try rest(of: file, limit) }
    return try SystemCalls().read(file, at: 0, count: status.size)
  }

  /// What can be read of a file from where it stands.
  private static func rest(of file: OpenFile, _ limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let more = try streamed(file)
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > limit { throw SystemError(.read, file.path, .tooLarge(limit: limit)) }
    }
  }
}
