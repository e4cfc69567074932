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
  /// The check of all that was read; nil where nobody asks for it.
  var prefix: PrefixCheck?

  /// Makes the place before the first line.
  public init() {}

  init(inode: UInt64) { self.inode = inode }

  /// The place before the first line, from which the check of the first `length` bytes is looked for, and
  /// what the lines state of which something is `known`.
  init(checking length: Int, known: StatedChecks? = nil) {
    prefix = PrefixCheck(of: length, known: known)
  }

  /// Whether nothing was read.
  var isAtStart: Bool { inode == 0 && offset == 0 && lines == 0 }

  /// The place before the first line of the file with this number, where the same is looked for.
  func restarted(inode: UInt64 = 0) -> JournalPlace {
    var place = JournalPlace(inode: inode)
    place.prefix = prefix.map { PrefixCheck(of: $0.length, known: $0.known) }
    return place
  }
}
