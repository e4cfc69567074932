internal import BedsideCore

extension FileJournal {
  /// What is to be said about the store's files and folders, by path.
  ///
  /// Supplied files are read whole, since each is called like its hash; nothing is written.
  public func findings() throws(JournalError) -> [StoreFinding] {
    guard let folder = try folderForReading() else { return [] }
    do throws(SystemError) {
      var findings = try parentFindings()
      try examine("", in: folder, &findings)
      return findings
    } catch { throw .unreadable(error) }
  }

  /// Whoever may change the folder above can put another store in this one's place.
  private func parentFindings() throws(SystemError) -> [StoreFinding] {
    let parent = StoreFolder.parent(of: path)
    guard let status = try files.status(at: parent, in: nil) else { return [] }
    let isSticky = status.permissions & 0o1000 != 0
    let isOthers = status.owner != files.user && status.owner != 0
    let isOpen = isOthers || status.permissions & 0o022 != 0 && !isSticky
    return isOpen ? [StoreFinding(.openParent, parent)] : []
  }

  private func examine(
    _ path: String, in folder: StoreFolder, _ findings: inout [StoreFinding]
  ) throws(SystemError) {
    for name in try files.names(at: path.isEmpty ? "." : path, in: folder.root).sorted() {
      let path = path.isEmpty ? name : "\(path)/\(name)"
      // It may have been removed since: a draft that another shell finished.
      guard let status = try files.status(at: path, in: folder.root) else { continue }
      findings += Self.findings(about: path, status, user: files.user)
      switch status.kind {
      case .folder:
        do throws(SystemError) {
          try examine(path, in: folder, &findings)
        } catch {
          // What keeps that which is known from being read is told with it.
          guard path.split(separator: "/").first == Self.known[...] else { throw error }
        }
      case .file where Self.isSupplied(path):
        if try !isUnchanged(path, status, in: folder) {
          findings.append(StoreFinding(.changedFile, path, bytes: status.size))
        }
      default: break
      }
    }
  }

  private static func findings(
    about path: String, _ status: FileStatus, user: UInt32
  ) -> [StoreFinding] {
    var kinds: [StoreFinding.Kind] = []
    if status.kind == .link { return [StoreFinding(.link, path)] }
    // Whoever may open it, it must be something else.
    if status.kind != .file, isOurs(path) { return [StoreFinding(.notAFile, path)] }
    if status.owner != user { kinds.append(.ownedByAnother) }
    if status.isOpenToOthers { kinds.append(.openToOthers) }
    if status.kind == .file {
      if status.links > 1 { kinds.append(.severalNames) }
      if path.hasPrefix("quarantine/") {
        kinds.append(.setAside)
      } else if path.hasSuffix(".new") {
        kinds.append(.leftover)
      } else if !isOurs(path) {
        kinds.append(.notOurs)
      }
    }
    return kinds.map { StoreFinding($0, path, bytes: status.size) }
  }

  /// Whether a store has files of such a path.
  private static func isOurs(_ path: String) -> Bool {
    [StoreFolder.settingsName, StoreFolder.lockName].contains(path)
      || JournalFile(path: path) != nil || isSupplied(path) || participant(ofNotes: path) != nil
  }

  private static func isSupplied(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == 4 && parts[0] == "p" && parts[2] == "files" && parts[3].utf8.count == 64
  }

  private func isUnchanged(
    _ path: String, _ status: FileStatus, in folder: StoreFolder
  ) throws(SystemError) -> Bool {
    let file = try files.open(path, in: folder.root, for: .reading)
    defer { files.close(file) }
    let bytes = try files.read(file, at: 0, count: status.size)
    return path.hasSuffix(SHA256.hexadecimal(bytes))
  }
}
