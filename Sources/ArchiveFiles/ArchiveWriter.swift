internal import CLateLibraries

/// Puts files together into a ZIP archive, by the library libzip, which is opened when it is first
/// needed.
public enum ArchiveWriter {
  /// A file of an archive: its path there, and where what it holds stands in the file of all parts.
  public struct Part: Hashable, Sendable {
    /// Its path in the archive.
    public var path: String
    /// Where its bytes stand.
    public var range: Range<Int>

    /// Makes a part.
    public init(path: String, range: Range<Int>) {
      self.path = path
      self.range = range
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

  /// Writes the archive of `parts`, its files for their owner alone and as of so many `seconds` since the
  /// beginning of 1970; returns 0, or the system's number of what went wrong.
  ///
  /// What the parts hold is read from the open file `source`, and the archive is written from the
  /// beginning of the open file `target`, by positions and piece by piece: memory does not grow with
  /// them.
  public static func write(
    _ parts: [Part], from source: Int32, to target: Int32, at seconds: Int
  ) -> Int32 {
    #if Archives
    isAvailable
      ? ZipArchive.write(parts, from: source, to: target, at: seconds) : ErrorNumber.notSupported
    #else
    ErrorNumber.notSupported
    #endif
  }
}
