/// Which lines a journal has: of each file and origin, the number of the newest.
///
/// Numbers are dense, so "everything after this" is exact.
public struct Knowledge: Hashable, Sendable {
  private var newest: [JournalFile: [String: Int]] = [:]

  /// Makes the knowledge of nothing.
  public init() {}

  /// The files of which anything is known.
  public var files: some Collection<JournalFile> { newest.keys }

  /// The number of the newest line of `origin` in `file`; 0 where none is known.
  public func newest(in file: JournalFile, from origin: String) -> Int {
    newest[file]?[origin] ?? 0
  }

  /// Whether the line is known.
  public func contains(_ record: JournalRecord) -> Bool {
    record.number <= newest(in: record.file, from: record.origin)
  }

  /// Adds the knowledge of a line and of all lines before it.
  public mutating func add(_ file: JournalFile, origin: String, number: Int) {
    newest[file, default: [:]][origin] = max(number, newest(in: file, from: origin))
  }
}
