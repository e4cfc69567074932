extension FileJournal {
  /// Whether `path` is the store's folder or leads below it, through whatever links.
  ///
  /// What is not there yet is judged by the nearest folder above it that is.
  public func isInside(_ path: String) throws(SystemError) -> Bool {
    guard let own = try folderStatus(self.path) else { return false }
    var place = try nearestFolder(to: path)
    var below: FileStatus?
    while let status = try folderStatus(place), !status.isSame(as: below) {
      if status.isSame(as: own) { return true }
      below = status
      place += "/.."
    }
    return false
  }

  /// The path of the nearest folder above what `path` leads to, or of that itself.
  private func nearestFolder(to path: String) throws(SystemError) -> String {
    var place = path.hasPrefix("/") ? "/" : "."
    var rest = path.split(separator: "/").map(String.init)
    while let part = rest.first {
      if try folderStatus("\(place)/\(part)") != nil {
        place += "/\(part)"
        rest.removeFirst()
        continue
      }
      // Folders that are missing are made on the way, and the way may lead out of them again.
      let simpler = Self.simplified(rest)
      if simpler == rest { break }
      rest = simpler
    }
    return place
  }

  /// The parts of a path without each pair that enters a folder and leaves it again.
  private static func simplified(_ parts: [String]) -> [String] {
    var simple: [String] = []
    for part in parts where part != "." {
      if part == "..", let last = simple.last, last != ".." {
        simple.removeLast()
      } else {
        simple.append(part)
      }
    }
    return simple
  }

  /// What is known about the folder to which a path leads through links; nil where there is none.
  private func folderStatus(_ path: String) throws(SystemError) -> FileStatus? {
    try files.status(at: path + "/.", in: nil)
  }
}

extension FileStatus {
  /// Whether this is the same thing on the same disk.
  fileprivate func isSame(as other: FileStatus?) -> Bool {
    inode == other?.inode && device == other?.device
  }
}
