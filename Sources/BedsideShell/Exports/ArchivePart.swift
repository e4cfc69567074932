/// A file of an archive that is to be made: its path there, and where what it holds stands.
public struct ArchivePart: Hashable, Sendable {
  /// Its path in the archive.
  public var path: String
  /// Where its bytes stand in the file of all parts.
  public var range: Range<Int>

  /// Makes a part.
  public init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}
