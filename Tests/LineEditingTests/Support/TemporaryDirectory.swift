internal import Foundation

/// A directory that is gone, with what is in it, when the test is over.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "bedside-lines-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> TemporaryFile {
    TemporaryFile(path: "\(path)/\(name)")
  }
}
