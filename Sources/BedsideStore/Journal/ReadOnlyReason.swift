internal import BedsideCore

/// Why a store is only read.
public enum ReadOnlyReason: Hashable, Sendable, CustomStringConvertible {
  /// Its folder belongs to another user.
  case ownedByAnother(path: String)
  /// Others may enter its folder.
  case openToOthers(path: String)
  /// This user may not write in its folder, or the disk can only be read.
  case notWritable(path: String)
  /// A file without which nothing is written is not this user's alone.
  case fileNotSafe(SystemError)
  /// Its settings are missing, so it cannot say whose lines it would write.
  case settingsMissing(path: String)
  /// Its settings cannot be understood.
  case settingsDamaged(path: String, String)
  /// Its settings say another clock than the store was made with.
  case clockChanged(path: String, was: StoreClock)

  /// What is so and what would do.
  public var description: String { Phrases.english.message(for: self) }

  /// The command that closes a folder to others.
  static func closingCommand(_ path: String) -> String { "chmod 700 \(quoted(path))" }

  /// The path as a shell takes it.
  static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { FileName.isPlain("a\(Unicode.Scalar($0))") || $0 == 0x2F }
    return isPlain
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }
}
