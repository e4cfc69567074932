internal import BedsideCore

/// Why a folder cannot be opened as a store.
public enum StoreError: Error, Hashable, Sendable {
  /// It is a symbolic link.
  case link(path: String)
  /// It is a file.
  case notAFolder(path: String)
  /// It holds something else.
  case notAStore(path: String)
  /// Another version of Bedside made it.
  case format(path: String, Int)
  /// It holds real records, and a time was given.
  case notSimulated(path: String)
  /// It could not be read or made.
  case system(SystemError)
}

extension StoreError: CustomStringConvertible {
  /// What is so and what would do.
  public var description: String { Phrases.english.message(for: self).withPlainBlanks }
}
