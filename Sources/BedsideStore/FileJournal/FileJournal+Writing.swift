extension FileJournal {
  /// Adds lines to a file, all in one commit, and returns when they are on the disk; nil when
  /// `condition` does not hold.
  public func append(
    _ entries: [JournalEntry], to file: JournalFile,
    if condition: () throws(JournalError) -> Bool
  ) throws(JournalError) -> [Acknowledgement]? {
    if entries.isEmpty { return [] }
    return try writing { folder throws(JournalError) in
      guard try condition() else { return nil }
      let origin = settings.origin
      var first = 1
      try commit(to: file, in: folder) { tail throws(JournalError) in
        first = tail.next
        return try tail.add(entries, origin: origin)
      }
      return entries.indices.map {
        Acknowledgement(file: file, origin: origin, number: first + $0)
      }
    }
  }

  /// Keeps a draft for this process, by a lock on its file that goes with the process.
  public func hold(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) -> DraftHold? {
    let path = JournalFile.draft(participant, draft).description
    return try writing { folder throws(JournalError) in
      let files = files
      do throws(SystemError) {
        let file = try files.open(path, in: folder.root, for: .appending)
        guard try files.lock(file, patience: 0) else {
          files.close(file)
          return nil
        }
        return DraftHold { files.close(file) }
      } catch {
        throw .notSaved(error)
      }
    }
  }

  /// Adds lines of another journal as they are; those that are known already are left out.
  public func add(_ records: [JournalRecord]) throws(JournalError) {
    let files = Dictionary(grouping: records, by: \.file)
    for (file, records) in files.sorted(by: { $0.key.description < $1.key.description }) {
      var known = RecordNames()
      try writing { folder throws(JournalError) in
        try read(file) { known.note($0) }
        let new = records.filter { known.insert($0) }
        if new.isEmpty { return }
        let origin = settings.origin
        try commit(to: file, in: folder) { tail in
          let bytes = new.reduce(into: [UInt8]()) { bytes, record in
            bytes += record.bytes
            bytes.append(Byte.newline)
          }
          tail.pass(bytes, origin: origin)
          return bytes
        }
      }
    }
  }

  /// Removes a draft's file; that it is missing is no error.
  public func removeDraft(
    _ draft: DraftID, of participant: ParticipantID
  ) throws(JournalError) {
    let file = JournalFile.draft(participant, draft)
    try writing { folder throws(JournalError) in
      tails[file] = nil
      do throws(SystemError) {
        try files.remove(file.description, in: folder.root)
      } catch { guard error.reason == .notFound else { throw .notSaved(error) } }
    }
  }

  /// Removes all that is kept of a participant, what was set aside included.
  public func erase(_ participant: ParticipantID) throws(JournalError) {
    try writing { folder throws(JournalError) in
      tails = [:]
      hasNotes[participant] = false
      try saving { () throws(SystemError) in
        // First what is known: what is erased is not missing, wherever this is cut short.
        let known = Self.checkpointPath(of: participant)
        for path in [known, "\(known).new"] where try folder.removeTree(path) {
          try folder.synchronizeFolder("\(Self.known)/p")
        }
        for parent in ["p", "quarantine/p"]
        where try folder.removeTree("\(parent)/\(participant)") {
          try folder.synchronizeFolder(parent)
        }
      }
    }
  }

  // MARK: A commit

  /// Adds the lines that `lines` makes for what is known of the file, which it moves behind them.
  private func commit(
    to file: JournalFile, in folder: StoreFolder,
    _ lines: (inout FileTail) throws(JournalError) -> [UInt8]
  ) throws(JournalError) {
    if case .draft = file {} else { examineNotes(of: file.participant, in: folder) }
    let opened = try saving { () throws(SystemError) in
      try folder.openForAdding(file.description)
    }
    defer { files.close(opened.file) }
    var tail = try saving { () throws(SystemError) in
      try repairedTail(of: file, opened: opened, in: folder)
    }
    let end = tail.place.offset
    if end == 0, case .draft = file { reserveRoom(in: opened.file) }
    let bytes = try lines(&tail)
    try write(bytes, to: opened.file, at: end, in: folder)
    tails[file] = tail
  }

  /// Has the disk keep room for the answers of a run that begins, so that a full disk shows before
  /// the first question rather than behind the last.
  ///
  /// Where there is too little, the run can still begin: most need far less.
  private func reserveRoom(in file: OpenFile) {
    do throws(SystemError) {
      try files.reserve(Self.roomForAnswers, in: file)
      hasLittleRoom = false
    } catch {
      // A file system that cannot keep room can still be written.
      hasLittleRoom = [.diskFull, .quotaFull, .fileTooLarge].contains(error.reason)
    }
  }

  /// The bytes that the answers of a long survey take.
  private static let roomForAnswers = 65_536

  private func write(
    _ bytes: [UInt8], to file: OpenFile, at end: Int, in folder: StoreFolder
  ) throws(JournalError) {
    do throws(SystemError) {
      try folder.files.writeAll(bytes[...], to: file)
    } catch {
      // If this fails too, the next writer sets the incomplete line aside.
      try? files.truncate(file, to: end)
      throw .notSaved(error)
    }
    do {
      try saving { () throws(SystemError) in try files.synchronizeData(of: file) }
    } catch {
      // The system may now show bytes that the disk does not have.
      files.forgetCache(of: file)
      throw error
    }
  }

  /// Reads what was added to the file since it was last looked at, and sets aside what is no line.
  private func repairedTail(
    of file: JournalFile, opened: (file: OpenFile, status: FileStatus), in folder: StoreFolder
  ) throws(SystemError) -> FileTail {
    let size = opened.status.size
    // Whoever wrote before this process began may not have learnt that the disk failed: what the
    // system shows from memory is not asked, but what the disk holds.
    let known = tails[file]
    if known == nil, size > 0 { files.forgetCache(of: opened.file) }
    var isNew = known == nil
    var tail = known ?? FileTail(inode: opened.status.inode)
    var start = tail.place.start
    var bytes = try files.read(opened.file, at: start, count: max(0, size - start))
    if tail.place.inode != opened.status.inode || !tail.read(bytes, origin: settings.origin) {
      tail = FileTail(inode: opened.status.inode)
      isNew = true
      start = 0
      bytes = try files.read(opened.file, at: 0, count: size)
      _ = tail.read(bytes, origin: settings.origin)
    }
    if isNew { tail.next = max(tail.next, knownNext(in: file)) }
    let rest = bytes.dropFirst(tail.place.offset - start)
    if !rest.isEmpty {
      setAside.append(try folder.setAside(rest, of: file.description))
      try files.truncate(opened.file, to: tail.place.offset)
    }
    return tail
  }

  /// The number behind the newest line that is known to have been in a file: one that is missing keeps its
  /// number, by which it is missed and may come back.
  private func knownNext(in file: JournalFile) -> Int {
    if case .draft = file { return 1 }
    let known = try? checkpoint(of: file.participant)
    return known?.next(in: file, from: settings.origin) ?? 1
  }
}
