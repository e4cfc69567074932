internal import CLateLibraries

/// Puts files together into a ZIP archive, by the library libzip, which is opened when it is first
/// needed.
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

  /// Whether the library is built in and installed here; without it no archive is made.
  ///
  /// Asking opens it.
  public static var isAvailable: Bool {
    #if Archives
    late_archives()
    #else
    false
    #endif
  }

  /// The archive as bytes, its files for their owner alone and as of so many `seconds` since the
  /// beginning of 1970; nil where it can't be made.
  public static func bytes(of files: [File], at seconds: Int) -> [UInt8]? {
    #if Archives
    isAvailable ? ZipArchive.bytes(of: files, at: seconds) : nil
    #else
    nil
    #endif
  }
}
