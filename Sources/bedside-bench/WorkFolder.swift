import Foundation

/// A folder for the files of one run, beside the program and so on a disk rather than in memory.
struct WorkFolder {
  let path: String

  init(beside program: String) throws {
    let home = URL(filePath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    path = home.appending(path: "bench-\(UUID())").path()
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The bytes of all files at `path` below the folder.
  func size(of name: String) -> Int {
    let files = FileManager.default.enumerator(atPath: "\(path)/\(name)")?.allObjects ?? []
    return files.reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)/\(file)")
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
