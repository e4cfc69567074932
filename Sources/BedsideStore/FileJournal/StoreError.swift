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
  public var description: String {
    switch self {
    case .link(let path):
      "'\(path)' is a symbolic link. Give the folder to which it leads with --store."
    case .notAFolder(let path): "'\(path)' is not a folder. Give a folder with --store."
    case .notAStore(let path):
      "'\(path)' holds other files and is no store. Give an empty or a new folder with --store."
    case .format(let path, let format):
      "'\(path)' has the format \(format); this Bedside reads \(StoreSettings.currentFormat). "
        + "Use the Bedside that made it, or a newer one."
    case .notSimulated(let path):
      "'\(path)' holds real records, so its time cannot be given. "
        + "Give a new folder with --store for a rehearsal with --now."
    case .system(let error): "\(error)"
    }
  }
}
