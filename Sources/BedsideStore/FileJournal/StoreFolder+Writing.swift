internal import BedsideCore

extension StoreFolder {
  /// Makes the folder at `path`, and those above it that are missing, and opens it.
  static func make(_ path: String, files: any FileSystem) throws(SystemError) -> StoreFolder {
    try makeFolder(path, files: files)
    return try StoreFolder(path, files: files)
  }

  /// Writes store.json so that it is there whole or not at all.
  ///
  /// Every folder that leads to it is on the disk first, whoever made it, so that a store that has
  /// settings is always found again.
  func write(_ settings: StoreSettings) throws(SystemError) {
    try write(settings: settings.bytes)
  }

  /// Makes the settings say that what the store holds is noted, with all else that stands in them, and
  /// returns them.
  func noted(_ settings: StoreSettings) throws(SystemError) -> StoreSettings {
    guard let old = try settingsBytes()?.bytes, let node = try? JSONReader.read(old),
      case .object(var fields) = node.value
    else { return settings }
    fields["noted"] = true
    try write(settings: Array((JSONValue.object(fields).text + "\n").utf8))
    return StoreSettings(
      origin: settings.origin, created: settings.created, clock: settings.clock)
  }

  private func write(settings bytes: [UInt8]) throws(SystemError) {
    var folder = path
    while folder != StoreFolder.parent(of: folder) {
      folder = StoreFolder.parent(of: folder)
      try StoreFolder.synchronizeFolder(folder, in: nil, files: files)
    }
    let temporary = StoreFolder.settingsName + ".new"
    if try files.status(at: temporary, in: root) != nil { try files.remove(temporary, in: root) }
    let file = try files.open(temporary, in: root, for: .creating)
    defer { files.close(file) }
    try files.writeAll(bytes[...], to: file)
    try files.synchronize(file)
    try files.rename(temporary, to: StoreFolder.settingsName, in: root)
    try files.synchronize(root)
  }

  /// Opens the file at `path` for adding to it, and makes it where it is missing.
  ///
  /// An empty file is treated as one just made: what its name needs to last is on the disk before
  /// anything is written, so that a file that holds a line is always found again.
  func openForAdding(_ path: String) throws(SystemError) -> (file: OpenFile, status: FileStatus) {
    let file: OpenFile
    if let existing = try existing(path) { file = existing } else { file = try made(path) }
    do throws(SystemError) {
      let status = try files.status(of: file)
      if let obstacle = status.obstacle(for: user) {
        throw SystemError(.write, file.path, obstacle)
      }
      if status.size == 0 { try synchronizeFolders(above: path) }
      return (file, status)
    } catch {
      files.close(file)
      throw error
    }
  }

  /// Keeps `bytes`, which stood at the end of the file at `path`, out of the way and on the disk.
  ///
  /// Returns the path at which they are kept, below the store's folder.
  func setAside(_ bytes: ArraySlice<UInt8>, of path: String) throws(SystemError) -> String {
    var kept = "quarantine/\(path)"
    var count = 1
    repeat {
      kept = "quarantine/\(path).\(count)"
      count += 1
    } while try files.status(at: kept, in: root) != nil
    let file = try made(kept)
    defer { files.close(file) }
    try files.writeAll(bytes, to: file)
    try files.synchronize(file)
    try synchronizeFolders(above: kept)
    return kept
  }

  /// Removes the folder at `path` with all that it holds; false when it is missing.
  func removeTree(_ path: String) throws(SystemError) -> Bool {
    guard let status = try files.status(at: path, in: root) else { return false }
    if status.kind == .folder {
      for name in try files.names(at: path, in: root).sorted() {
        _ = try removeTree("\(path)/\(name)")
      }
      try files.removeFolder(path, in: root)
    } else {
      try files.remove(path, in: root)
    }
    return true
  }

  /// Waits until the names in the folder at `path` are on the disk.
  func synchronizeFolder(_ path: String) throws(SystemError) {
    try StoreFolder.synchronizeFolder(path, in: root, files: files)
  }

  // MARK: Steps

  private func existing(_ path: String) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try files.open(path, in: root, for: .appending)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  func made(_ path: String) throws(SystemError) -> OpenFile {
    for folder in folders(above: path).reversed() {
      do throws(SystemError) {
        try files.makeFolder(folder, in: root)
      } catch { guard error.reason == .exists else { throw error } }
    }
    return try files.open(path, in: root, for: .creating)
  }

  func synchronizeFolders(above path: String) throws(SystemError) {
    for folder in folders(above: path) { try synchronizeFolder(folder) }
    try files.synchronize(root)
  }

  /// The folders below the store's own that lead to `path`, the nearest first.
  private func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = Substring(path)
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }

  private static func makeFolder(_ path: String, files: any FileSystem) throws(SystemError) {
    do throws(SystemError) {
      try files.makeFolder(path, in: nil)
    } catch {
      switch error.reason {
      case .exists: return
      case .notFound where parent(of: path) != path:
        try makeFolder(parent(of: path), files: files)
        // Once more and no oftener: a link that leads nowhere is missing however often it is made.
        try files.makeFolder(path, in: nil)
      default: throw error
      }
    }
  }

  private static func synchronizeFolder(
    _ path: String, in folder: OpenFile?, files: any FileSystem
  ) throws(SystemError) {
    do throws(SystemError) {
      let folder = try files.open(path, in: folder, for: .folder)
      defer { files.close(folder) }
      try files.synchronize(folder)
    } catch {
      // Some file systems of other machines cannot do this for folders, and a folder above the
      // store may be closed to this user.
      guard error.reason == .notSupported || error.reason == .notPermitted else { throw error }
    }
  }

  /// The folder that holds what is at `path`.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
