/// How far a file of a journal was read, so that the next reading takes only what is new.
public struct JournalPlace: Hashable, Sendable {
  /// The file's number on its disk; 0 before the first reading.
  var inode: UInt64 = 0
  /// The byte at which the last line that was read begins.
  var start = 0
  /// The byte at which the next line begins.
  var offset = 0
  /// The lines that were read.
  var lines = 0
  /// The CRC-32C of the last line that was read.
  var check: UInt32 = 0

  /// Makes the place before the first line.
  public init() {}

  init(inode: UInt64) { self.inode = inode }
}
