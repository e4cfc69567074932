/// Why a store is only read.
public enum ReadOnlyReason: Hashable, Sendable, CustomStringConvertible {
  /// Its folder belongs to another user.
  case ownedByAnother(path: String)
  /// Others may enter its folder.
  case openToOthers(path: String)
  /// This user may not write in its folder, or the disk can only be read.
  case notWritable(path: String)
  /// Its settings are missing, so it cannot say whose lines it would write.
  case settingsMissing(path: String)
  /// Its settings cannot be understood.
  case settingsDamaged(path: String, String)

  /// What is so and what would do.
  public var description: String {
    switch self {
    case .ownedByAnother(let path):
      "'\(path)' belongs to another user. Give your own folder with --store."
    case .openToOthers(let path):
      "Others on this machine may open '\(path)'. Run: chmod 700 \(ReadOnlyReason.quoted(path))"
    case .notWritable(let path):
      "This user cannot write in '\(path)'. Make it writable, or give another folder with --store."
    case .settingsMissing(let path):
      "'\(path)' is missing. Restore it from a copy of the store, or start another with --store."
    case .settingsDamaged(let path, let what):
      "\(path): \(what) Restore it from a copy of the store."
    }
  }

  /// The path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { FileName.isPlain("a\(Unicode.Scalar($0))") || $0 == 0x2F }
    return isPlain
      ? path
      : "'"
        + path.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#) + "'"
  }
}
