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

  /// Makes the folder at `path`, and those that lead to it, whole or not at all: `fill` makes the files
  /// in it, by paths below it.
  ///
  /// When `fill` fails, nothing is left of what was made. What a crash left of an earlier try is removed.
  ///
  /// - Throws: What `fill` throws, or `SystemError`, with the reason `exists` where there is anything
  ///   but an empty folder already.
  public func makeFolder(
    _ path: String,
    filling fill: ((String, [UInt8]) throws(SystemError) -> Void) throws(ExportError) -> Void
  ) throws(ExportError) {
    let target = path.lastIndex { $0 != "/" }.map { String(path[...$0]) } ?? path
    let parent = StoreFolder.parent(of: target)
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let unfinished = ".\(name).unfinished"
    let place = "\(parent)/\(unfinished)"
    var made: [String] = []
    do throws(SystemError) {
      if try isTaken(target) { throw SystemError(.create, target, .exists) }
      try makeFolder(parent, noting: &made)
      _ = try StoreFolder(parent, files: files).removeTree(unfinished)
      try files.makeFolder(place, in: nil)
    } catch {
      remove(made)
      throw .system(error.moved(from: place, to: target))
    }
    do throws(ExportError) {
      try fill { (path, bytes) throws(SystemError) in
        do throws(SystemError) {
          try make("\(place)/\(path)", bytes)
        } catch { throw error.moved(from: place, to: target) }
      }
      do throws(SystemError) {
        try files.rename(place, to: target, in: nil)
        try synchronize(parent)
      } catch { throw .system(error.moved(from: place, to: target)) }
    } catch {
      // What can't be removed now is, before the folder is made the next time.
      _ = try? StoreFolder(parent, files: files).removeTree(unfinished)
      remove(made)
      throw error
    }
  }

  /// Whether anything but an empty folder stands at a path.
  private func isTaken(_ path: String) throws(SystemError) -> Bool {
    guard let status = try files.status(at: path, in: nil) else { return false }
    if status.kind != .folder { return true }
    return try !files.names(at: path, in: nil).isEmpty
  }

  private func remove(_ folders: [String]) {
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

  func makeFolder(_ path: String) throws(SystemError) {
    var made: [String] = []
    try makeFolder(path, noting: &made)
  }

  private func makeFolder(_ path: String, noting made: inout [String]) throws(SystemError) {
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

extension SystemError {
  /// The error with a path as people know it.
  fileprivate func moved(from place: String, to path: String) -> SystemError {
    guard self.path.hasPrefix(place) else { return self }
    return SystemError(action, path + self.path.dropFirst(place.utf8.count), reason)
  }
}
