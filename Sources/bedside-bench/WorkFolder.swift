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

  /// Removes one file.
  func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The bytes of the file `name` in the folder, or of all files below it.
  func size(of name: String) -> Int {
    let below = FileManager.default.enumerator(atPath: "\(path)/\(name)")?.allObjects ?? []
    return ([name] + below.map { "\(name)/\($0)" }).reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return sum }
      return sum + (attributes?[.size] as? Int ?? 0)
    }
  }
}
