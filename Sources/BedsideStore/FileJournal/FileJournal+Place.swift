extension FileJournal {
  /// Whether `path` is the store's folder or leads below it, through whatever links.
  ///
  /// What is not there yet is judged by the nearest folder above it that is.
  public func isInside(_ path: String) throws(SystemError) -> Bool {
    guard let own = try folderStatus(self.path) else { return false }
    var parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let root = path.hasPrefix("/") ? "/" : "./"
    var place = root + parts.joined(separator: "/")
    while try folderStatus(place) == nil {
      guard !parts.isEmpty else { return false }
      // The system would not pass through what is missing, nor come back from there.
      if parts.removeLast() == "..", !parts.isEmpty { parts.removeLast() }
      place = root + parts.joined(separator: "/")
    }
    var below: FileStatus?
    while let status = try folderStatus(place), !status.isSame(as: below) {
      if status.isSame(as: own) { return true }
      below = status
      place += "/.."
    }
    return false
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
