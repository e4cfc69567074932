/// Makes files on this machine's disks and never touches those that are there.
public struct NewFiles: Sendable {
  private let files: any FileSystem

  /// Makes it; files are made by `files`.
  public init(files: any FileSystem = SystemCalls()) { self.files = files }

  /// Makes the file at `path` with these bytes, and the folders that lead to it.
  ///
  /// - Throws: `SystemError` with the reason `exists` where there is a file already.
  public func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    try makeFolder(ContentFolder.folder(of: path))
    let file = try files.open(path, in: nil, for: .creating)
    defer { files.close(file) }
    try files.writeAll(bytes[...], to: file)
    try files.synchronize(file)
  }

  private func makeFolder(_ path: String) throws(SystemError) {
    if path.isEmpty || path == "/" { return }
    do throws(SystemError) {
      try files.makeFolder(path, in: nil)
    } catch {
      switch error.reason {
      case .exists: return
      case .notFound where ContentFolder.folder(of: path) != path:
        try makeFolder(ContentFolder.folder(of: path))
        try files.makeFolder(path, in: nil)
      default: throw error
      }
    }
  }
}
