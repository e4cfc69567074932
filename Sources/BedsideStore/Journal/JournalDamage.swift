internal import BedsideCore

/// A line of a journal that is left out because it is not the one that was written.
public struct JournalDamage: Hashable, Sendable, CustomStringConvertible {
  /// What became of the line.
  public enum Kind: Hashable, Sendable {
    /// It reads well, but its checksum says that it was changed.
    case changed
    /// It is no line at all.
    case unreadable
  }

  /// The file.
  public let file: JournalFile
  /// The line, from 1.
  public let line: Int
  /// What became of it.
  public let kind: Kind

  /// Makes the note of a damaged line.
  public init(file: JournalFile, line: Int, kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }

  /// Where it is and what it means, as compilers write it.
  public var description: String { Phrases.english.message(for: self) }
}
