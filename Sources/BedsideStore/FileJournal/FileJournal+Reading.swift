extension FileJournal {
  /// The participants who have a folder, in order.
  public func participants() throws(JournalError) -> [ParticipantID] {
    try names(in: "p").compactMap { ParticipantID($0) }.sorted()
  }

  /// The months of which a participant has a file, oldest first.
  public func months(of participant: ParticipantID) throws(JournalError) -> [Month] {
    try names(in: "p/\(participant)").compactMap { name in
      FileName.stem(name).flatMap { $0.utf8.count == 7 ? Month($0) : nil }
    }.sorted()
  }

  /// The drafts of which a participant has a file, in order.
  public func draftFiles(of participant: ParticipantID) throws(JournalError) -> [DraftID] {
    try names(in: "p/\(participant)/drafts").compactMap { name in
      FileName.stem(name).flatMap { DraftID($0) }
    }.sorted()
  }

  /// Reads what a file holds behind `place`, and moves `place` behind it.
  public func read(
    _ file: JournalFile, from place: inout JournalPlace, _ visit: (JournalEvent) -> Void
  ) throws(JournalError) {
    let folder = try folderForReading()
    do throws(SystemError) {
      guard let folder, let opened = try open(file, in: folder) else {
        if place != JournalPlace() { visit(.replaced(file)) }
        place = JournalPlace()
        return
      }
      defer { files.close(opened) }
      try read(opened, as: file, from: &place, visit)
    } catch { throw .unreadable(error) }
  }

  private func read(
    _ opened: OpenFile, as file: JournalFile, from place: inout JournalPlace,
    _ visit: (JournalEvent) -> Void
  ) throws(SystemError) {
    let status = try files.status(of: opened)
    guard status.kind == .file else { throw SystemError(.read, opened.path, .notAFile) }
    if place.inode == status.inode, place.offset == status.size { return }
    var isSame = false
    if place.inode == status.inode, place.offset < status.size {
      let bytes = try files.read(
        opened, at: place.start, count: status.size - place.start)
      isSame = LineReader.meet(bytes, of: file, from: &place, visit)
    }
    if isSame { return }
    if place != JournalPlace() { visit(.replaced(file)) }
    place = JournalPlace(inode: status.inode)
    let bytes = try files.read(opened, at: 0, count: status.size)
    _ = LineReader.meet(bytes, of: file, from: &place, visit)
  }

  private func open(_ file: JournalFile, in folder: StoreFolder) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try files.open(file.description, in: folder.root, for: .reading)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// The names in a folder of the store; none where it is missing.
  private func names(in path: String) throws(JournalError) -> [String] {
    guard let folder = try folderForReading() else { return [] }
    do throws(SystemError) {
      return try files.names(at: path, in: folder.root)
    } catch {
      guard error.reason == .notFound else { throw .unreadable(error) }
      return []
    }
  }
}
