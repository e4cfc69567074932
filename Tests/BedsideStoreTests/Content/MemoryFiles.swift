import BedsideStore

/// Files that exist in a test alone.
struct MemoryFiles: ContentFiles {
  var files: [String: [UInt8]]

  init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  func read(_ path: String) throws(SystemError) -> [UInt8] {
    guard let bytes = files[path] else { throw SystemError(.open, path, .notFound) }
    return bytes
  }

  func names(in path: String) throws(SystemError) -> [String] {
    if files[path] != nil { throw SystemError(.open, path, .notAFolder) }
    let prefix = path.isEmpty ? "" : path + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }.compactMap { file in
      file.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
    }
    if names.isEmpty { throw SystemError(.open, path, .notFound) }
    return Array(Set(names))
  }

  func exists(_ path: String) -> Bool {
    files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") }
  }
}
