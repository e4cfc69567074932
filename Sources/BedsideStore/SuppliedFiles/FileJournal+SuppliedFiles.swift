/// Supplied files stand beside the participant's records, each called like its hash:
/// `p/<participant>/files/<SHA-256>`.
extension FileJournal: SuppliedFileStore {
  /// Keeps `bytes` under the name `hash`, and returns when they are on the disk; false when
  /// `condition` does not hold.
  public func keep(
    _ bytes: [UInt8], named hash: String, of participant: ParticipantID,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> Bool {
    try writing { folder throws(JournalError) in
      guard try condition() else { return false }
      try saving { () throws(SystemError) in
        try folder.place(bytes, called: hash, in: "p/\(participant)/files")
      }
      return true
    }
  }

  /// The bytes that are kept under the name `hash`; nil when there are none.
  public func supplied(
    _ hash: String, of participant: ParticipantID
  ) throws(JournalError) -> [UInt8]? {
    guard let folder = try folderForReading() else { return nil }
    do throws(SystemError) {
      let file = try files.open(
        "p/\(participant)/files/\(hash)", in: folder.root, for: .reading)
      defer { files.close(file) }
      return try files.read(file, at: 0, count: try files.status(of: file).size)
    } catch {
      guard error.reason == .notFound else { throw .unreadable(error) }
      return nil
    }
  }

  /// The names of the files of a participant, in order.
  public func suppliedFiles(of participant: ParticipantID) throws(JournalError) -> [String] {
    try names(in: "p/\(participant)/files").filter { $0.utf8.count == 64 }.sorted()
  }

  /// Removes what is kept under the name `hash`; that it is missing is no error.
  public func removeSupplied(
    _ hash: String, of participant: ParticipantID
  ) throws(JournalError) {
    try writing { folder throws(JournalError) in
      do throws(SystemError) {
        try files.remove("p/\(participant)/files/\(hash)", in: folder.root)
      } catch { guard error.reason == .notFound else { throw .notSaved(error) } }
    }
  }
}

extension StoreFolder {
  /// Makes the file `name` of `folder` hold `bytes`: whole and on the disk, or not at all.
  func place(_ bytes: [UInt8], called name: String, in folder: String) throws(SystemError) {
    let path = "\(folder)/\(name)"
    let status = try files.status(at: path, in: root)
    if status?.kind != .file || status?.size != bytes.count {
      let temporary = "\(path).new"
      // What a crash left.
      if try files.status(at: temporary, in: root) != nil { try files.remove(temporary, in: root) }
      let file = try made(temporary)
      defer { files.close(file) }
      try files.writeAll(bytes[...], to: file)
      try files.synchronize(file)
      let parent = try files.open(folder, in: root, for: .folder)
      defer { files.close(parent) }
      try files.rename("\(name).new", to: name, in: parent)
    }
    // Also where it was there: whoever placed it may not have come this far.
    try synchronizeFolders(above: path)
  }
}
