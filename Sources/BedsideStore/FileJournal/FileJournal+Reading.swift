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
        if !place.isAtStart { visit(.replaced(file)) }
        place = place.restarted()
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
    // A file that changes under the reader is read anew; what changes all the time, next time.
    for _ in 0..<Self.readings {
      if place.inode == status.inode, place.offset <= status.size,
        try readPieces(of: opened, size: status.size, as: file, from: &place, visit)
      {
        return
      }
      if !place.isAtStart { visit(.replaced(file)) }
      place = place.restarted(inode: status.inode)
    }
  }

  /// How often a file that changes is read from its beginning.
  private static let readings = 3
  /// The bytes that are read at once: memory stays the same however large a file is.
  private static let piece = 1 << 20

  /// Meets the lines behind `place`, one piece of the file after the other; false when the line
  /// before it is not the one it was.
  private func readPieces(
    of opened: OpenFile, size: Int, as file: JournalFile, from place: inout JournalPlace,
    _ visit: (JournalEvent) -> Void
  ) throws(SystemError) -> Bool {
    var count = Self.piece
    while true {
      let bytes = try files.read(opened, at: place.start, count: min(count, size - place.start))
      let end = place.start + bytes.count
      let before = place.offset
      guard LineReader.meet(bytes, of: file, from: &place, visit) else { return false }
      if end >= size || bytes.isEmpty { return true }
      // A line, or what is none, may be longer than a piece.
      count = place.offset > before ? Self.piece : count * 2
    }
  }

  /// The bytes of a file from `offset` on, as they stand there.
  public func bytes(
    of file: JournalFile, from offset: Int, count: Int
  ) throws(JournalError) -> [UInt8] {
    let folder = try folderForReading()
    do throws(SystemError) {
      guard let folder, let opened = try open(file, in: folder) else { return [] }
      defer { files.close(opened) }
      let size = try files.status(of: opened).size
      return try files.read(opened, at: offset, count: max(0, min(count, size - offset)))
    } catch { throw .unreadable(error) }
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
  func names(in path: String) throws(JournalError) -> [String] {
    guard let folder = try folderForReading() else { return [] }
    do throws(SystemError) {
      return try files.names(at: path, in: folder.root)
    } catch {
      guard error.reason == .notFound else { throw .unreadable(error) }
      return []
    }
  }
}
