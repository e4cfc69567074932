/// Content on this machine's disks; relative paths count from the working directory.
public struct DiskFiles: ContentFiles {
  /// Makes it.
  public init() {}

  /// The bytes of the plain file at `path`, through links.
  public func read(_ path: String) throws(SystemError) -> [UInt8] {
    try SystemCalls.readFile(path)
  }

  /// The names in the folder at `path`.
  public func names(in path: String) throws(SystemError) -> [String] {
    // With the dot a link to a folder is followed.
    try SystemCalls().names(at: ContentFolder.join(path, "."), in: nil)
  }

  /// Whether there is a file or a folder at `path`.
  public func exists(_ path: String) -> Bool {
    do throws(SystemError) {
      return try SystemCalls().status(at: path, in: nil) != nil
    } catch {
      return false
    }
  }
}
