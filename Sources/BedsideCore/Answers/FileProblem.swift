/// What keeps a file from being an answer.
public enum FileProblem: Error, Hashable, Sendable {
  /// It describes no file.
  case notAFile
  /// There is none at this path.
  case missing(path: String)
  /// What is at this path is no plain file: a folder, a device.
  case notRegular(path: String)
  /// It can't be read; why.
  case unreadable(path: String, reason: String)
  /// It holds nothing.
  case empty(name: String)
  /// It is too large.
  case tooLarge(name: String, size: Int, limit: Int)
  /// It is not of a kind that will do.
  case wrongType(name: String, accepts: [MediaType])
  /// It could not be kept; why.
  case notKept(name: String, reason: String)
}
