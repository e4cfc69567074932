/// Puts files together into a ZIP archive, by the library libzip where it is built in.
public enum ArchiveWriter {
  /// A file of an archive.
  public struct File: Hashable, Sendable {
    /// Its path in the archive.
    public var path: String
    /// What it holds.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Whether the library is built in; without it no archive is made.
  public static var isAvailable: Bool {
    #if Archives
    true
    #else
    false
    #endif
  }

  /// The archive as bytes, its files for their owner alone and as of so many `seconds` since the
  /// beginning of 1970; nil where it can't be made.
  public static func bytes(of files: [File], at seconds: Int) -> [UInt8]? {
    #if Archives
    ZipArchive.bytes(of: files, at: seconds)
    #else
    nil
    #endif
  }
}
