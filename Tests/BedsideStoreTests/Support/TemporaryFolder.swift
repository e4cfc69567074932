import Foundation

/// A folder that exists for one test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "bedside-\(UUID())")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    path = url.path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)")))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    // In place, as an editor that keeps the file's number on its disk.
    let handle = try FileHandle(forWritingTo: URL(filePath: "\(path)/\(name)"))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }

  func permissions(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes[.posixPermissions] as? Int ?? -1
  }

  func setPermissions(_ permissions: Int, of name: String = "") throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }
}
