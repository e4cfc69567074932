internal import BedsideCore

/// Why a journal could not do what was asked.
public enum JournalError: Error, Hashable, Sendable {
  /// Nothing was saved: the store is only read.
  case readOnly(ReadOnlyReason)
  /// Nothing was saved: the system refused.
  case notSaved(SystemError)
  /// Nothing was saved, and nothing will be until the store is opened anew: the disk failed to
  /// confirm a line, and what it holds since then is not certain.
  case stopped(SystemError)
  /// Nothing was saved: another process has kept the store locked.
  case busy(path: String)
  /// Nothing was saved: the line would be longer than a line may be.
  case tooLong(bytes: Int)
  /// Nothing was saved: this cannot be a line, and why.
  case notAnEntry(String)
  /// What stands at the store's path by now cannot be used.
  case unusable(StoreError)
  /// Something could not be read.
  case unreadable(SystemError)
}

extension JournalError: CustomStringConvertible {
  /// What happened and what would do.
  public var description: String { Phrases.english.message(for: self) }
}
