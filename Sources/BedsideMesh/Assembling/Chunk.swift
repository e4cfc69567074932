internal import Synchronization

/// A piece of the file and its tables, which are handed from thread to thread.
final class Chunk: Sendable {
  /// Where the piece stands in the file.
  let range: Range<Int>
  private let tables: Mutex<ChunkTables>

  init(range: Range<Int>, tables: consuming sending ChunkTables) {
    self.range = range
    self.tables = Mutex(tables)
  }

  /// Lets one thread at a time work on the tables.
  func withTables<Result: Sendable>(_ body: (inout ChunkTables) -> Result) -> Result {
    tables.withLock { body(&$0) }
  }
}
