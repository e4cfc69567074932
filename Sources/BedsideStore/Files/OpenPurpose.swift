/// What a file is opened for.
public enum OpenPurpose: Hashable, Sendable {
  /// Reading a file.
  case reading
  /// Reading a file and adding to its end.
  case appending
  /// Adding to a file that must not exist yet; it is made for its owner alone.
  case creating
  /// Locking a file, which is made where it is missing.
  case locking
  /// Working in a folder.
  case folder
}
