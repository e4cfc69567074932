public import BedsideStore

/// What reads files that a person names.
public protocol FileReader: Sendable {
  /// The bytes of the file at `path`; `-` is standard input.
  ///
  /// - Throws: Why it can't be read.
  func bytes(of path: String) throws(SystemError) -> [UInt8]

  /// The bytes of the file at `path` below `folder`, through no link below that.
  ///
  /// - Throws: Why it can't be read.
  func bytes(of path: String, in folder: String) throws(SystemError) -> [UInt8]
}
