/// Where content is read from: files and folders by their paths, with `/` between the parts.
public protocol ContentFiles: Sendable {
  /// The bytes of the file at `path`.
  func read(_ path: String) throws(SystemError) -> [UInt8]

  /// The names in the folder at `path`, in no order.
  ///
  /// - Throws: `SystemError` with the reason `notAFolder` where it is no folder.
  func names(in path: String) throws(SystemError) -> [String]

  /// Whether there is a file or a folder at `path`.
  func exists(_ path: String) -> Bool
}
