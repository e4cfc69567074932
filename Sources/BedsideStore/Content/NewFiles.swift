/// Makes files on this machine's disks and never touches those that are there.
public struct NewFiles: Sendable {
  let files: any FileSystem

  /// Makes it; files are made by `files`.
  public init(files: any FileSystem = SystemCalls()) { self.files = files }

  /// Makes the file at `path` with these bytes, and the folders that lead to it: whole or not at all.
  ///
  /// - Throws: `SystemError` with the reason `exists` where there is a file already.
  public func make(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    var made: [String] = []
    var isOurs = false
    do throws(SystemError) {
      try makeFolder(ContentFolder.folder(of: path), noting: &made)
      let file = try files.open(path, in: nil, for: .creating)
      isOurs = true
      defer { files.close(file) }
      try files.writeAll(bytes[...], to: file)
      try files.synchronize(file)
    } catch {
      // An empty file would stand in the way of the next try.
      if isOurs { try? files.remove(path, in: nil) }
      remove(made)
      throw error
    }
  }

  /// The folders that making the file at `path` would make, outermost first.
  public func missingFolders(of path: String) -> [String] {
    var missing: [String] = []
    var folder = ContentFolder.folder(of: path)
    while !folder.isEmpty, folder != "/", (try? files.status(at: folder, in: nil)) == nil {
      missing.insert(folder, at: 0)
      folder = ContentFolder.folder(of: folder)
    }
    return missing
  }

  func remove(_ folders: [String]) {
    for folder in folders.reversed() { try? files.removeFolder(folder, in: nil) }
  }

  func synchronize(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      let folder = try files.open(path, in: nil, for: .folder)
      defer { files.close(folder) }
      try files.synchronize(folder)
    } catch {
      // Some file systems of other machines cannot do this for folders, and a link may lead there.
      switch error.reason {
      case .notSupported, .notPermitted, .link, .notAFolder: return
      default: throw error
      }
    }
  }

  /// Makes the folder at `path` and those that lead to it, and notes which were not there, outermost first.
  func makeFolder(_ path: String, noting made: inout [String]) throws(SystemError) {
    if path.isEmpty || path == "/" { return }
    do throws(SystemError) {
      try files.makeFolder(path, in: nil)
      made.append(path)
    } catch {
      switch error.reason {
      case .exists: return
      case .notFound where ContentFolder.folder(of: path) != path:
        try makeFolder(ContentFolder.folder(of: path), noting: &made)
        try files.makeFolder(path, in: nil)
        made.append(path)
      default: throw error
      }
    }
  }
}
