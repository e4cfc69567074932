public import BedsideStore

/// What makes files that are not there yet.
public protocol FileMaker: Sendable {
  /// Makes the file at `path` with these bytes, and the folders that lead to it.
  ///
  /// - Throws: Why it can't be made; `SystemError` with the reason `exists` where there is a file.
  func make(_ path: String, _ bytes: [UInt8]) throws(SystemError)
}

extension NewFiles: FileMaker {}
